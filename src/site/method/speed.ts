import results from '../../../bench/results.json' with { type: 'json' };
import { SpeedResults } from './speed-results.ts';

/** The speed and size of the service as measured last, for the methodology page. */
export const SPEED: SpeedResults = SpeedResults.parse(results);
