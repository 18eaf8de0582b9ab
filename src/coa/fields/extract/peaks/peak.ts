import type { Cell } from '../../../layout/cells.ts';

/** One row of a peak table. */
export interface Peak {
  /** Minutes. */
  retention: number | null;
  area: number | null;
  areaCell: Cell | null;
  /** Area percent. */
  percent: number;
  /** Its decimals as printed, a lost point put back. */
  decimals: number;
  percentCell: Cell;
  cells: Cell[];
}
