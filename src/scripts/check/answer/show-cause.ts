import type { CheckReportWithEvidence } from '../../../coa/report/report.ts';
import { append, byId, show } from '../elements.ts';
import { cropAround, drawCrop } from './sheet/crop.ts';
import type { ShownPage } from './sheet/shown-page.ts';
import { type CausePicture, type UnclearCause, unclearCause } from './unclear-cause.ts';

const CAPTIONS: Readonly<Record<CausePicture, string>> = {
  small: 'The picture at its own size: its small print is a few pixels high.',
  blurred: 'Blurred here: the letters run into each other.',
  'cut-off': 'This is all that the picture shows.',
  'second-page': 'This looks like a second page: a chromatogram or a spectrum.',
  place: 'Here on the page.',
  head: 'The top of the page, where a laboratory’s name would be.',
  none: '',
};
/** Height in CSS pixels of a page shown as a whole. */
const WHOLE_HEIGHT = 200;

/**
 * Shows why an answer is unclear: its one cause, with a picture of it.
 * @returns the cause; null of an answer that is clear.
 */
export function showCause(report: CheckReportWithEvidence, image: ShownPage | null): UnclearCause | null {
  const unclear = report.verdict === 'unclear' ? unclearCause(report) : null;
  show('cause', unclear !== null);
  if (unclear === null) return null;
  const { picture, boxes, cause } = unclear;
  byId('cause-said').textContent = cause;
  const figure = byId('cause-picture');
  figure.replaceChildren();
  figure.hidden = picture === 'none' || image === null;
  if (!figure.hidden && image) {
    const { page } = report.evidence;
    if (picture === 'place' || picture === 'head')
      for (const box of boxes) figure.append(drawCrop(image, page, box, CAPTIONS[picture]));
    else if (picture === 'blurred') figure.append(drawCrop(image, page, boxes[0] ?? middleOf(page), CAPTIONS.blurred));
    else addWhole(figure, image, picture);
    append(figure, 'figcaption', CAPTIONS[picture], 'small soft');
  }
  return unclear;
}

function middleOf({ width, height }: { width: number; height: number }): [number, number, number, number] {
  return cropAround([width * 0.4, height * 0.45, width * 0.2, Math.min(40, height * 0.05)], { width, height });
}

function addWhole(figure: Element, image: ShownPage, picture: CausePicture): void {
  const whole = document.createElement('img');
  whole.src = image.address;
  whole.alt = CAPTIONS[picture];
  whole.className = picture;
  const height = picture === 'small' ? Math.min(WHOLE_HEIGHT, image.height) : WHOLE_HEIGHT;
  whole.height = height;
  whole.width = Math.round((height * image.width) / image.height);
  figure.append(whole);
}
