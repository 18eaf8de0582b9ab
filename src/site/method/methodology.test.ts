import { expect, test } from 'vitest';
import { VERDICT_IDS } from '../../coa/verdict/verdicts.ts';
import { siteContext } from '../../pages/_site.ts';
import { verdictRules, versionAnchor } from './methodology.ts';

const context = siteContext();

test('the table printed has every row of the table that decides, in its order, and every verdict', () => {
  const rules = verdictRules(context);
  expect(rules.slice(0, -3).map(({ verdict }) => verdict)).toEqual(context.decisionTable.map(([verdict]) => verdict));
  expect(new Set(rules.map(({ verdict }) => verdict))).toEqual(new Set(VERDICT_IDS));
});

test('every check that decides is one that is described', () => {
  const described = context.checks.map(({ id }) => id);
  for (const [verdict, , ids] of context.decisionTable) for (const id of ids) expect(described, verdict).toContain(id);
});

test('a row without words is reported', () => {
  expect(() => verdictRules({ ...context, decisionTable: [['stale', 'doubt', []]] })).toThrow('stale doubt');
});

test('a version of the methodology has a place of its own on the page', () => {
  expect([versionAnchor('1.0'), versionAnchor('2.11')]).toEqual(['version-1-0', 'version-2-11']);
});
