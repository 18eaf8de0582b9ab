import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };

/** How many of how many pages. */
export interface Count {
  hits: number;
  n: number;
}

/**
 * What became of real pages that were altered and that nothing was fitted to, by the name of a figure in
 * `bench/accuracy/54-real-altered.json`, its home.
 * @throws Error when the bench's file has no such figure.
 */
export function alteredPagesFigure(name: string): Count {
  const found = measured.figures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Expected a figure "${name}" in bench/accuracy/54-real-altered.json.`);
  return { hits: found.hits, n: found.n };
}

/** How many of them passed as a laboratory's report: the one figure that is told beside every answer that recognises a laboratory. */
export function alteredPagesPassed(): Count {
  return alteredPagesFigure('altered pages answered genuine or real laboratory');
}

/** The same as a sentence. */
export function alteredPagesText(): string {
  const { hits, n } = alteredPagesPassed();
  return `In our tests, ${hits} of ${n} altered pages passed as a laboratory’s report.`;
}
