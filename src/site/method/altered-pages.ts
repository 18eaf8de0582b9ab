import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };

/** How many of how many pages. */
interface Count {
  hits: number;
  n: number;
}

/**
 * What became of real pages that were altered and that nothing was fitted to; its home is
 * `bench/accuracy/54-real-altered.json`.
 * @returns the day of the measurement, `YYYY-MM-DD`, and how many were called altered, and doubted or called
 * @throws Error when the bench's file lacks one of the figures.
 */
export function alteredPages(): { day: string; called: Count; doubted: Count } {
  return {
    day: measured.day,
    called: figure('altered pages called fabricated'),
    doubted: figure('altered pages doubted or called'),
  };
}

/**
 * How many of them passed as a laboratory's report: the one figure that is told to readers beside every answer that
 * recognises a laboratory.
 * @throws Error when the bench's file has no such figure.
 */
export function alteredPagesPassed(): Count {
  return figure('altered pages answered genuine or real laboratory');
}

function figure(name: string): Count {
  const found = measured.figures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Expected a figure "${name}" in bench/accuracy/54-real-altered.json.`);
  return { hits: found.hits, n: found.n };
}
