import measured from '../../../bench/accuracy/54-real-altered.json' with { type: 'json' };
import { alteredPagesFigure, type Count } from '../../coa/verdict/altered-pages.ts';

/** What the bench's file says of rules that came from looking at some of these pages. */
export const LOOKED_AT = 'three rules came from looking at which of the first 80 passed';

/**
 * What became of real pages that were altered and that nothing was fitted to.
 * @returns the day of the measurement, `YYYY-MM-DD`, and how many were called altered, and doubted or called
 */
export function alteredPages(): { day: string; called: Count; doubted: Count } {
  return {
    day: measured.day,
    called: alteredPagesFigure('altered pages called fabricated'),
    doubted: alteredPagesFigure('altered pages doubted or called'),
  };
}
