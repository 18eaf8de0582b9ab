import { contraIdentifierDate, contraQr, fabUrl } from './address.ts';
import { fabChem, fabNumbers } from './content.ts';
import { contraHeader, contraIdentity } from './contradiction.ts';
import { fabPixel } from './edited.ts';
import { annotated, genuine, reallab, unreadable, watermark } from './honest.ts';
import { selfmade, unknownLab } from './issuer.ts';
import { borrowed, fabDates, stale } from './provenance.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario in which the page is a certificate. */
export const SCENARIOS: readonly Scenario[] = [
  genuine,
  reallab,
  selfmade,
  borrowed,
  stale,
  fabPixel,
  fabChem,
  fabDates,
  fabNumbers,
  fabUrl,
  annotated,
  watermark,
  unreadable,
  unknownLab,
  contraQr,
  contraIdentifierDate,
  contraHeader,
  contraIdentity,
];
