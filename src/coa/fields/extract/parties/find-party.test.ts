import { expect, test } from 'vitest';
import { graphOf } from '../../../testing/page.ts';
import { findAddressee, isSentFromFoot } from './find-party.ts';

const REST = '\n\nMicrobiology\n\nEndotoxin    Pass\n\nSterility    Pass\n\nConclusion   Pass\n\nEnd of report\n';
const find = (page: string): string | undefined => findAddressee(graphOf(page))?.text;

test('the first line of the address at the left of the head', () => {
  expect(
    find(
      `Severn Research Supply       Account #   E12345\n12 Ferry Lane Ste 101        Lot #   X1\nColumbus, OH 43004${REST}`,
    ),
  ).toBe('Severn Research Supply');
});

test('none without a postcode, without a line above it, or at the foot', () => {
  expect(find(`Severn Research Supply\n12 Ferry Lane${REST}`)).toBeUndefined();
  expect(find(`Columbus, OH 43004${REST}`)).toBeUndefined();
  expect(find(`LABORATORY REPORT${REST}${REST}Some Laboratory\nHouston, TX 77099`)).toBeUndefined();
});

test('a page is sent from the address at its foot to another one at its head', () => {
  const addressed = `Severn Research Supply\n12 Ferry Lane Ste 101\nColumbus, OH 43004${REST}`;
  const foot = `${'\n'.repeat(24)}9 Mill Road, Suite 2, Houston, TX 77099\n`;
  expect(isSentFromFoot(graphOf(addressed + foot))).toBe(true);
  expect(isSentFromFoot(graphOf(addressed))).toBe(false);
  expect(isSentFromFoot(graphOf(`${addressed}${'\n'.repeat(24)}12 Ferry Lane, Columbus, OH 43004\n`))).toBe(false);
  expect(isSentFromFoot(graphOf(`LABORATORY REPORT${REST}${foot}`))).toBe(false);
});

test('British addresses, too', () => {
  const addressed = `Severn Research Supply\n12 Ferry Lane\nGloucester GL1 2EX${REST}`;
  const foot = '\n'.repeat(24);
  expect(find(addressed)).toBe('Severn Research Supply');
  expect(isSentFromFoot(graphOf(`${addressed}${foot}9 Mill Road, Leeds LS2 9EX\n`))).toBe(true);
  expect(isSentFromFoot(graphOf(`${addressed}${foot}12 Ferry Lane, Gloucester GL1 2EX\n`))).toBe(false);
});

test("an address without a name is nobody's", () => {
  expect(find(`12 Ferry Lane Ste 101\nColumbus, OH 43004${REST}`)).toBeUndefined();
});
