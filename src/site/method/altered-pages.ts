import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };

/** The figure of the bench that is told beside every answer which recognises a laboratory. */
const NAME = 'altered pages answered genuine or real laboratory';

/**
 * How many altered real pages got an answer that recognises a laboratory and holds nothing against the page; its home is
 * `bench/accuracy/54-real-altered.json`.
 * @throws Error when the bench's file has no such figure.
 */
export function alteredPagesPassed(): { hits: number; n: number } {
  const figure = measured.figures.find(({ name }) => name === NAME);
  if (figure === undefined) throw new Error(`Expected a figure "${NAME}" in bench/accuracy/54-real-altered.json.`);
  return { hits: figure.hits, n: figure.n };
}
