import type { TrailingKind } from '../../image/container/container.ts';
import { defineCheck, failed, notApplicable } from '../check.ts';

const NAMES: Readonly<Record<TrailingKind, string>> = {
  padding: 'padding',
  phone: 'what phones add to pictures',
  archive: 'a packed archive',
  document: 'another document',
  picture: 'another picture',
  text: 'text',
  unknown: 'data of an unknown kind',
};

export default defineCheck({
  id: 'data-after-image-end',
  title: 'The file holds nothing but its picture',
  description:
    'A picture file has an end. Whatever follows it was put there by a phone, a careless program or a person hiding something: worth knowing, but no more. A file that is a picture and a PDF at once shows one thing in a browser and another in a reader of PDFs; the picture is what we judge.',
  uses: ['container'],
  decides: {},
  run({ container: { trailing, isPdfToo } }) {
    if (isPdfToo)
      return failed(
        'note',
        'The file is a picture by its first bytes, and carries the mark of a PDF within its first 1,024 bytes.',
        'The file is a PDF as well as a picture: a program for PDFs may show another page than the picture, which is what was judged.',
        [],
      );
    if (trailing === null)
      return notApplicable('Nothing of note follows the picture, or the format does not say where it ends.');
    const why = `${trailing.bytes} bytes follow the end of the picture: ${NAMES[trailing.kind]}.`;
    if (trailing.kind === 'padding' || trailing.kind === 'phone') return notApplicable(why);
    return failed(
      'note',
      why,
      `The file goes on for ${trailing.bytes} bytes after the picture ends, with ${NAMES[trailing.kind]}.`,
      [],
    );
  },
});
