import { listed, type Vocabulary } from './any-of.ts';

/** Columns of a peak table that are read: retention time, area, and share of the area in per cent. */
export type PeakColumn = 'retention' | 'area' | 'percent';

/** Heads of a peak table's columns; each is the whole head. The first column that a head fits is its own. */
export const PEAK_COLUMNS: readonly (readonly [PeakColumn, Vocabulary])[] = [
  [
    'percent',
    [
      /area ?%/,
      /% ?area/,
      /area ?\(?%\)?/,
      /% ?of total/,
      /rel\.? ?area( %)?/,
      /relative area( %)?/,
      /area percent/,
      /area sum ?%/,
      /% ?purity/,
      /percent area/,
      /norm\.? %/,
      /(aire|fl[aä]che|[aá]rea|plocha|powierzchnia|oppervlak(te)?)\.? ?\(?%\)?/,
      /% ?(aire|fl[aä]che|[aá]rea|plochy|powierzchni)/,
      /fl\.?-?%/,
    ],
  ],
  // A unit in brackets is one however it was read, "(ppV-s)" for "(µV·s)", if it is not per cent.
  [
    'area',
    [
      /(peak )?area( \(?([a-zµμ]?(au|v)\W{0,2}(min|s|sec)|counts?)\)?| \([^()%]{1,8}\)?)?/,
      /(aire|fl[aä]che|[aá]rea|plocha|powierzchnia)( \([^()%]{1,8}\)?)?/,
    ],
  ],
  [
    'retention',
    [
      /(rt|tr|ret\.? ?time|ret\.?zeit|retentionszeit|temps de r[eé]tention|tiempo de retenci[oó]n|czas retencji|retentietijd|retention( time)?|r\.?t\.?|time)( ?[/(]?min\.?\)?)?/,
    ],
  ],
];

/** What the last row of a peak table is called. */
export const TOTALS = listed('total, sum, totals, σ');

/** How the title of a table begins whose peaks are not the sample's. */
export const NOT_OF_SAMPLE: Vocabulary = [
  /((reference|working|primary|external|internal|calibration) )?standards?\b/,
  /reference (material|substance|solution)|blank|diluent|calibration|system suitability/,
  /.{0,40}\b(reference|working|primary|calibration|control) (standard|substance|material|sample|solution)\b/,
  /.{0,40}\b(standard|rs) (solution|injection|chromatogram)\b/,
];
