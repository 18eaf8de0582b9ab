import { nameKey } from '../../vendor/find-vendor.ts';
import type { Vendor } from '../../vendor/vendor.ts';
import { vendorGate } from '../gate.ts';
import { findPrivateNames } from './find-private-names.ts';
import { substanceKnower } from './substances.ts';

/** Where a text names what was tested, and no person is looked for among substances. */
const PRODUCT = /^certificates\.\d+\.product$/;

/** Texts of a record in which a person may be named, by the path of the field. */
function textsOf(vendor: Vendor): [field: string, text: string | null][] {
  const { right_of_reply: reply } = vendor;
  return [
    ['verdict_reason', vendor.verdict_reason],
    ...vendor.verdict_basis.map((text, i): [string, string] => [`verdict_basis.${i}`, text]),
    ...vendor.certificates.flatMap((certificate, i) =>
      (['laboratory_name', 'client', 'product', 'batch'] as const).map((field): [string, string | null] => [
        `certificates.${i}.${field}`,
        certificate[field],
      ]),
    ),
    ...vendor.certificates.flatMap(({ verification, confirmed }, i): [string, string | null][] => [
      [`certificates.${i}.confirmed.by`, confirmed?.by ?? null],
      [`certificates.${i}.verification.look_up.by`, verification.look_up?.by ?? null],
      [`certificates.${i}.verification.copy.by`, verification.copy?.by ?? null],
    ]),
    ...vendor.findings.flatMap(({ text, source }, i): [string, string | null][] => [
      [`findings.${i}.text`, text],
      [`findings.${i}.source.title`, source.title],
      [`findings.${i}.source.says`, source.says ?? null],
    ]),
    ...vendor.sources.flatMap(({ title, says }, i): [string, string | null][] => [
      [`sources.${i}.title`, title],
      [`sources.${i}.says`, says ?? null],
    ]),
    ['right_of_reply.means', reply.means],
    ['right_of_reply.not_asked_because', reply.not_asked_because],
    ['right_of_reply.text', reply.text],
    ['conflict_of_interest', vendor.conflict_of_interest],
    ...vendor.corrections.map(({ text }, i): [string, string] => [`corrections.${i}.text`, text]),
    ...vendor.history.flatMap(({ from, to, why }, i): [string, string | null][] => [
      [`history.${i}.from`, from],
      [`history.${i}.to`, to],
      [`history.${i}.why`, why],
    ]),
  ];
}

/**
 * A certificate shows who signed it and who sent the sample, and an answer who wrote it: none of them asked to stand in a
 * public record. Names of businesses on record are no persons.
 */
export const privateNames = vendorGate(
  'private-names',
  'The name, address or number of a private person.',
  (vendor, { laboratories, compounds }) => {
    const businesses = [
      vendor.name,
      vendor.legal_name ?? '',
      ...vendor.aliases,
      ...laboratories.flatMap(({ name, aliases }) => [name, ...aliases]),
    ].map(nameKey);
    const kept = new Set(vendor.names_kept.map(({ name }) => nameKey(name)));
    const stays = (name: string) =>
      kept.has(nameKey(name)) || businesses.some((known) => known.includes(nameKey(name)));
    const isSubstance = substanceKnower(compounds);
    return textsOf(vendor).flatMap(([field, text]) =>
      findPrivateNames(text ?? '')
        .filter((name) => !stays(name) && !(PRODUCT.test(field) && isSubstance(name)))
        .map((name) => ({
          field,
          expected: `Expected no name of a private person, found "${name}". Write "[name removed]" in its place, or keep it with a reason under "names_kept".`,
        })),
    );
  },
);
