import { type Contradiction, describeContradiction } from '../../../coa/records/contradictions.ts';
import { append, appendLink, byId, fillList, show } from '../elements.ts';
import type { Answer } from '../kept/answer.ts';
import type { CheckState } from '../state/check-state.ts';
import { contradictionsBetween, contradictionsOf } from './contradictions-between.ts';
import { loadCompounds } from './load-compounds.ts';

/** Rises with each call: what was found for fewer files is dropped. */
let latest = 0;

/**
 * Shows what files that were checked together have to do with one another: below the list of them every contradiction, and
 * in the answer to one of them those that it has part in, with a way to the next.
 */
export async function showTogether({ files, shown }: CheckState, answers: ReadonlyMap<string, Answer>): Promise<void> {
  const mine = ++latest;
  const checked = files.flatMap(({ answer }) => answers.get(answer ?? '') ?? []);
  showWay(checked, shown);
  const found = checked.length < 2 ? [] : contradictionsBetween(checked, await loadCompounds());
  if (mine !== latest) return;
  const here = checked.find(({ id }) => id === shown)?.name;
  showContradictions('contradictions', found);
  showContradictions('contradictions-here', contradictionsOf(here, found));
}

function showContradictions(id: 'contradictions' | 'contradictions-here', found: readonly Contradiction[]): void {
  fillList(`${id}-said`, found.map(describeContradiction));
  show(id, found.length > 0);
}

/** The way from one answer to the next, and to all files. */
function showWay(checked: readonly Answer[], shown: string | null): void {
  const line = byId('others');
  const at = checked.findIndex(({ id }) => id === shown);
  line.replaceChildren();
  line.hidden = at < 0 || checked.length < 2;
  if (line.hidden) return;
  const next = checked[(at + 1) % checked.length]!;
  append(line, 'span', `Answer ${at + 1} of ${checked.length}.`);
  appendLink(line, `Next: ${next.name}`, `#answer=${next.id}`);
  appendLink(line, 'All files', '#chosen');
}
