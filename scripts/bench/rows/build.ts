import { measureBuild } from '../build/measure-build.ts';
import type { Measurement } from '../row.ts';

const SIZES = [10, 1_000, 10_000];

/** The whole site built with so many synthetic vendors; once each, since the largest takes a minute. */
export const build: Measurement = async () => {
  const figures = SIZES.map((size) => ({ size, seconds: measureBuild(size)['build s'] }));
  return figures.map(({ size, seconds }, i) => {
    const before = figures[i - 1];
    return {
      id: `build-${size}`,
      what: `site built with ${size.toLocaleString('en-GB')} vendors`,
      unit: 's' as const,
      ours: [seconds],
      ...(before === undefined
        ? {}
        : {
            opponent: {
              name: `our own with ${before.size.toLocaleString('en-GB')} vendors`,
              figures: [before.seconds],
            },
          }),
      ...(i < 2 ? {} : { goal: { of: 'ratio' as const, most: 11 } }),
    };
  });
};
