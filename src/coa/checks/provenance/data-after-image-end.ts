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
  title: 'Nothing follows the end of the picture',
  description:
    'A picture file has an end. Whatever follows it was put there by a phone, a careless program or a person hiding something: worth knowing, but no more.',
  uses: ['container'],
  decides: {},
  run({ container: { trailing } }) {
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
