import { describe, expect, test } from 'vitest';
import type { Check, Finding } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import { type Box, roundBox } from '../geometry/box.ts';
import { toOutcome } from '../report/to-outcome.ts';
import { field, purity, testArtifacts, testFields } from '../testing/fields.ts';
import { result } from '../testing/results.ts';
import {
  type CheckResult,
  fieldsToConfirm,
  holdToTwoReadings,
  joinDoubts,
  runChecks,
  withoutMisread,
} from './run-checks.ts';

const check = (replaced: Partial<Check>): Check => ({
  id: 'x',
  title: 'X',
  description: 'X.',
  uses: ['today'],
  decides: {},
  run: () => ({ outcome: 'pass', why: '' }),
  ...replaced,
});

describe('running', () => {
  test('a check is given what it declares and nothing else', () => {
    const [seen] = runChecks(testArtifacts(), [
      check({
        uses: ['today', 'vendor'],
        run: (artifacts) => ({ outcome: 'pass', why: Object.keys(artifacts).sort().join() }),
      }),
    ]);
    expect(seen!.finding!.why).toBe('today,vendor');
  });

  test('a check that throws is one error result; the others go on', () => {
    const broken = check({
      id: 'broken',
      run: () => {
        throw new Error('Broken on purpose.');
      },
    });
    const results = runChecks(testArtifacts(), [broken, check({ id: 'whole' })]);
    expect(results).toMatchObject([
      { check: { id: 'broken' }, finding: null, error: 'Broken on purpose.' },
      { finding: { outcome: 'pass' }, error: null },
    ]);
    expect(toOutcome(results[0]!, testFields())).toMatchObject({ id: 'broken', outcome: 'error', severity: null });
  });

  test.each([
    ['puritty', 'It rests on “puritty”, which is the name of no field in SPECS.'],
    ['purity', null],
    ['date_received2', null],
    ['another_date1', null],
    ['code', null],
  ])('a check that rests on %s: %s', (name, error) => {
    const [found] = runChecks(testArtifacts(), [check({ run: () => ({ outcome: 'pass', why: '', rests: [name] }) })]);
    expect(found).toMatchObject({ error, finding: error === null ? { rests: [name] } : null });
  });

  test.each(['decisive', 'doubt'] as const)(
    'a check that is %s and does not say what follows is an error result',
    (severity) => {
      const found = { outcome: 'fail', severity, why: 'a is not b' } as const;
      const [undeclared, declared, note] = runChecks(testArtifacts(), [
        check({ run: () => found }),
        check({ decides: { decisive: 'fabricated', doubt: 'unclear' }, run: () => found }),
        check({ run: () => ({ ...found, severity: 'note' }) }),
      ]);
      expect(undeclared).toMatchObject({ finding: null, error: expect.stringContaining(severity) });
      expect(declared).toMatchObject({ finding: found, error: null });
      expect(note).toMatchObject({ finding: { severity: 'note' }, error: null });
    },
  );

  test('what was thrown is told, error or not', () => {
    const broken = check({
      run: () => {
        throw 'no error';
      },
    });
    expect(runChecks(testArtifacts(), [broken])).toEqual([{ check: broken, finding: null, error: 'no error' }]);
  });

  test('every check of the list runs on an empty page without breaking', () => {
    const results = runChecks(testArtifacts());
    expect(results).toHaveLength(CHECKS.length);
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
  });

  test('no check changes what the others see', () => {
    const artifacts = testArtifacts({ purity: purity(99.1), client: field('Humber Molecular') });
    const before = structuredClone(artifacts);
    runChecks(artifacts);
    expect(artifacts).toEqual(before);
  });
});

describe('two readings', () => {
  const once = testFields({ purity: purity(100.4), client: field('Humber Molecular', { readings: 2 }) });
  const twice = testFields({ purity: { ...purity(100.4), readings: 2 } });
  const accusation = result('purity-impossible', 'decisive', { rests: ['purity'] });

  test('asks for the fields that decisive findings and doubts rest on and that were read once', () => {
    expect(fieldsToConfirm([accusation, result('client-not-vendor', 'decisive', { rests: ['client'] })], once)).toEqual(
      ['purity'],
    );
    expect(fieldsToConfirm([accusation], twice)).toEqual([]);
    expect(
      fieldsToConfirm(
        [
          result('purity-impossible', 'doubt', { rests: ['purity'] }),
          result('x', 'pass', { rests: ['purity'] }),
          result('y', 'error'),
        ],
        once,
      ),
    ).toEqual(['purity']);
  });

  test('asks for nothing that a pass, a note or an unknown name rests on', () => {
    const rests = ['purity'];
    expect(
      fieldsToConfirm(
        [
          result('a', 'pass', { severity: 'decisive', rests }),
          result('b', 'note', { rests }),
          result('c', 'not-applicable', { severity: 'doubt', rests }),
          result('d', 'decisive', { rests: ['a field that the page does not have'] }),
          result('e', 'decisive'),
          result('f', 'error'),
        ],
        once,
      ),
    ).toEqual([]);
  });

  test('takes an accusation down to a doubt when a field it rests on was read once', () => {
    const [held] = holdToTwoReadings([accusation], once);
    expect(held!.finding).toMatchObject({ outcome: 'fail', severity: 'doubt' });
    expect(held!.finding!.why).toContain('purity');
    expect(accusation.finding!.severity).toBe('decisive');
  });

  test('says which fields a second reading did not confirm, and only those', () => {
    const fields = testFields({
      purity: purity(100.4),
      client: field('Humber Molecular', { readings: 2 }),
      reportNumber: field('R-86155'),
    });
    const [held] = holdToTwoReadings(
      [result('x', 'decisive', { rests: ['purity', 'client', 'report_number', 'no_such_field'] })],
      fields,
    );
    expect(held).toEqual(
      result('x', 'doubt', {
        flag: 'Red x. A second reading did not confirm what we read there.',
        rests: ['purity', 'client', 'report_number', 'no_such_field'],
        why: 'Why x. A second reading did not confirm it (purity, report number, no such field).',
      }),
    );
  });

  test('asks for none of a value that is no field, of which only the pixels are compared', () => {
    const other = result('x', 'decisive', { rests: ['another_percentage1'] });
    expect(holdToTwoReadings([other], once)).toEqual([other]);
  });

  test('says where there was no time for one', () => {
    const [held] = holdToTwoReadings([accusation], once, false);
    expect(held!.finding!.severity).toBe('doubt');
    expect(held!.finding!.why).toContain('There was no time to read it again: check the picture once more (purity).');
    expect(held!.finding!.flag).toMatch(/ There was no time to read it again, so we may have misread it\.$/);
  });

  test('leaves what rests on no field, what is no failure and what is a doubt already, though fields were read once', () => {
    const rests = ['purity'];
    const others = [
      result('a', 'decisive'),
      result('c', 'doubt', { rests }),
      result('d', 'note', { rests }),
      result('e', 'pass', { severity: 'decisive', rests }),
      result('f', 'error'),
    ];
    expect(holdToTwoReadings(others, once)).toEqual(others);
  });

  test('leaves an accusation that was read twice, and whatever is no accusation', () => {
    const others = [result('a', 'note', { rests: ['purity'] }), result('b', 'pass'), result('c', 'error')];
    expect(holdToTwoReadings([accusation, ...others], twice)).toEqual([accusation, ...others]);
  });
});

describe('contradictions of what was misread', () => {
  const once = testFields({ purity: purity(100.4) });
  const twice = testFields({ purity: { ...purity(100.4), readings: 2 } });
  const misread = testFields({ purity: { ...purity(100.4), disputed: true } });
  const contradiction = (id: string, severity: 'decisive' | 'doubt'): CheckResult => {
    const found = result(id, severity, { rests: ['purity', 'sample'] });
    return { ...found, check: { ...found.check, contradictsItself: true } };
  };

  test.each(['decisive', 'doubt'] as const)(
    'a %s one is not assessable, and names what was read in two ways',
    (weight) => {
      const [left] = withoutMisread([contradiction('x', weight)], misread);
      expect(left!.finding).toEqual({
        outcome: 'not-applicable',
        why: 'Two readings do not agree on what is printed (purity).',
      });
    },
  );

  test('one that reaches the edge of the picture is not assessable, and says so', () => {
    const cut = testFields({ purity: { ...purity(100.4), disputed: true, cutAtEdge: true } });
    expect(withoutMisread([contradiction('x', 'doubt')], cut)[0]!.finding).toEqual({
      outcome: 'not-applicable',
      why: 'What is printed reaches the edge of the picture and may be cut off (purity).',
    });
  });

  test('one that there was no time to read again is not assessable, and says so', () => {
    const late = [contradiction('x', 'doubt'), result('a', 'doubt', { rests: ['purity'] })];
    const [left, other] = withoutMisread(late, once, false);
    expect(left!.finding).toEqual({
      outcome: 'not-applicable',
      why: 'There was no time to read again what is printed (purity).',
    });
    expect(other).toEqual(late[1]);
    expect(withoutMisread(late, twice, false)).toEqual(late);
  });

  test('one that was read once or twice alike stays, and so does every other failure', () => {
    const contradictions = [contradiction('x', 'decisive'), contradiction('y', 'doubt')];
    expect(withoutMisread(contradictions, once)).toEqual(contradictions);
    expect(withoutMisread(contradictions, twice)).toEqual(contradictions);
    const others = [
      result('a', 'doubt', { rests: ['purity'] }),
      result('b', 'pass', { rests: ['purity'] }),
      result('c', 'error'),
    ];
    expect(withoutMisread(others, misread)).toEqual(others);
  });
});

describe('doubts that meet', () => {
  const pixels = result('field-unlike-its-page', 'doubt', { rests: ['date_received'] });

  test('a field doubted by its pixels and by what was read is called edited', () => {
    const joined = joinDoubts([
      pixels,
      result('dates-out-of-order', 'doubt', { rests: ['date_received', 'date_reported'] }),
    ]);
    expect(joined[0]!.finding).toMatchObject({ severity: 'decisive' });
    expect(joined[0]!.finding!.why).toBe(
      'Why field-unlike-its-page. Another check doubts the same field: Why dates-out-of-order.',
    );
    expect(joined[1]!.finding!.severity).toBe('doubt');
  });

  test('any one field in common is enough, and a decisive contradiction corroborates as a doubt does', () => {
    const twoFields = result('field-unlike-its-page', 'doubt', { rests: ['purity', 'date_received'] });
    const other = result('dates-out-of-order', 'decisive', { rests: ['date_reported', 'date_received'] });
    expect(joinDoubts([other, twoFields])[1]!.finding!.severity).toBe('decisive');
  });

  const oddities = ['purity', 'batch'].map(
    (name): Finding<'doubt'> => ({ outcome: 'fail', severity: 'doubt', why: `${name} is odd.`, rests: [name] }),
  );
  const about = (id: string, ...rests: string[]) => result(id, 'doubt', { rests });

  test('a doubt after the worst is called edited as well where another check doubts it', () => {
    const pixels = result('field-unlike-its-page', 'doubt', { rests: ['client'], ifCorroborated: oddities });
    expect(joinDoubts([pixels, about('dates-out-of-order', 'batch')])[0]!.finding).toMatchObject({
      severity: 'decisive',
      rests: ['batch'],
      why: 'batch is odd. Another check doubts the same field: Why dates-out-of-order.',
    });
    expect(joinDoubts([pixels, about('dates-out-of-order', 'date_ordered')])[0]).toBe(pixels);
    const sure = result('field-unlike-its-page', 'decisive', { rests: ['client'], ifCorroborated: oddities });
    expect(joinDoubts([sure, about('dates-out-of-order', 'batch')])[0]).toBe(sure);
  });

  test('three kinds of evidence, one of them in the pixels, accuse together, each about something else', () => {
    const missing = about('code-missing', 'laboratory');
    const sequence = about('number-out-of-sequence', 'report_number', 'date_ordered');
    const verdictOf = (...results: CheckResult[]) => joinDoubts([pixels, ...results])[0]!.finding!.severity;
    expect(joinDoubts([pixels, missing, sequence])[0]!.finding).toMatchObject({
      severity: 'decisive',
      rests: ['date_received'],
      why: 'Why field-unlike-its-page. Another check doubts the page: Why code-missing. Another check doubts the page: Why number-out-of-sequence.',
    });
    expect(verdictOf(missing)).toBe('doubt');
    expect(verdictOf(sequence, about('identifier-date-contradicts', 'report_number'))).toBe('doubt');
    expect(verdictOf(missing, about('mass-not-of-compound', 'mass_1'))).toBe('doubt');
    expect(joinDoubts([result('field-unlike-its-page', 'pass'), missing, sequence])[0]!.finding!.outcome).toBe('pass');
  });

  test('a page that was drawn anew and contradicts itself is called fabricated, as far as that was read twice', () => {
    const redrawn = result('code-melted', 'doubt', { boxes: [[1, 2, 3, 4]], flagIfContradicted: 'Both.' });
    const mass = about('mass-not-of-compound', 'mass_1', 'sample');
    const [joined, other] = joinDoubts([redrawn, mass]);
    expect(joined!.finding).toMatchObject({
      severity: 'decisive',
      rests: ['mass_1', 'sample'],
      boxes: [[1, 2, 3, 4]],
      flag: 'Both.',
      why: 'Why code-melted. It also contradicts itself: Why mass-not-of-compound.',
    });
    expect(other).toBe(mass);
    expect(joinDoubts([redrawn])).toEqual([redrawn]);
    expect(joinDoubts([redrawn, about('code-missing', 'laboratory')])[0]).toBe(redrawn);
    expect(joinDoubts([redrawn, result('mass-not-of-compound', 'note', { rests: ['mass_1'] })])[0]).toBe(redrawn);
    expect(joinDoubts([result('code-melted', 'pass'), mass])[0]!.finding!.outcome).toBe('pass');
  });

  test('a page that was drawn anew is doubted again where a second reading does not confirm what contradicts it', () => {
    const [joined] = joinDoubts([result('code-melted', 'doubt'), about('purity-not-main-peak', 'purity')]);
    const severity = (readings: number) =>
      holdToTwoReadings([joined!], testFields({ purity: { ...purity(99.1), readings } }))[0]!.finding!.severity;
    expect([severity(2), severity(1)]).toEqual(['decisive', 'doubt']);
  });

  test('what stands out too little to be doubted counts only where the page prints the value otherwise', () => {
    const passing = result('field-unlike-its-page', 'pass', { ifPrintedOtherwise: oddities });
    for (const id of ['value-printed-otherwise', 'number-printed-otherwise'])
      expect(joinDoubts([passing, about(id, 'batch')])[0]!.finding).toMatchObject({
        outcome: 'fail',
        severity: 'decisive',
        rests: ['batch'],
      });
    expect(joinDoubts([passing, about('value-printed-otherwise', 'content')])[0]).toBe(passing);
    expect(joinDoubts([passing, about('dates-out-of-order', 'batch')])[0]).toBe(passing);
    const noted = result('value-printed-otherwise', 'note', { rests: ['batch'] });
    expect(joinDoubts([passing, noted])[0]).toBe(passing);
  });

  test('what is printed otherwise speaks only where two readings of it agreed', () => {
    const box: Box = [100, 300, 60, 14];
    const other = result('value-printed-otherwise', 'doubt', { rests: ['purity'], boxes: [box] });
    const doubting = result('field-unlike-its-page', 'doubt', { rests: ['purity'] });
    const passing = result('field-unlike-its-page', 'pass', { ifPrintedOtherwise: oddities });
    for (const pixels of [doubting, passing]) {
      expect(joinDoubts([pixels, other])[0]).toBe(pixels);
      expect(joinDoubts([pixels, other], [[100, 300, 60, 15]])[0]).toBe(pixels);
      expect(joinDoubts([pixels, other], [[...box]])[0]!.finding!.severity).toBe('decisive');
    }
  });

  test('two findings that point at one place are about one field, whatever it is called in each', () => {
    const own = result('field-unlike-its-page', 'doubt', { rests: ['another_percentage'], boxes: [[10, 10, 40, 12]] });
    const other = (boxes: Box[]) => result('dates-out-of-order', 'doubt', { rests: ['purity'], boxes });
    expect(joinDoubts([own, other([[12, 8, 40, 16]])])[0]!.finding!.severity).toBe('decisive');
    expect(joinDoubts([own, other([[60, 8, 40, 16]])])[0]).toBe(own);
  });

  test('only a doubt of a check that compares pixels is raised', () => {
    const rests = ['date_received'];
    const other = result('dates-out-of-order', 'doubt', { rests });
    for (const own of [
      result('identifier-date-contradicts', 'doubt', { rests }),
      result('field-unlike-its-page', 'note', { rests }),
      result('field-unlike-its-page', 'decisive', { rests }),
      result('field-unlike-its-page', 'pass', { severity: 'doubt', rests }),
      result('field-unlike-its-page', 'error'),
    ])
      expect(joinDoubts([own, other])[0]).toBe(own);
  });

  test('what passed, broke, or names no field corroborates nothing', () => {
    for (const other of [
      result('dates-out-of-order', 'pass', { severity: 'doubt', rests: ['date_received'] }),
      result('dates-out-of-order', 'not-applicable', { rests: ['date_received'] }),
      result('dates-out-of-order', 'error'),
      result('dates-out-of-order', 'doubt'),
    ])
      expect(joinDoubts([other, pixels])[1]).toBe(pixels);
    const restsOnNothing = result('field-unlike-its-page', 'doubt');
    for (const rests of [undefined, ['date_received']])
      expect(joinDoubts([restsOnNothing, result('dates-out-of-order', 'doubt', { rests })])[0]).toBe(restsOnNothing);
  });

  test('a doubt about another field, a note, or a check that fails on clean pages too leaves it a doubt', () => {
    for (const other of [
      result('dates-out-of-order', 'doubt', { rests: ['date_ordered'] }),
      result('dates-out-of-order', 'note', { rests: ['date_received'] }),
      result('client-not-vendor', 'doubt', { rests: ['date_received'] }),
    ]) {
      expect(joinDoubts([pixels, other])[0]!.finding!.severity).toBe('doubt');
    }
  });
});

describe('evidence', () => {
  test('shows what shows a page to be drawn anew before the fields in which it contradicts itself', () => {
    const fields = testFields({ purity: { ...purity(99.1), box: [1, 2, 3, 4] } });
    const redrawn = result('code-melted', 'decisive', { rests: ['purity'], boxes: [[9, 9, 1, 1]] });
    expect(toOutcome(redrawn, fields).boxes).toEqual([
      [9, 9, 1, 1],
      [1, 2, 3, 4],
    ]);
  });

  test('points at the boxes of the fields a finding rests on, and at further places, in whole pixels', () => {
    const fields = testFields({ purity: { ...purity(99.1), box: [1.4, 2.6, 3.5, 4] } });
    expect(
      toOutcome(result('x', 'decisive', { rests: ['purity', 'client'], boxes: [[9.2, 9.8, 1, 1]] }), fields),
    ).toEqual({
      id: 'x',
      title: 'Title of x',
      outcome: 'fail',
      severity: 'decisive',
      why: 'Why x.',
      flag: 'Red x.',
      fields: ['purity', 'client'],
      boxes: [
        [1, 3, 4, 4],
        [9, 10, 1, 1],
      ],
      wrong_on_clean_pages: null,
      wrong_on_real_pages: null,
    });
  });

  test('a failed check says how often it was wrong on clean pages, where that was measured', () => {
    const measured = toOutcome(result('purity-impossible', 'decisive'), testFields());
    expect(measured.wrong_on_clean_pages?.pages).toBeGreaterThan(50);
    expect(toOutcome(result('purity-impossible', 'pass'), testFields()).wrong_on_clean_pages).toBeNull();
  });

  test('only a failure has a severity', () => {
    expect(toOutcome(result('x', 'pass'), testFields()).severity).toBeNull();
    expect(toOutcome(result('x', 'not-applicable'), testFields()).severity).toBeNull();
  });

  test('points at each place once', () => {
    const { fields } = testArtifacts({ client: field('A', { box: [10, 20, 30, 8] }) });
    expect(
      toOutcome(
        result('x', 'decisive', {
          rests: ['client'],
          boxes: [
            [10, 20, 30, 8],
            [1, 2, 3, 4],
          ],
        }),
        fields,
      ).boxes,
    ).toEqual([
      [10, 20, 30, 8],
      [1, 2, 3, 4],
    ]);
  });

  test('rounds boxes', () => {
    expect(roundBox([0.4, 0.6, 10.2, 9.9])).toEqual([0, 1, 10, 10]);
  });
});
