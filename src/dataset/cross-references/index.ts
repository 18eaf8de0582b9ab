import type { DataProblem } from '../data-error.ts';
import type { Vendor } from '../vendor/vendor.ts';
import { checkCompound } from './check-compound.ts';
import { checkLaboratory } from './check-laboratory.ts';
import { checkNames } from './names.ts';
import type { KnownIds, Records, Report } from './records.ts';

/**
 * What the records say of each other, and of themselves beyond their schema, that does not hold.
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
  const partner = laboratories.find(({ id }) => id === site?.partner_laboratory);
  if (partner?.verification === null)
    report(partner, 'verification', 'Expected a look-up: this is the partner laboratory, whose reports are looked up.');
  for (const laboratory of laboratories) {
    for (const [i, { host }] of laboratory.hosts.entries()) claim(laboratory, `hosts.${i}.host`, host);
    checkLaboratory(laboratory, report);
  }
  for (const compound of compounds) checkCompound(compound, ids, report);
  for (const vendor of vendors) {
    for (const [i, { domain }] of vendor.domains.entries()) claim(vendor, `domains.${i}.domain`, domain);
    checkCertificates(vendor, ids, report);
  }
  checkNames(records, ids, fileOf, report);
  return problems;
}

function checkCertificates(vendor: Vendor, ids: KnownIds, report: Report): void {
  for (const [i, { laboratory, compound }] of vendor.certificates.entries()) {
    if (laboratory !== null && !ids.labs.has(laboratory))
      report(vendor, `certificates.${i}.laboratory`, `Expected the id of a laboratory in labs; found "${laboratory}".`);
    if (compound !== null && !ids.compounds.has(compound))
      report(vendor, `certificates.${i}.compound`, `Expected the id of a compound in compounds; found "${compound}".`);
  }
}
