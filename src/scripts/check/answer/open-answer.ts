import { endComparison, offerComparison } from '../compare/offer-comparison.ts';
import { byId } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import { openPageImage } from './sheet/page-image.ts';
import type { ShownPage } from './sheet/shown-page.ts';
import { type AnswerActions, type AnswerSettings, showAnswer } from './show-answer.ts';
import { wireSaving } from './wire-saving.ts';

let shown: { id: string; image: ShownPage | null; file: Blob | null } | null = null;

/** Opens an answer with the picture that belongs to it, if there is one. */
export async function openAnswer(
  answer: Answer,
  file: Blob | null,
  settings: AnswerSettings,
  actions: AnswerActions,
  isWanted: () => boolean,
): Promise<void> {
  const known = shown?.id === answer.id && shown.file === file ? shown : null;
  const image = known ? known.image : file && (await openPageImage(file, answer.report.evidence.page));
  if (!isWanted()) {
    if (known === null) release(image);
    return;
  }
  if (known === null) {
    release(shown?.image);
    shown = { id: answer.id, image, file };
  }
  byId('no-picture').hidden = image !== null;
  byId('no-picture-said').textContent =
    file === null
      ? 'The picture was not kept. Choose the same file again to see the places on it; nothing is sent.'
      : 'This browser cannot show this kind of file. The findings say in words where to look.';
  byId('show-again').hidden = file !== null;
  showAnswer(answer, image, settings, actions);
  offerComparison({ answer, image }, settings);
  wireSaving(answer, settings);
}

/** Forgets the answer that was shown, with its picture. */
export function forgetShown(): void {
  release(shown?.image);
  shown = null;
  endComparison();
  for (const id of ['sheet', 'viewer-sheet', 'cause-picture', 'decided-by', 'red-flags']) byId(id).replaceChildren();
}

function release(image: ShownPage | null | undefined): void {
  if (image) URL.revokeObjectURL(image.address);
}
