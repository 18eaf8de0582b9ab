import type { Template } from '../print/template.ts';
import { areaReport } from './area-report.ts';
import { bilingual } from './bilingual.ts';
import { boxedForm } from './boxed-form.ts';
import { cards } from './cards.ts';
import { framed } from './framed.ts';
import { halfPage } from './half-page.ts';
import { landscape } from './landscape.ts';
import { letter } from './letter.ts';
import { makerSheet } from './maker-sheet.ts';
import { makerStamp } from './maker-stamp.ts';
import { memo } from './memo.ts';
import { portal } from './portal.ts';
import { printout } from './printout.ts';
import { ring } from './ring.ts';
import { sideColumn } from './side-column.ts';
import { specTable } from './spec-table.ts';

/** Every layout family. */
export const TEMPLATES: readonly Template[] = [
  letter,
  cards,
  printout,
  landscape,
  framed,
  memo,
  halfPage,
  makerSheet,
  sideColumn,
  boxedForm,
  areaReport,
  specTable,
  bilingual,
  ring,
  portal,
  makerStamp,
];
