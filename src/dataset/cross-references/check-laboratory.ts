import type { Laboratory, LaboratoryIdentifier } from '../laboratory.ts';
import { compilePattern, isAnchoredPattern } from '../pattern.ts';
import type { Report } from './records.ts';

const DATE_GROUP = /\(\?<(?:yymmdd|yyyymmdd|ddMonyyyy|yy)>/;

/** What stands in an address where the laboratory has no example of a number or key. */
const STAND_INS = { report_number: '12345', key: 'ABC123' } as const;

/** Patterns match what they are for and nothing around it, and the look-up is the laboratory's own. */
export function checkLaboratory(laboratory: Laboratory, report: Report): void {
  for (const [i, identifier] of laboratory.identifiers.entries())
    checkIdentifier(identifier, (field, expected) => report(laboratory, `identifiers.${i}.${field}`, expected));
  if (laboratory.verification !== null)
    checkLookUp(laboratory, laboratory.verification, (field, expected) =>
      report(laboratory, `verification.${field}`, expected),
    );
}

type ReportField = (field: string, expected: string) => void;

function checkIdentifier({ pattern, example, carries }: LaboratoryIdentifier, report: ReportField): void {
  if (!isAnchoredPattern(pattern))
    report('pattern', 'Expected a regular expression for the identifier alone, anchored by ^ and $.');
  else if (compilePattern(pattern)?.test(example) !== true)
    report('pattern', `Expected a regular expression that matches the example "${example}".`);
  const hasDate = DATE_GROUP.test(pattern);
  if (hasDate && carries === null)
    report('carries', 'Expected received, analysed, reported or year: a group of the pattern holds a date.');
  if (!hasDate && carries !== null)
    report('carries', 'Expected null: no group yymmdd, yyyymmdd, ddMonyyyy or yy of the pattern holds a date.');
}

function checkLookUp(
  { hosts, identifiers }: Laboratory,
  { url, address_pattern: pattern, deep_link: link }: NonNullable<Laboratory['verification']>,
  report: ReportField,
): void {
  const { hostname } = new URL(url);
  if (!hosts.some(({ host }) => host === hostname))
    report('url', `Expected an address on a host of the laboratory; "${hostname}" does not stand under hosts.`);
  if (pattern === null) return;
  if (!isAnchoredPattern(pattern)) {
    report('address_pattern', 'Expected a regular expression for the whole address, anchored by ^ and $.');
    return;
  }
  const exampleOf = (field: keyof typeof STAND_INS) =>
    identifiers.find((identifier) => identifier.field === field)?.example ?? STAND_INS[field];
  const address = link
    ?.replace('{report_number}', exampleOf('report_number'))
    .replace('{key}', exampleOf('key'))
    .replace('https://', '');
  if (address !== undefined && compilePattern(pattern)?.test(address) !== true)
    report('deep_link', `Expected an address that address_pattern matches; with the examples it is "${address}".`);
}
