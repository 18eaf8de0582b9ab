import { expect, test } from 'vitest';
import { CANNOT_BE_CHECKED } from './cannot-be-checked.ts';

test('says that only the laboratory can confirm, that sample and batch are not the vial’s, and what a picture hides', () => {
  for (const open of [
    /laboratory holds the same report/,
    /in the vial you would get/,
    /batch on sale/,
    /do not test anything/,
    /changed so cleanly, in the laboratory’s own typeface/,
  ])
    expect(CANNOT_BE_CHECKED.filter((sentence) => open.test(sentence))).toHaveLength(1);
});

test('names the change that no picture shows, and what shows it', () => {
  expect(CANNOT_BE_CHECKED.at(-1)).toMatch(
    /laboratory’s own typeface, that nothing shows it: only its own copy tells\.$/,
  );
});
