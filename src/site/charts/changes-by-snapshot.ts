import { counted, dayText } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;
const ROW = 26;
const BAR_FROM = 146;

/** How much each release changed; releases newest first. */
export function changesBySnapshot(releases: readonly { version: string; changes: number }[], asOf: string): Chart {
  const shown = releases.slice(0, 24);
  const largest = Math.max(1, ...shown.map(({ changes }) => changes));
  const drawing = shown
    .map(({ version, changes }, index) => {
      const width = (changes / largest) * (WIDTH - BAR_FROM - 50);
      return (
        text(BAR_FROM - 8, index * ROW + 17, dayText(version), 'c-end') +
        element('rect', {
          x: BAR_FROM,
          y: index * ROW + 4,
          width: Math.max(1, width),
          height: ROW - 8,
          class: 'c-bar',
        }) +
        text(BAR_FROM + width + 6, index * ROW + 17, String(changes))
      );
    })
    .join('');
  const [latest] = releases;
  return {
    id: 'changes-by-snapshot',
    title: latest
      ? `The release of ${dayText(latest.version)} holds ${counted(latest.changes, 'change')} against the one before.`
      : 'No release so far.',
    n: counted(releases.length, 'release'),
    asOf,
    note: 'A change is one field of one record; in the first release each record counts as one.',
    columns: ['Release', 'Changes'],
    rows: releases.map(({ version, changes }) => [version, changes]),
    width: WIDTH,
    height: Math.max(1, shown.length) * ROW + 4,
    drawing,
  };
}
