import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable } from '../check.ts';

export default defineCheck({
  id: 'edited-by-software',
  title: 'The file was not saved by an editor',
  description:
    'Some editors leave their name in what they save. People crop and annotate with them too, so a name alone is worth knowing but proves nothing; programs that take, scan, show or print pictures say nothing at all.',
  uses: ['container'],
  decides: {},
  run({ container: { software } }) {
    if (software.length === 0) return notApplicable('The file names no program.');
    const editor = software.find(({ kind }) => kind === 'editor');
    if (editor === undefined)
      return notApplicable(
        `The file names ${software
          .map(({ text }) => quote(text))
          .slice(0, 3)
          .join(', ')}: not an editor that we know.`,
      );
    const name = quote(editor.text);
    return failed(
      'note',
      `${editor.where}: ${name}.`,
      `The file was last saved with ${name}, a program for changing pictures or pages. That alone proves nothing.`,
      [],
    );
  },
});
