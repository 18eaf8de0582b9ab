import { describe, expect, test } from 'vitest';
import { loadData } from '../../../data/index.ts';
import { CHECKS } from '../../../src/coa/checks/index.ts';
import type { CheckOutcome, CheckReportWithEvidence, FieldReading } from '../../../src/coa/report/report.ts';
import { testEvidence } from '../../../src/coa/testing/evidence.ts';
import { hashedForm } from '../normal-forms.ts';
import { count, MEASURES } from './describe-real.ts';
import type { PageTruth } from './page-truth.ts';
import { DESCRIBING, isAnsweredRightly, isSameProduct, milligramsIn, scoreRealPage } from './score-real.ts';

const register = loadData();

const TRUTH: PageTruth = {
  file: 'a.png',
  kind: 'honest',
  seller: 's77',
  laboratory: 'Partnerlab Analytical',
  names: ['Partnerlab Analytical'],
  complete: true,
  client: { text: 'Humber Molecular Ltd' },
  product: 'BPC-157 10mg',
  purity: 99.35,
  content: '10.43 mg',
  batch: { hash: hashedForm('batch', 'P51-WP903') },
  reportNumber: { text: 'R-86155' },
  key: null,
  newestDate: { day: '2026-10-04', ambiguous: false, reported: false },
  code: true,
};

function reading(field: string, value: string | number): FieldReading {
  return { field, text: String(value), value, confidence: 0.9, box: null, label: '', readings: 1 };
}
const READ = [
  reading('sample', 'BPC-157'),
  reading('batch', 'p51 wp903'),
  reading('purity', 99.35),
  reading('content', 10.43),
  reading('report_number', '#R86155'),
  reading('date_received', '2026-10-01'),
  reading('date_reported', '2026-04-10 or 2026-10-04'),
  reading('date_expiry', '2028-10-04'),
];

function check(id: string, severity: CheckOutcome['severity'], outcome: CheckOutcome['outcome'] = 'fail') {
  return {
    id,
    title: '',
    outcome,
    severity,
    why: '',
    flag: null,
    fields: [],
    boxes: [],
    wrong_on_clean_pages: null,
    wrong_on_real_pages: null,
  };
}

function report(
  fields: readonly FieldReading[] = READ,
  replaced: Partial<CheckReportWithEvidence> = {},
  checks: readonly CheckOutcome[] = [],
): CheckReportWithEvidence {
  return {
    verdict: 'real-lab-not-partnerlab',
    confidence: 0.8,
    lab_named: 'Partnerlab',
    client_field: 'Humber Molecular',
    green_flags: [],
    red_flags: [],
    plain_english: '',
    what_to_do: '',
    evidence: testEvidence({
      fields: [...fields],
      codes: [{ format: 'QRCode', text: 'https://partnerlab.example', box: null }],
      checks: [...checks],
    }),
    ...replaced,
  };
}

function missed(given: CheckReportWithEvidence, truth: PageTruth = TRUTH): string[] {
  return Object.entries(scoreRealPage(truth, given, register, 1).fields)
    .filter(([, { right }]) => !right)
    .map(([name]) => name);
}

describe('fields', () => {
  test('a page read as printed misses nothing, and has every labelled field scored', () => {
    expect(missed(report())).toEqual([]);
    expect(Object.keys(scoreRealPage(TRUTH, report(), register, 1).fields).sort()).toEqual([
      'batch',
      'client',
      'code',
      'content',
      'laboratory',
      'newest date',
      'number or key',
      'product',
      'purity',
      'report number',
    ]);
  });

  test.each([
    ['sample', 'TB-500', ['product']],
    ['batch', 'P51-WP908', ['batch']],
    ['purity', 99.354, []],
    ['purity', 99.36, ['purity']],
    ['content', 10, ['content']],
    ['report_number', 'R-86156', ['report number', 'number or key']],
    ['date_reported', '2026-10-05', ['newest date']],
    ['date_reported', '2026-09-04', ['newest date']],
  ] as const)('%s read as %s', (name, value, wanted) => {
    expect(missed(report(READ.map((one) => (one.field === name ? reading(name, value) : one))))).toEqual(wanted);
  });

  test('a day that the page tells either way may be read either way, if its label says so', () => {
    const read = report([reading('date_reported', '2026-04-10')]);
    const told = (ambiguous: boolean): PageTruth => ({
      ...TRUTH,
      newestDate: { day: '2026-10-04', ambiguous, reported: false },
    });
    expect(missed(read, told(false))).toContain('newest date');
    expect(missed(read, told(true))).not.toContain('newest date');
  });

  test('a day known as that of the report may be followed by a signature’s, if it was read as the report’s', () => {
    const truth: PageTruth = { ...TRUTH, newestDate: { day: '2026-10-04', ambiguous: false, reported: true } };
    const signed = reading('date_analysed', '2026-10-06');
    expect(missed(report([...READ, signed]), truth)).not.toContain('newest date');
    expect(missed(report([...READ, signed]))).toContain('newest date');
    expect(missed(report([reading('date_received', '2026-10-04'), signed]), truth)).toContain('newest date');
  });

  test('a laboratory that is not on our list is not scored', () => {
    const unknown = { ...TRUTH, laboratory: 'No Such Laboratory', names: ['No Such Laboratory'] };
    expect(scoreRealPage(unknown, report(), register, 1).fields).not.toHaveProperty('laboratory');
  });
});

describe('names shown as facts', () => {
  const facts = (replaced: Partial<CheckReportWithEvidence>, truth: Partial<PageTruth> = {}): string[] =>
    scoreRealPage({ ...TRUTH, ...truth }, report(READ, replaced), register, 1).wrongFacts.map(({ what }) => what);
  test('none is no wrong fact, another is one', () => {
    expect(facts({})).toEqual([]);
    expect(facts({ lab_named: '', client_field: '' })).toEqual([]);
    expect(facts({ lab_named: 'lactam) specificity' })).toEqual(['laboratory']);
    expect(facts({ client_field: 'Received on' })).toEqual(['client']);
  });
  test('any client is wrong on a page that names none, and unjudged where nobody looked', () => {
    expect(facts({}, { client: null })).toEqual(['client']);
    expect(facts({}, { client: undefined })).toEqual([]);
  });
  test('pages without a label are not judged', () => {
    expect(facts({}, { kind: 'unknown', laboratory: null, names: null, client: undefined })).toEqual([]);
  });
});

test('doubts are those about the page, not what it is or how old', () => {
  const { doubts } = scoreRealPage(
    TRUTH,
    report(READ, {}, [
      check('mass-not-of-compound', 'doubt'),
      check('dates-out-of-order', 'note'),
      check('report-out-of-date', 'decisive'),
      check('purity-impossible', null, 'pass'),
    ]),
    register,
    1,
  );
  expect(doubts.map(({ id }) => id)).toEqual(['mass-not-of-compound']);
});

test('the checks left out of doubts are checks', () => {
  const ids = new Set(CHECKS.map(({ id }) => id));
  expect([...DESCRIBING].filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['5.73 mg', [5.73]],
  ['5.38, 5.69, 5.41 mg', [5.38, 5.69, 5.41]],
  ['502.5 mcg', [0.5025]],
  ['1,070.85 mg', [1070.85]],
  ['5,33 mg; 507,3 mg', [5.33, 507.3]],
  ['0,512 g', [512]],
  ['Ipamorelin 4.9 mg (49 %); CJC-1295 8.0 mg (80.2 %)', [4.9, 8]],
  ['9.90', [9.9]],
  ['NA mg', []],
  ['~9,800-10,200 IU', []],
])('amounts in %s', (content, wanted) => {
  const found = milligramsIn(content);
  expect(found).toHaveLength(wanted.length);
  for (const [index, amount] of wanted.entries()) expect(found[index]).toBeCloseTo(amount, 6);
});

test('products are compared by letters and digits, or as compounds', () => {
  expect(isSameProduct('GHK-CU 100mg', 'GHK-Cu', register.compounds)).toBe(true);
  expect(isSameProduct('Epithalon 10mg', 'Epitalon', register.compounds)).toBe(true);
  expect(isSameProduct('BPC-157/TB-500', 'BPC-157', register.compounds)).toBe(false);
  expect(isSameProduct('KPV', '', register.compounds)).toBe(false);
});

test('measures count what they say', () => {
  const score = (kind: PageTruth['kind'], verdict: CheckReportWithEvidence['verdict'], complete = true) =>
    scoreRealPage({ ...TRUTH, kind, complete }, report(READ, { verdict }), register, 1);
  const pages = [
    score('honest', 'fabricated'),
    score('honest', 'real-lab-not-partnerlab'),
    score('honest', 'unclear'),
    score('honest', 'unclear', false),
    score('honest', 'self-made', false),
    score('own', 'self-made'),
    score('own', 'stale'),
    score('own', 'unclear'),
    score('altered', 'fabricated'),
    score('edited', 'genuine-independent'),
  ];
  const figure = (name: string) => count(MEASURES.find((measure) => measure.name.startsWith(name))!, pages);
  expect(figure('honest pages called fabricated')).toEqual([1, 5]);
  expect(figure('honest pages called self-made')).toEqual([1, 5]);
  expect(figure('own sheets called')).toEqual([1, 3]);
  expect(figure('own sheets answered')).toEqual([1, 3]);
  expect(figure('complete pages')).toEqual([2, 3]);
  expect(figure('altered by sellers: called')).toEqual([1, 1]);
  expect(figure('edited: waved')).toEqual([1, 1]);
});

describe('whether a verdict says what the page is', () => {
  const page = (kind: PageTruth['kind'], verdict: string, more: object = {}) =>
    isAnsweredRightly({
      truth: { ...TRUTH, kind },
      report: { verdict },
      isRegistered: true,
      doubts: [],
      ...more,
    } as never);

  test('an honest page is a laboratory’s, unless it is incomplete or of a laboratory that we do not know', () => {
    expect(page('honest', 'stale')).toBe(true);
    expect(page('honest', 'fabricated')).toBe(false);
    expect(page('honest', 'unclear')).toBe(false);
    expect(page('honest', 'unclear', { isRegistered: false })).toBe(true);
    expect(page('honest', 'unclear', { truth: { ...TRUTH, complete: false } })).toBe(true);
  });

  test('an altered page is called so, or unclear for what was seen against it', () => {
    expect(page('edited', 'fabricated')).toBe(true);
    expect(page('edited', 'genuine-independent')).toBe(false);
    expect(page('altered', 'unclear')).toBe(false);
    expect(page('altered', 'unclear', { doubts: [check('cas-number-wrong', 'doubt')] })).toBe(true);
  });

  test('a seller’s own sheet is self-made; of a page without a label nothing is known', () => {
    expect(page('own', 'self-made')).toBe(true);
    expect(page('own', 'unclear')).toBe(false);
    expect(page('unknown', 'unclear')).toBeNull();
  });
});
