import { type FieldClues, fieldOf, fieldOfCell } from '../../clues.ts';
import type { Fields, PeakRow } from '../../fields.ts';
import { findPeakTables, type PeakTable } from '../peaks/find-peaks.ts';
import type { Peak } from '../peaks/peak.ts';
import { findComposition } from './find-composition.ts';
import { findImpurities } from './find-impurities.ts';
import { findMasses } from './find-mass.ts';
import { findPurity } from './find-purity.ts';
import { percentagesBeside, percentagesOnPage } from './purity/percentages-on-page.ts';
import type { PurityReading } from './purity/purity-reading.ts';
import { isQualified } from './purity/qualified-purity.ts';

/** Per cent of the area from which on a main peak is that of one substance. */
const MAIN_PEAK = 80;

/** Purity, masses, peaks and shares by weight. */
export function findResults({
  graph,
  toPicture,
}: FieldClues): Pick<Fields, 'purity' | 'masses' | 'peaks' | 'composition'> {
  const [purity] = findPurity(graph);
  const impurities = findImpurities(graph);
  const tables = findPeakTables(graph);
  const shares = tables.flatMap(({ peaks }) => peaks.map(({ percentCell }) => percentCell));
  const table = tables.find((one) => purity !== undefined && hasPeakOf(one, purity)) ?? tables[0];
  return {
    purity:
      purity === undefined
        ? null
        : {
            ...fieldOf(purity, purity.value, toPicture),
            decimals: purity.decimals,
            ...(purity.bound === undefined ? {} : { bound: purity.bound }),
            beside: percentagesBeside(purity, shares, graph),
            onPage: percentagesOnPage(shares, graph),
            ...(isQualified(purity, graph) ? { isQualified: true } : {}),
            ...(impurities === null ? {} : { impurities }),
          },
    masses: findMasses(graph).map((mass) => ({
      ...fieldOf(mass, mass.value, toPicture),
      kind: mass.kind,
      decimals: mass.decimals,
      tolerance: mass.tolerance,
    })),
    peaks:
      table === undefined
        ? null
        : {
            rows: table.peaks.map((peak) => rowOfPeak(peak, toPicture)),
            totalPercent: table.totalPercent,
            totalArea: table.totalArea,
            complete: table.complete,
            others: tables.length - 1,
          },
    composition: findComposition(graph).map((part) => ({
      ...fieldOf(part, part.value, toPicture),
      part: part.part,
    })),
  };
}

/**
 * The main peak's share, which is the purity of a page that prints none beside its peak table. Not where the laboratory is on our list:
 * it would be held against how that sets its purities.
 */
export function mainPeakOf({ peaks, laboratory }: Pick<Fields, 'peaks' | 'laboratory'>): Fields['purity'] {
  if (peaks === null || laboratory?.laboratory) return null;
  const { rows } = peaks;
  const [main] = [...rows].sort((a, b) => b.value - a.value);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  if (main === undefined || main.value < MAIN_PEAK || main.value > 100 || (!peaks.complete && Math.abs(sum - 100) > 1))
    return null;
  const { text, value, decimals, confidence, label, readings, valueBox } = main;
  return { text, value, decimals, confidence, label, readings, box: valueBox ?? main.box, isMainPeak: true };
}

/** Whether the main peak of a table is what the page gives as the purity. */
function hasPeakOf({ peaks }: PeakTable, { value, decimals }: Pick<PurityReading, 'value' | 'decimals'>): boolean {
  const main = Math.max(...peaks.map(({ percent }) => percent));
  return Math.abs(main - value) <= 10 ** -Math.max(1, decimals);
}

function rowOfPeak(peak: Peak, toPicture: FieldClues['toPicture']): PeakRow {
  const words = peak.cells.flatMap((cell) => cell.words);
  return {
    ...fieldOf({ ...peak.percentCell, words, label: 'area %' }, peak.percent, toPicture),
    valueBox: toPicture(peak.percentCell),
    decimals: peak.decimals,
    retention: peak.retention,
    area:
      peak.area === null || peak.areaCell === null ? null : fieldOfCell(peak.areaCell, peak.area, 'area', toPicture),
  };
}
