import type { Code } from '../../ocr/read-codes.ts';
import { fieldOf, type ToPicture } from '../clues.ts';
import type { Field } from '../fields.ts';
import { namedByPattern, namedInCode, spelledByCode } from '../text/code-parts.ts';
import { spelledByGrammar } from '../text/spell-by-grammar.ts';
import { identifierOf, keyOf } from '../text/values.ts';
import type { LabelledValue } from './find-labelled.ts';
import type { NamedLaboratory } from './find-laboratory.ts';

/** The report number as printed; behind a label it may be of a form that no identifier has. */
export function printedReportNumber(
  labelled: LabelledValue | null,
  inProse: LabelledValue | null,
  toPicture: ToPicture,
): Field | null {
  const found = labelled ?? inProse;
  return found && fieldOf(found, identifierOf(found.text) ?? found.text, toPicture);
}

/** The verification key as printed. */
export function printedKey(found: LabelledValue | null, toPicture: ToPicture): Field | null {
  return found && fieldOf(found, keyOf(found.text) ?? found.text, toPicture);
}

/**
 * Report number or key as it must be spelt: as the code on the page has it, which corrects its own errors, or as the
 * laboratory's grammar allows it; what was not found in print may stand in the code.
 */
export function spelled(
  name: 'report_number' | 'key',
  printed: Field | null,
  codes: readonly Code[],
  laboratory: NamedLaboratory | null,
): Field | null {
  if (printed === null) return inCode(name, codes, laboratory);
  const byCode = spelledByCode(printed, codes);
  if (byCode !== null) return { ...printed, value: byCode, readings: 2 };
  const grammar = laboratory?.laboratory?.identifiers.flatMap((one) => (one.field === name ? one.pattern : [])) ?? [];
  return { ...printed, value: spelledByGrammar(printed.value, grammar) ?? printed.value };
}

function inCode(
  name: 'report_number' | 'key',
  codes: readonly Code[],
  laboratory: NamedLaboratory | null,
): Field | null {
  const property = name === 'key' ? 'key' : 'reportNumber';
  const pattern = laboratory?.laboratory?.verification?.address_pattern ?? null;
  for (const { text, box, format } of codes) {
    const value = namedByPattern(text, pattern)[property] ?? namedInCode(text)[property];
    if (value !== null) return { text: value, value, confidence: 1, box, label: format, readings: 2 };
  }
  return null;
}
