import { CHECKS } from '../../../src/coa/checks/index.ts';
import type { CompoundIndex } from '../../../src/coa/fields/extract/sample/match-compound.ts';
import type { Fields } from '../../../src/coa/fields/fields.ts';
import { findFields } from '../../../src/coa/fields/find-fields.ts';
import { testArtifacts } from '../../../src/coa/testing/fields.ts';
import { graphOf } from '../../../src/coa/testing/page.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';

/** What the checker finds on a form, and which of its checks fail. */
export interface JudgedForm {
  fields: Fields;
  /** Those that accuse: decisive, and for "fabricated". */
  accused: { id: string; why: string }[];
  doubted: { id: string; why: string }[];
}

/** Reads a form as if every word of it had been read right, and asks every check that needs no picture. */
export function judgeForm(text: string, compounds: CompoundIndex, laboratories: readonly Laboratory[]): JudgedForm {
  const fields = findFields({
    graph: graphOf(text),
    codes: [],
    laboratories,
    compounds,
    toPicture: ({ left, top, right, bottom }) => [left, top, right - left, bottom - top],
  });
  const artifacts = testArtifacts(fields);
  const failed = CHECKS.flatMap((check) => {
    const { outcome, severity, why } = check.run(artifacts);
    return outcome === 'fail' ? [{ id: check.id, why, severity, decides: check.decides.decisive }] : [];
  });
  return {
    fields,
    accused: failed.filter(({ severity, decides }) => severity === 'decisive' && decides === 'fabricated'),
    doubted: failed.filter(({ severity, id }) => severity === 'doubt' && !SAY_WHOSE.has(id)),
  };
}

/** Checks that say whose page it is, which such a form leaves open. */
const SAY_WHOSE: ReadonlySet<string> = new Set(['laboratory-not-registered', 'issued-by-seller']);
