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
    /^The page contradicts itself .* honest reports seldom do\. We cannot tell who changed what, or why\.$/,
  );
  expect(fabricatedMeaning(['mass-not-of-compound', 'field-unlike-its-page'])).toMatch(
    /contradicts itself .*look like/,
  );
  expect(fabricatedMeaning(['generated-image-marker'])).toMatch(/^The file says of itself .* We cannot tell/);
});

test('the vendor is told what was seen', () => {
  const shown = 'the certificate of analysis you show';
  const looks = `At least one value on ${shown} looks different from the rest of the page`;
  expect(fabricatedReproach(shown, ['field-unlike-its-page'])).toBe(`${looks}.`);
  const contradicts = `Some of what ${shown} says does not add up.`;
  expect(fabricatedReproach(shown, ['field-unlike-its-page', 'purity-not-main-peak'])).toBe(contradicts);
  expect(fabricatedReproach(shown, [])).toBe(contradicts);
  expect(fabricatedReproach(shown, [CHECK_OF_MARKER])).toBe(
    `The file of ${shown} is marked as made by an image generator.`,
  );
  expect(fabricatedReproach(shown, [CHECK_OF_MARKER, 'field-unlike-its-page'])).toBe(
    `${looks}, and its file is marked as made by an image generator.`,
  );
});
