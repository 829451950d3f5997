import { expect, test } from 'vitest';
import { mutantProblems } from './mutants.ts';

const clauses = [
  { id: 'pages.versions', level: 'must' },
  { id: 'pages.titles', level: 'should' },
];
const reason = 'Only visitors see its effect.';
const messages = ({ broken = [] as string[], unobservable = [] as string[], excuses = {} }) =>
  mutantProblems(clauses, { broken: new Set(broken), unobservable: new Set(unobservable), excuses }).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test('a must without a mutant is reported, unless it is listed with a reason or nothing can observe it', () => {
  expect(messages({})).toEqual([
    'openapi/clauses/pages.yaml: pages.versions is violated by no mutant of mocks/mutants/, nor listed in mocks/clauses-without-mutant.yaml',
  ]);
  expect(messages({ excuses: { 'pages.versions': reason } })).toEqual([]);
  expect(messages({ unobservable: ['pages.versions'] })).toEqual([]);
  expect(messages({ broken: ['pages.versions'] })).toEqual([]);
});

test.each([
  ['without a reason', { excuses: { 'pages.versions': 'later' } }, 'pages.versions has no reason'],
  [
    'of a broken clause',
    { broken: ['pages.versions'], excuses: { 'pages.versions': reason } },
    'is violated by a mutant',
  ],
  [
    'of a clause without a scenario',
    { unobservable: ['pages.versions'], excuses: { 'pages.versions': reason } },
    'has no scenario',
  ],
  [
    'of a recommendation',
    { broken: ['pages.versions'], excuses: { 'pages.titles': reason } },
    'pages.titles is not a must',
  ],
  [
    'of nothing',
    { broken: ['pages.versions'], excuses: { 'pages.gone': reason } },
    'pages.gone is not a clause',
  ],
])('an entry %s is reported', (_, view, message) => {
  expect(messages(view)).toEqual([expect.stringContaining(message)]);
});
