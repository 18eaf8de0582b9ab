import type { PublishedRelease } from '../../dataset/exports/snapshots/snapshot-index.ts';
import { counted, dayText } from '../words/words.ts';
import { type Chart, element, text } from './chart.ts';

const WIDTH = 400;
const ROW = 26;
const BAR_FROM = 146;

/** What the chart looks at of a release. */
export type ReleaseChanges = Pick<PublishedRelease, 'version' | 'changes' | 'register_changes'>;

/** How much each release changed, vendors apart from laboratories and compounds; releases newest first. */
export function changesBySnapshot(releases: readonly ReleaseChanges[], asOf: string): Chart {
  const shown = releases.slice(0, 24);
  const largest = Math.max(1, ...shown.map(({ changes }) => changes));
  const scale = (WIDTH - BAR_FROM - 50) / largest;
  const drawing = shown
    .map(({ version, changes, register_changes }, index) => {
      const bar = (kind: string, from: number, to: number): string =>
        from === to
          ? ''
          : element('rect', {
              x: BAR_FROM + from * scale + 1,
              y: index * ROW + 5,
              width: Math.max(1, (to - from) * scale - 2),
              height: ROW - 10,
              class: kind,
            });
      const ofVendors = vendorChanges({ changes, register_changes });
      return (
        text(BAR_FROM - 8, index * ROW + 17, dayText(version), 'c-end') +
        bar('c-bar', 0, ofVendors) +
        bar('c-open', ofVendors, changes) +
        text(BAR_FROM + changes * scale + 6, index * ROW + 17, String(changes))
      );
    })
    .join('');
  const footAt = shown.length * ROW + 18;
  return {
    id: 'changes-by-snapshot',
    title: titleOf(releases[0]),
    n: counted(releases.length, 'release'),
    asOf,
    note: 'An added record counts as one, a changed vendor by its fields, a changed laboratory or compound as one. The first release counts vendors only.',
    columns: ['Release', 'Changes', 'Of them to vendors', 'Of them to laboratories and compounds'],
    rows: releases.map((release) => [
      release.version,
      release.changes,
      vendorChanges(release),
      release.register_changes,
    ]),
    width: WIDTH,
    height: footAt + 6,
    drawing: drawing + drawKey(footAt),
  };
}

/** Changes of a release that are to vendors. */
function vendorChanges({ changes, register_changes }: Omit<ReleaseChanges, 'version'>): number {
  return changes - (register_changes ?? 0);
}

function drawKey(y: number): string {
  const entry = (x: number, kind: string, label: string) =>
    element('rect', { x: x + 1, y: y - 11, width: 12, height: 12, class: kind }) + text(x + 19, y, label);
  return entry(2, 'c-bar', 'Vendors') + entry(BAR_FROM - 1, 'c-open', 'Laboratories and compounds');
}

/** What the newest release changed, as a sentence. */
function titleOf(latest: ReleaseChanges | undefined): string {
  if (latest === undefined) return 'No release so far.';
  const day = dayText(latest.version);
  const changes = counted(latest.changes, 'change');
  return latest.register_changes === null
    ? `The first release, of ${day}, holds ${changes} to vendors.`
    : `The release of ${day} holds ${changes} since the previous one: ${vendorChanges(latest)} to vendors, ${latest.register_changes} to laboratories and compounds.`;
}
