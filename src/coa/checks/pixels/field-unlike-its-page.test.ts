import { expect, test } from 'vitest';
import { PAGE_CLASSES, type PageClass } from '../../forensics/features/page-class.ts';
import { figuresFor, isValidFor, type LocalEdits } from '../../forensics/model/local-edits.ts';
import { registered, testArtifacts, testFields } from '../../testing/fields.ts';
import type { Artifacts } from '../check.ts';
import check from './field-unlike-its-page.ts';

const run = (
  localEdits: Pick<LocalEdits, 'pageClass' | 'compared' | 'unlike'> | null,
  replaced: Partial<Artifacts> = {},
) =>
  check.run(
    testArtifacts(
      {},
      { localEdits: localEdits && { laboratoryKnown: false, ...localEdits, copied: null }, ...replaced },
    ),
  );
/** Under what is asked of a field in a file that an editor saved. */
const unlike = {
  name: 'date_received',
  box: [1, 2, 3, 4] as [number, number, number, number],
  against: 'page' as const,
  score: 0.9,
  weight: 'doubt' as const,
  differs: ['its ink has another tint'],
};

test('a field that stands out raises a doubt that names it, says how it differs, and how often that is wrong', () => {
  const finding = run({ pageClass: 'resaved', compared: 8, unlike: [unlike] });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['date_received'],
    boxes: [[1, 2, 3, 4]],
  });
  expect(finding.flag).toContain('date received');
  expect(finding.flag).toContain('its ink has another tint');
  expect(finding.why).toMatch(/On \d+ of \d+ untouched real pages/);
});

test('one that no clean page came near is decisive', () => {
  expect(run({ pageClass: 'resaved', compared: 8, unlike: [{ ...unlike, weight: 'alone' }] })).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
  });
});

test('two that no clean page has at once are decisive, and both are named', () => {
  const finding = run({
    pageClass: 'resaved',
    compared: 8,
    unlike: [
      { ...unlike, weight: 'together' },
      { ...unlike, name: 'batch', box: [9, 9, 9, 9], weight: 'together' },
    ],
  });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['date_received', 'batch'],
    boxes: [
      [1, 2, 3, 4],
      [9, 9, 9, 9],
    ],
  });
  expect(finding.flag).toContain('So does the batch.');
});

test('silence on a kind of page where edits are found is a pass without a word for it', () => {
  const finding = run({ pageClass: 'resaved', compared: 8, unlike: [] });
  expect(finding.outcome).toBe('pass');
  expect(finding.flag).toBeUndefined();
});

test('on a kind of page that the fit never met nothing is held against a field', () => {
  const unmet = 'unmet' as PageClass;
  expect(Object.keys(PAGE_CLASSES).every((pageClass) => isValidFor(pageClass as PageClass))).toBe(true);
  expect(isValidFor(unmet)).toBe(false);
  expect(run({ pageClass: unmet, compared: 8, unlike: [unlike] }).outcome).toBe('not-applicable');
});

test('silence counts as a pass only where one edit in five is found', () => {
  for (const pageClass of Object.keys(PAGE_CLASSES) as PageClass[]) {
    const { caught, pages } = figuresFor(pageClass);
    expect(run({ pageClass, compared: 8, unlike: [] }).outcome, pageClass).toBe(
      caught / pages < 0.2 ? 'not-applicable' : 'pass',
    );
  }
  expect(run(null).outcome).toBe('not-applicable');
});

test('a field that differs in nothing one could name is said plainly', () => {
  expect(run({ pageClass: 'resaved', compared: 8, unlike: [{ ...unlike, differs: [] }] }).why).toContain(
    'in several small ways at once',
  );
});

test('one unlike its page and its laboratory names the laboratory and says how often that is wrong there', () => {
  const ofLaboratory = { ...unlike, against: 'laboratory' as const, score: 9 };
  const page = { pageClass: 'resaved' as const, compared: 8, unlike: [ofLaboratory] };
  const finding = run(page, { fields: testFields({ laboratory: registered({ name: 'Fenwick Analytical' }) }) });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['date_received'] });
  expect(finding.flag).toContain('unlike Fenwick Analytical’s other reports');
  expect(finding.why).toMatch(
    /differs from the rest of the page and from Fenwick Analytical’s other reports: its ink has another tint\. On \d+ of \d+ untouched pages/,
  );
  expect(finding.why).not.toContain('test pages of this kind');
  expect(run({ ...page, unlike: [{ ...ofLaboratory, weight: 'alone' }] }).severity).toBe('decisive');
});

test('its score says nothing of what an editor leaves, which was measured on pages alone', () => {
  const { container } = testArtifacts({}, {});
  const software = [{ text: 'GIMP 3.0.4', where: 'EXIF Software', kind: 'editor' as const }];
  const saved = { container: { ...container, software } as Artifacts['container'] };
  const page = {
    pageClass: 'resaved' as const,
    compared: 8,
    unlike: [{ ...unlike, against: 'laboratory' as const, score: 9 }],
  };
  expect(run(page, saved).severity).toBe('doubt');
});
