import { expect, test } from 'vitest';
import { coverageProblems, type Scenario } from './coverage.ts';

const clauses = [
  { id: 'pages.save-makes-a-version', observedBy: 'scenario', needs: ['add-page', 'inspect-storage'] },
  { id: 'pages.record-fields', observedBy: 'exchange', needs: [] },
];
const offered = new Set(['add-page']);
const scenario = { file: 'conformance/scenarios/pages.scenario.ts', cites: ['pages.save-makes-a-version'] };
const messages = (
  testClauses: typeof clauses,
  scenarios: Scenario[],
  excuses: Record<string, unknown>,
  has = offered,
) =>
  coverageProblems(testClauses, { scenarios, excuses, offered: has }).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test('a cited clause and one that is checked on every exchange are covered', () => {
  expect(messages(clauses, [scenario], {})).toEqual([]);
});

test('a clause that no scenario cites is reported, unless it is listed with a reason', () => {
  const excuses = { 'pages.save-makes-a-version': 'No driver returns versions yet.' };
  expect(messages(clauses, [], {})).toEqual([
    'openapi/clauses/pages.yaml: pages.save-makes-a-version is not cited by any scenario, nor listed in conformance/clauses-without-scenario.yaml',
  ]);
  expect(messages(clauses, [], excuses)).toEqual([]);
});

test('an excuse is invalid if the driver of the sandbox offers the capabilities that the clause needs', () => {
  const excuses = { 'pages.save-makes-a-version': 'No driver returns versions yet.' };
  const both = new Set(['add-page', 'inspect-storage']);
  expect(messages(clauses, [], excuses, both)).toEqual([
    expect.stringContaining("needs only add-page and inspect-storage, which the sandbox's driver offers"),
  ]);
  const free = clauses.map((clause) => ({ ...clause, needs: [] }));
  expect(messages(free, [], excuses)).toEqual([expect.stringContaining('needs no capability')]);
});

test.each([
  ['without a reason', [], { 'pages.save-makes-a-version': 'later' }, 'has no reason'],
  [
    'of a covered clause',
    [scenario],
    { 'pages.save-makes-a-version': 'x'.repeat(20) },
    'remove it from the list',
  ],
  [
    'of a clause of every exchange',
    [scenario],
    { 'pages.record-fields': 'x'.repeat(20) },
    'remove it from the list',
  ],
  ['of nothing', [scenario], { 'pages.gone': 'x'.repeat(20) }, 'pages.gone is not a clause'],
])('an entry %s is reported', (_, scenarios, excuses, message) => {
  expect(messages(clauses, scenarios, excuses)).toEqual([expect.stringContaining(message)]);
});

test('a scenario that cites no clause is reported', () => {
  const idle = { file: 'b.scenario.ts', cites: [] };
  expect(messages(clauses, [scenario, idle], {})).toEqual(['b.scenario.ts: cites no clause']);
});
