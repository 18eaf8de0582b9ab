import type { Cell } from '../../../layout/cells.ts';
import type { Code } from '../../../ocr/read-codes.ts';
import { fieldOfCell, type ToPicture } from '../../clues.ts';
import type { HostField } from '../../fields.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { VERIFICATION } from '../../vocabulary/certificate.ts';
import { findCodeHosts } from './find-code-hosts.ts';
import { findHosts } from './find-hosts.ts';

const FOR_VERIFICATION = anyOf(VERIFICATION);

/** Every host that the page names: those in codes first, then those in print. */
export function findPageHosts(cells: readonly Cell[], codes: readonly Code[], toPicture: ToPicture): HostField[] {
  const printed = cells.flatMap((cell) =>
    findHosts(cell.text, FOR_VERIFICATION.test(cell.text)).map(
      (host): HostField => ({
        ...host,
        ...fieldOfCell(cell, host.host, '', toPicture),
        fromCode: false,
      }),
    ),
  );
  return [...hostsOfCodes(codes), ...printed];
}

/** The hosts to which codes lead. A code corrects its own errors: what it says needs no second reading. */
export function hostsOfCodes(codes: readonly Code[]): HostField[] {
  return codes.flatMap((code) =>
    findCodeHosts(code.text).map(
      (host): HostField => ({
        ...host,
        text: code.text,
        value: host.host,
        confidence: 1,
        box: code.box,
        label: code.format,
        readings: 2,
        fromCode: true,
      }),
    ),
  );
}
