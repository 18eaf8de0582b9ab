import { expect, test } from 'vitest';
import { CHECKS } from '../../coa/checks/index.ts';
import { CHECK_OF_MARKER, CHECKS_OF_LOOKS, fabricatedMeaning, fabricatedReproach } from './fabricated-words.ts';

test('every check that compares pixels and may accuse is one of looks; the marker is a check', () => {
  const accusing = CHECKS.filter(({ comparesPixels, decides }) => comparesPixels && decides.decisive === 'fabricated');
  expect([...CHECKS_OF_LOOKS].sort()).toEqual(accusing.map(({ id }) => id).sort());
  expect(CHECKS.map(({ id }) => id)).toContain(CHECK_OF_MARKER);
});

test('what decided by its looks is told by its looks, what contradicts as a contradiction, both as both', () => {
  const looks = fabricatedMeaning(['field-unlike-its-page', 'field-newer-than-its-page']);
  expect(looks).toBe(
    'A value on the page does not look like the rest of it, as values changed afterwards do. We cannot tell who changed what, or why.',
  );
  const print = fabricatedMeaning(['mass-not-of-compound']);
  expect(print).toMatch(
    /^The page contradicts itself .* honest report does not\. We cannot tell who changed what, or why\.$/,
  );
  expect(fabricatedMeaning(['mass-not-of-compound', 'field-unlike-its-page'])).toMatch(
    /contradicts itself .*look like/,
  );
  expect(fabricatedMeaning(['generated-image-marker'])).toMatch(/^The file says of itself .* We cannot tell/);
});

test('the vendor is asked about what was seen', () => {
  expect(fabricatedReproach(['field-unlike-its-page'])).toBe('does not look alike throughout');
  expect(fabricatedReproach(['field-unlike-its-page', 'purity-not-main-peak'])).toBe('does not agree with itself');
  expect(fabricatedReproach([])).toBe('does not agree with itself');
  const marked = 'comes in a file that is marked as made by a program';
  expect(fabricatedReproach([CHECK_OF_MARKER])).toBe(marked);
  expect(fabricatedReproach([CHECK_OF_MARKER, 'field-unlike-its-page'])).toBe(
    `does not look alike throughout and ${marked}`,
  );
});
