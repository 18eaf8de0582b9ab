import { hasValidCasCheckDigit } from '../cas-number.ts';
import type { Compound } from '../compound.ts';
import type { DataProblem } from '../data-error.ts';
import type { Laboratory } from '../laboratory.ts';
import { compilePattern } from '../pattern.ts';
import type { Vendor } from '../vendor/vendor.ts';
import { checkNames } from './names.ts';
import type { KnownIds, Records, Report } from './records.ts';

/**
 * What the records say of each other that does not hold.
 * @param ids the ids that have a file, so that a reference to a file with problems of its own is not reported again
 * @param fileOf the file that a record came from
 */
export function crossReferenceProblems(
  records: Records,
  ids: KnownIds,
  fileOf: (record: object) => string,
): DataProblem[] {
  const { site, laboratories, compounds, vendors } = records;
  const problems: DataProblem[] = [];
  const report: Report = (record, field, expected) => {
    problems.push({ file: fileOf(record), field, expected });
  };
  const owners = new Map<string, string>();
  const claim: Report = (record, field, host) => {
    const owner = owners.get(host);
    if (owner !== undefined && owner !== fileOf(record))
      report(record, field, `Expected a host of its own; "${host}" already stands in ${owner}.`);
    owners.set(host, fileOf(record));
  };

  if (site && !ids.labs.has(site.partner_laboratory)) {
    report(site, 'partner_laboratory', `Expected the id of a laboratory in labs; found "${site.partner_laboratory}".`);
  }
  for (const laboratory of laboratories) {
    for (const [i, { host }] of laboratory.hosts.entries()) claim(laboratory, `hosts.${i}.host`, host);
    checkPatterns(laboratory, report);
  }
  for (const compound of compounds) checkCompound(compound, ids, report);
  for (const vendor of vendors) {
    for (const [i, { domain }] of vendor.domains.entries()) claim(vendor, `domains.${i}.domain`, domain);
    checkCertificates(vendor, ids, report);
  }
  checkNames(records, ids, fileOf, report);
  return problems;
}

function checkPatterns(laboratory: Laboratory, report: Report): void {
  for (const [i, { pattern, example }] of laboratory.identifiers.entries()) {
    if (compilePattern(pattern)?.test(example) !== true)
      report(
        laboratory,
        `identifiers.${i}.pattern`,
        `Expected a regular expression that matches the example "${example}".`,
      );
  }
  const address = laboratory.verification?.address_pattern;
  if (address && !compilePattern(address))
    report(laboratory, 'verification.address_pattern', 'Expected a regular expression.');
}

function checkCompound(compound: Compound, ids: KnownIds, report: Report): void {
  for (const [i, id] of compound.components.entries()) {
    if (!ids.compounds.has(id))
      report(compound, `components.${i}`, `Expected the id of a compound in compounds; found "${id}".`);
  }
  for (const [i, number] of compound.cas.entries()) {
    if (!hasValidCasCheckDigit(number))
      report(compound, `cas.${i}`, `Expected a CAS number with a valid check digit; found "${number}".`);
  }
}

function checkCertificates(vendor: Vendor, ids: KnownIds, report: Report): void {
  for (const [i, { laboratory, compound }] of vendor.certificates.entries()) {
    if (laboratory !== null && !ids.labs.has(laboratory))
      report(vendor, `certificates.${i}.laboratory`, `Expected the id of a laboratory in labs; found "${laboratory}".`);
    if (compound !== null && !ids.compounds.has(compound))
      report(vendor, `certificates.${i}.compound`, `Expected the id of a compound in compounds; found "${compound}".`);
  }
}
