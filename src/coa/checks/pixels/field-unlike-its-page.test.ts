import { expect, test, vi } from 'vitest';
import { PAGE_CLASSES, type PageClass } from '../../forensics/features/page-class.ts';
import type { LocalEdits } from '../../forensics/model/local-edits/local-edits.ts';
import { figuresFor, isValidFor, LOCAL_EDIT_FIGURES } from '../../forensics/model/local-edits/real-page-figures.ts';
import { UNLIKE_LABORATORY_FIGURES } from '../../forensics/model/unlike-laboratory.ts';
import { date, field, registered, testArtifacts, testFields } from '../../testing/fields.ts';
import type { Artifacts, Finding } from '../check.ts';
import check from './field-unlike-its-page.ts';

/** A kind of page beside those of the fit, on which one edit in seven is found. */
const SELDOM = 'seldom' as PageClass;
vi.mock('../../forensics/model/real-pages.json', async (original) => {
  const { default: fitted } = await original<{ default: { classes: object } }>();
  return { default: { ...fitted, classes: { ...fitted.classes, seldom: { caught: 15, pages: 100 } } } };
});

const run = (
  localEdits:
    | (Pick<LocalEdits, 'pageClass' | 'compared' | 'unlike'> &
        Partial<Pick<LocalEdits, 'laboratoryKnown' | 'faint' | 'leftOut'>>)
    | null,
  replaced: Partial<Artifacts> = {},
) =>
  check.run(
    testArtifacts(
      {},
      {
        localEdits: localEdits && {
          leftOut: 0,
          laboratoryKnown: false,
          anotherDesign: false,
          faint: [],
          usual: [],
          ...localEdits,
          copied: null,
        },
        ...replaced,
      },
    ),
  );
/** Under what is asked of a field in a file that an editor saved. */
const unlike = {
  name: 'date_received',
  box: [1, 2, 3, 4] as [number, number, number, number],
  against: 'page' as const,
  score: 0.9,
  weight: 'doubt' as const,
  differs: ['its ink is a different tint'],
};

test('a field that stands out raises a doubt that names it, says how it differs, and how often that is wrong', () => {
  const finding = run({ pageClass: 'resaved', compared: 8, unlike: [unlike] });
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'doubt',
    rests: ['date_received'],
    boxes: [[1, 2, 3, 4]],
  });
  expect(finding.flag).toBe(
    'The date of receipt looks different from the rest of the page (its ink is a different tint), as values that were changed afterwards do.',
  );
  const { doubt, cleanPages } = LOCAL_EDIT_FIGURES;
  const { caught, pages } = figuresFor('resaved');
  expect(finding.why).toBe(
    `The date of receipt differs from the rest of the page: its ink is a different tint. Some field differs as much on ${doubt.cleanFlagged} of ${cleanPages} pictures of untouched real pages. This comparison found the edited field on ${caught} of ${pages} pictures of edited real pages of this kind (${PAGE_CLASSES.resaved}).`,
  );
});

test('whatever differs is named, each once', () => {
  const finding = run({
    pageClass: 'resaved',
    compared: 8,
    unlike: [{ ...unlike, differs: ['its ink is a different tint', 'its letters are larger'] }],
  });
  expect(finding.flag).toContain('(its ink is a different tint and its letters are larger)');
  expect(finding.why).toContain(': its ink is a different tint and its letters are larger.');
});

/** A page of a laboratory on our list, whose date of receipt stands by its label. */
const ofKnown = { fields: testFields({ laboratory: registered(), dates: [date('received', '2026-03-02')] }) };

test('one that no clean page came near is decisive on a page of a laboratory that we know', () => {
  const page = { pageClass: 'resaved' as const, compared: 8, unlike: [{ ...unlike, weight: 'alone' as const }] };
  expect(run(page, ofKnown)).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    why: expect.stringContaining(
      `No field differs as much on any of ${LOCAL_EDIT_FIGURES.cleanPages} pictures of untouched real pages.`,
    ),
  });
});

test('of a laboratory whose reports we have not seen it is a doubt, and so it is where the field has no label', () => {
  const page = { pageClass: 'resaved' as const, compared: 8, unlike: [{ ...unlike, weight: 'alone' as const }] };
  const finding = run(page);
  expect(finding.severity).toBe('doubt');
  expect(finding.why).toMatch(
    /We have seen few reports like this, .+: by itself this is a doubt, not an accusation\.$/,
  );
  // With a check of another kind against the same field it accuses all the same (`joinDoubts`).
  expect(check.description).toContain('looks alone are never more than a doubt');
  const dates = [{ ...date('received', '2026-03-02'), label: '' }];
  expect(run(page, { fields: testFields({ laboratory: registered(), dates }) }).severity).toBe('doubt');
});

test('on a sheet that quotes a report it is a doubt: such a sheet is set from several pages anyway', () => {
  const page = { pageClass: 'resaved' as const, compared: 8, unlike: [{ ...unlike, weight: 'alone' as const }] };
  const quotingPhrases = [{ text: 'Third-party tested', box: unlike.box }];
  expect(run(page, { fields: testFields({ quotingPhrases }) }).severity).toBe('doubt');
});

test('two that no clean page has at once are decisive, and both are named', () => {
  const finding = run(
    {
      pageClass: 'resaved',
      compared: 8,
      unlike: [
        { ...unlike, weight: 'together' },
        { ...unlike, name: 'batch', box: [9, 9, 9, 9], weight: 'together' },
      ],
    },
    ofKnown,
  );
  expect(finding).toMatchObject({
    outcome: 'fail',
    severity: 'decisive',
    rests: ['date_received', 'batch'],
    boxes: [
      [1, 2, 3, 4],
      [9, 9, 9, 9],
    ],
  });
  expect(finding.flag).toContain('The same goes for the batch.');
  expect(finding.why).toContain(
    `No two fields differ as much on any of ${LOCAL_EDIT_FIGURES.cleanPages} pictures of untouched real pages.`,
  );
});

test('of several all are named that stand out together, but none that raises a doubt of its own', () => {
  const together = ['date_received', 'batch', 'client'].map((name) => ({
    ...unlike,
    name,
    weight: 'together' as const,
  }));
  const finding = run(
    { pageClass: 'resaved', compared: 8, unlike: [...together, { ...unlike, name: 'purity' }] },
    ofKnown,
  );
  expect(finding).toMatchObject({ severity: 'decisive', rests: ['date_received', 'batch', 'client'] });
  expect(finding.flag).toContain('The same goes for the batch and the client.');
});

test('three that no clean page has at once are decisive, too', () => {
  const three = ['client', 'batch', 'purity'].map((name) => ({
    ...unlike,
    name,
    against: 'laboratory' as const,
    weight: 'three' as const,
  }));
  const finding = run({ pageClass: 'resaved', compared: 8, laboratoryKnown: true, unlike: three }, ofKnown);
  expect(finding).toMatchObject({ severity: 'decisive', rests: ['client', 'batch', 'purity'] });
  expect(finding.why).toContain('No three fields together differ as much on any of ');
});

test('five that no clean page has at once are decisive, too', () => {
  const five = ['client', 'batch', 'purity', 'content', 'key'].map((name) => ({
    ...unlike,
    name,
    against: 'laboratory' as const,
    weight: 'five' as const,
  }));
  const finding = run({ pageClass: 'resaved', compared: 8, laboratoryKnown: true, unlike: five }, ofKnown);
  expect(finding).toMatchObject({ severity: 'decisive', rests: five.map(({ name }) => name) });
  expect(finding.why).toContain('No five fields together differ as much on any of ');
});

test.each([
  ['apart', ['client'], 'No field stands as far apart from all others on any of '],
  [
    'three apart',
    ['client', 'batch', 'purity'],
    'No three fields together stand as far apart from the others on any of ',
  ],
  ['five apart', ['client', 'batch', 'purity', 'content', 'key'], 'No five fields together stand as far apart from'],
] as const)(
  'what stands %s from the others of its page, farther than on any clean page, is decisive',
  (weight, names, grounds) => {
    const found = names.map((name) => ({ ...unlike, name, against: 'laboratory' as const, weight }));
    const finding = run({ pageClass: 'resaved', compared: 9, laboratoryKnown: true, unlike: found }, ofKnown);
    expect(finding).toMatchObject({ severity: 'decisive', rests: names });
    expect(finding.why).toContain(grounds);
    expect(finding.why).toContain(`any of ${UNLIKE_LABORATORY_FIGURES.apart.cleanPages} pictures of untouched pages`);
  },
);

test('of several fields of one kind that kind is named once', () => {
  const five = ['client', 'content', 'batch', 'date_received1', 'date_received2'].map((name) => ({
    ...unlike,
    name,
    against: 'laboratory' as const,
    weight: 'five' as const,
  }));
  const page = { pageClass: 'resaved' as const, compared: 8, laboratoryKnown: true };
  expect(run({ ...page, unlike: five }, ofKnown).flag).toMatch(
    / The same goes for the content, the batch and the date of receipt\.$/,
  );
  const days = five.slice(3).map((field) => ({ ...field, weight: 'together' as const }));
  expect(run({ ...page, unlike: days }, ofKnown).flag).toMatch(/ The same goes for another date of receipt\.$/);
});

test('of a page with one field to compare no number is told', () => {
  expect(run({ pageClass: 'resaved', compared: 1, unlike: [] }).why).toMatch(
    /^The one field compared does not stand out from the page\. /,
  );
});

test('silence on a kind of page where edits are found is a pass without a word for it', () => {
  const finding = run({ pageClass: 'resaved', compared: 8, unlike: [] });
  expect(finding.outcome).toBe('pass');
  expect(finding.flag).toBeUndefined();
  expect(finding.why).toMatch(
    /^None of 8 fields stands out from the page\. This comparison found the edited field on \d+ of \d+ pictures of edited real pages of this kind \(.+\)\.$/,
  );
  const fields = testFields({ laboratory: registered({ name: 'Fenwick Analytical' }) });
  const known = { pageClass: 'resaved' as const, compared: 8, unlike: [], laboratoryKnown: true };
  expect(run(known, { fields }).why).toContain('from the page, or from how Fenwick Analytical usually sets it. ');
  expect(run(known).why).toContain('or from how its laboratory usually sets it. ');
});

test('silence is no pass where a page has more fields than are compared', () => {
  for (const leftOut of [1, 12])
    expect(run({ pageClass: 'resaved', compared: 40, leftOut, unlike: [] })).toMatchObject({
      outcome: 'not-applicable',
      why: expect.stringContaining(`${leftOut} were not compared`),
    });
});

test('on a kind of page that the fit never met nothing is held against a field', () => {
  const unmet = 'unmet' as PageClass;
  expect(Object.keys(PAGE_CLASSES).every((pageClass) => isValidFor(pageClass as PageClass))).toBe(true);
  expect(isValidFor(unmet)).toBe(false);
  expect(run({ pageClass: unmet, compared: 8, unlike: [unlike] })).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringMatching(/on 0 of 0 pictures of edited .+, which is too few to hold anything against a field\.$/),
  });
});

test('silence counts as a pass only where one edit in five is found', () => {
  for (const pageClass of Object.keys(PAGE_CLASSES) as PageClass[]) {
    const { caught, pages } = figuresFor(pageClass);
    expect(run({ pageClass, compared: 8, unlike: [] }).outcome, pageClass).toBe(
      caught / pages < 0.2 ? 'not-applicable' : 'pass',
    );
  }
  expect(run({ pageClass: SELDOM, compared: 8, unlike: [] })).toMatchObject({
    outcome: 'not-applicable',
    why: expect.stringMatching(
      /^None of 8 fields stands out, but that says little here: .+ on 15 of 100 pictures of edited real pages of this kind/,
    ),
  });
  // What stands out there is a doubt all the same.
  expect(run({ pageClass: SELDOM, compared: 8, unlike: [unlike] }).severity).toBe('doubt');
  expect(run(null)).toMatchObject({
    outcome: 'not-applicable',
    why: 'Too little on the page could be compared.',
  });
});

test('a field that differs in nothing one could name is said plainly', () => {
  const finding = run({ pageClass: 'resaved', compared: 8, unlike: [{ ...unlike, differs: [] }] });
  expect(finding.why).toContain('differs from the rest of the page in several small ways at once. ');
  expect(finding.flag).toContain('looks different from the rest of the page, as values');
});

test('one unlike its page and its laboratory names the laboratory and says how often that is wrong there', () => {
  const ofLaboratory = { ...unlike, against: 'laboratory' as const, score: 9 };
  const page = { pageClass: 'resaved' as const, compared: 8, unlike: [ofLaboratory] };
  const finding = run(page, { fields: testFields({ laboratory: registered({ name: 'Fenwick Analytical' }) }) });
  expect(finding).toMatchObject({ outcome: 'fail', severity: 'doubt', rests: ['date_received'] });
  expect(finding.flag).toContain('and from Fenwick Analytical’s other reports');
  expect(finding.why).toMatch(
    /differs from the rest of the page and from Fenwick Analytical’s other reports: its ink is a different tint\. Some field differs as much on \d+ of \d+ pictures of untouched pages/,
  );
  expect(finding.why).not.toContain('real pages of this kind');
  expect(finding.why).toMatch(/pointed at that field on \d+\.$/);
  const weighing = (weight: 'alone' | 'together') => run({ ...page, unlike: [{ ...ofLaboratory, weight }] });
  expect(weighing('alone')).toMatchObject({
    severity: 'decisive',
    why: expect.stringMatching(
      /No field differs as much on any of \d+ pictures of untouched pages from laboratories whose layout we know\./,
    ),
  });
  expect(weighing('together').why).toMatch(/No two fields differ as much on any of \d+ pictures of /);
});

test('fields that stand out too little, and those after the worst, wait for another check to doubt them', () => {
  const faint = [
    { name: 'purity', box: [5, 6, 7, 8], against: 'laboratory', score: 0.1, differs: [] },
  ] as LocalEdits['faint'];
  const page = { pageClass: 'resaved' as const, compared: 8, laboratoryKnown: true, faint };
  const passing = run({ ...page, unlike: [] });
  expect(passing.outcome).toBe('pass');
  expect(passing.ifPrintedOtherwise).toMatchObject([{ severity: 'doubt', rests: ['purity'], boxes: [[5, 6, 7, 8]] }]);
  expect(passing.ifPrintedOtherwise![0]!.why).toMatch(
    /in several small ways at once\. On its own that says little: 10 % of the fields/,
  );
  const silent = run({ ...page, pageClass: SELDOM, unlike: [] });
  expect([silent.outcome, silent.ifPrintedOtherwise?.length]).toEqual(['not-applicable', 1]);
  const doubted = run({ ...page, unlike: [unlike, { ...unlike, name: 'client' }] });
  const fieldsOf = (findings: Finding[] | undefined) => findings!.map(({ rests }) => rests);
  expect(fieldsOf(doubted.ifCorroborated)).toEqual([['client']]);
  expect(fieldsOf(doubted.ifPrintedOtherwise)).toEqual([['purity']]);
  const quoting = { fields: testFields({ quotingPhrases: [{ text: 'Third-party tested', box: unlike.box }] }) };
  for (const all of [[unlike, unlike], []]) {
    const { ifCorroborated = [], ifPrintedOtherwise } = run({ ...page, unlike: all }, quoting);
    expect([...ifCorroborated, ...ifPrintedOtherwise!]).toEqual([]);
  }
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

test('a key that the code of the page carries is not doubted on the page of a laboratory that we do not know', () => {
  const code = { ...field('labs.example'), path: '/K7QF-2M9X', forVerification: true, email: false, fromCode: true };
  const onPage = (laboratory: ReturnType<typeof registered> | null, path = code.path, key = field('K7QF 2M9X')) =>
    run(
      { pageClass: 'resaved', compared: 8, unlike: [{ ...unlike, name: 'key' }] },
      { fields: testFields({ laboratory, key, hosts: [{ ...code, path }] }) },
    ).outcome;
  expect(onPage(null)).not.toBe('fail');
  expect(onPage(null, '/K7QF-3M9X')).toBe('fail');
  // What the code corrected was printed otherwise.
  const altered = { ...field('K7QF-2M9X'), text: 'K7QF-2M8X' };
  expect(onPage(null, code.path, altered)).toBe('fail');
  expect(onPage(registered())).toBe('fail');
});
