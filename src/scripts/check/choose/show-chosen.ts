import { append, appendButton, appendLink, byId, show } from '../elements.ts';
import { type CheckState, type ChosenFile, nameOf } from '../state/check-state.ts';
import { megabytes } from './file-problem.ts';

/** What can be done with a file in the list. */
export interface ChosenActions {
  turn: (chosen: ChosenFile) => void;
  remove: (chosen: ChosenFile) => void;
}

const STATUS: Readonly<Record<ChosenFile['status'], string>> = {
  waiting: '',
  checking: 'Being checked now.',
  answered: 'Answered.',
  failed: '',
};

const previews = new Map<number, string>();

/** Shows the files that were chosen, each with what became of it. */
export function showChosen(state: CheckState, { turn, remove }: ChosenActions): void {
  const list = byId('chosen');
  const kept = new Set(state.files.map(({ id }) => id));
  for (const [id, address] of previews) {
    if (kept.has(id)) continue;
    URL.revokeObjectURL(address);
    previews.delete(id);
  }
  // The list is made anew: the button that was pressed keeps the focus.
  const pressed = list.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
  list.replaceChildren();
  // Of one file alone its failure stands at the field already.
  const failures = state.files.length > 1;
  for (const chosen of state.files) addChosen(list, failures ? chosen : { ...chosen, failure: '' }, turn, remove);
  show('preview', state.files.length > 0);
  if (pressed) list.querySelector<HTMLElement>(`[aria-label="${CSS.escape(pressed)}"]`)?.focus();
  const waiting = state.files.filter(({ status }) => status === 'waiting').length;
  byId('start').textContent = waiting > 1 ? `Check these ${waiting} files` : 'Check this certificate';
}

function addChosen(
  list: Element,
  chosen: ChosenFile,
  turn: ChosenActions['turn'],
  remove: ChosenActions['remove'],
): void {
  const { file, turns, page, warning, status, failure, answer } = chosen;
  const name = nameOf(file);
  const item = append(list, 'li', '', status);
  const frame = append(item, 'div', '', 'frame');
  frame.append(previewOf(chosen));
  const words = append(item, 'div');
  append(words, 'p', `${name}, ${megabytes(file.size)}${page === null ? '' : `, page ${page}`}`, 'name');
  if (turns > 0) append(words, 'p', `Turned by ${turns * 90}° to the right.`, 'small soft');
  if (warning !== '') append(words, 'p', warning, 'small warning');
  if (failure !== '') append(words, 'p', failure, 'small warning');
  if (STATUS[status] !== '') append(words, 'p', STATUS[status], 'small');
  const row = append(words, 'div', '', 'row');
  if (answer !== null) appendLink(row, 'Show its answer', `#answer=${answer}`);
  if (status === 'checking') return;
  if (status === 'waiting' && file.type.startsWith('image/'))
    appendButton(row, 'Turn', () => turn(chosen)).setAttribute('aria-label', `Turn ${name} to the right`);
  appendButton(row, 'Remove', () => remove(chosen)).setAttribute('aria-label', `Remove ${name}`);
}

function previewOf({ id, file, turns }: ChosenFile): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = 'The picture that you chose';
  image.className = `turned-${turns}`;
  // Some formats that the service reads, such as TIFF and PDF, few browsers show.
  image.addEventListener('error', () => image.remove());
  const address = previews.get(id) ?? URL.createObjectURL(file);
  previews.set(id, address);
  image.src = address;
  return image;
}
