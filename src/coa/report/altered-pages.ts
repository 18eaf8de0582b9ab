import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };

/** The figure of the bench that is told with every answer which recognises a laboratory. */
const NAME = 'altered pages answered genuine or real laboratory';

/**
 * How often an altered real page gets an answer that recognises a laboratory, as a sentence; the figure's home is
 * `bench/accuracy/54-real-altered.json`.
 * @throws Error when the bench's file has no such figure.
 */
export function alteredPagesText(): string {
  const figure = measured.figures.find(({ name }) => name === NAME);
  if (figure === undefined) throw new Error(`Expected a figure "${NAME}" in bench/accuracy/54-real-altered.json.`);
  return `In our tests ${figure.hits} of ${figure.n} altered pages passed as a laboratory’s report.`;
}
