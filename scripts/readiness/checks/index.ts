import type { ReadinessCheck } from '../check.ts';
import { ACCESS } from './access.ts';
import { ANSWERS } from './answers.ts';
import { CATALOGUES } from './catalogues.ts';
import { CRAWLING } from './crawling.ts';
import { LEFT_OUT } from './left-out.ts';
import { PAGES } from './pages.ts';
import { PLAIN_TEXT } from './plain-text.ts';

/**
 * What agent-readiness scanners check, each with its rule and who publishes it; what an anonymous,
 * static, read-only service honestly leaves out is listed with the reason. `npm run readiness` prints the score.
 */
export const READINESS_CHECKS: ReadinessCheck[] = [
  ...CRAWLING,
  ...PLAIN_TEXT,
  ...CATALOGUES,
  ...ACCESS,
  ...PAGES,
  ...ANSWERS,
  ...LEFT_OUT,
];
