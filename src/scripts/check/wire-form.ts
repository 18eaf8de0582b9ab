import { byId, say, show } from './elements.ts';

/** Where an error is said: at the field that it is about, or at the button where it is about neither. */
export type ErrorPlace = 'picture' | 'vendor' | 'form';

/** Says what is wrong; of a field it is said there, and the reader is moved there. "" takes it back, with what was said at the button. */
export function fieldError(place: ErrorPlace, message: string): void {
  say('form-error', '');
  byId('form-said').textContent = '';
  say(`${place}-error`, message);
  show('use-service', false);
  if (place === 'vendor') show('without-shop', message !== '');
  if (place !== 'form') byId(place).setAttribute('aria-invalid', String(message !== ''));
  if (message === '') return;
  if (place !== 'form') byId(place).focus();
  byId(`${place}-error`).scrollIntoView({ block: 'nearest' });
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
