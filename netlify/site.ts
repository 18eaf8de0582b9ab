import facts from '../data/site.json' with { type: 'json' };
import type { Site } from '../src/dataset/site.ts';

/** Facts about the publication, which the build checked: for what needs them and not the data. */
export const site: Site = facts;
