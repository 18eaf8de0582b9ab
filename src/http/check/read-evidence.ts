import { type FieldError, HttpProblem } from '../problem.ts';

/** Values of `evidence` that ask for the evidence, and those that ask for none; `?evidence` alone asks for it. */
export const EVIDENCE_VALUES = { asked: ['1', 'true', 'yes', ''], notAsked: ['0', 'false', 'no'] } as const;

/**
 * Whether `?evidence=1` stands in an address, in any of the ways in which clients write it.
 *
 * @throws HttpProblem `invalid-fields` for any other value: without the evidence the check would be spent in vain.
 */
export function readEvidence(address: string): boolean {
  const given = [...new URL(address).searchParams]
    .filter(([name]) => name.toLowerCase() === 'evidence')
    .map(([, value]) => value.trim().toLowerCase());
  const isOneOf = (values: readonly string[], value: string): boolean => values.includes(value);
  const { asked, notAsked } = EVIDENCE_VALUES;
  if (!given.every((value) => isOneOf(asked, value) || isOneOf(notAsked, value))) throw invalidEvidence();
  return given.some((value) => isOneOf(asked, value));
}

function invalidEvidence(): HttpProblem {
  const error: FieldError = {
    field: 'evidence',
    pointer: '',
    detail: 'Expected ?evidence=1 for the evidence; leave the parameter out if you do not need it.',
  };
  return new HttpProblem('invalid-fields', `${error.field}: ${error.detail} This request was not counted.`, {
    members: { errors: [error] },
  });
}
