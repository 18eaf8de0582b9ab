import type { PageClass } from '../../features/page-class.ts';
import fitted from '../real-pages.json' with { type: 'json' };

/** What was found on test pages of one class. */
export interface ClassFigures {
  /** On how many of the edited pages the right field was doubted. */
  caught: number;
  pages: number;
}

/** What the fit found on real pages of a class, of laboratories that the trees of real pages never saw; nothing of a class it never met. */
export function figuresFor(pageClass: PageClass): ClassFigures {
  return (fitted.classes as Partial<Record<PageClass, ClassFigures>>)[pageClass] ?? { caught: 0, pages: 0 };
}

/** Share of edits found on pages of a class from which on the comparison is used there: below, clean pages stand out as often. */
export const VALID_SHARE = 0.1;

/** Whether the comparison is used on pages of a class. */
export function isValidFor(pageClass: PageClass): boolean {
  const { caught, pages } = figuresFor(pageClass);
  return pages > 0 && caught / pages >= VALID_SHARE;
}

/** When, and on how many pictures of clean and edited real pages, of laboratories that the trees of real pages never saw, the thresholds were set; see scripts/fit/local-edits. */
export const LOCAL_EDIT_FIGURES = {
  fittedOn: fitted.fittedOn,
  cleanPages: fitted.cleanPages,
  editedPages: fitted.editedPages,
  doubt: fitted.doubt,
  alone: fitted.alone,
  together: fitted.together,
} as const;
