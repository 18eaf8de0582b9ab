import { byId, say, show } from './elements.ts';

/** Says at a field what is wrong with it and moves the reader there; "" takes it back. */
export function fieldError(field: 'picture' | 'vendor', message: string): void {
  say(`${field}-error`, message);
  show('use-service', false);
  if (field === 'vendor') show('without-shop', message !== '');
  byId(field).setAttribute('aria-invalid', String(message !== ''));
  if (message === '') return;
  byId(field).focus();
  byId(`${field}-error`).scrollIntoView({ block: 'nearest' });
}

const PICKERS = ['picture', 'camera-input'] as const;

/** Files that were chosen before this script came, as on a slow connection, or that the browser put back. */
export function filesChosenBefore(): File[] {
  return PICKERS.flatMap(filesOf);
}

function filesOf(picker: (typeof PICKERS)[number]): File[] {
  return Array.from(byId<HTMLInputElement>(picker).files ?? []);
}

/** Takes files from the picker, the camera, the clipboard, and whatever is dropped on the page. */
export function wireFiles(choose: (files: File[]) => void): void {
  const drop = byId('drop');
  for (const id of PICKERS) byId(id).addEventListener('change', () => choose(filesOf(id)));
  document.addEventListener('paste', (event) => choose(Array.from(event.clipboardData?.files ?? [])));
  for (const type of ['dragenter', 'dragover']) drop.addEventListener(type, () => drop.classList.add('over'));
  for (const type of ['dragleave', 'drop']) drop.addEventListener(type, () => drop.classList.remove('over'));
  // Wherever it falls: a picture that missed the zone would otherwise replace the page.
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    choose(Array.from(event.dataTransfer?.files ?? []));
  });
}
