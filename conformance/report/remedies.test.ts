import { expect, test } from 'vitest';
import { uncovered } from '../engine/report/clause-results.ts';
import { causesFirst } from './causes.ts';
import { describeLeftovers } from './leftovers.ts';
import { byRemedy, nothingToDo } from './remedies.ts';
import { sampleClause, sampleFinding, sampleReport } from './sample-report.ts';

const missing = (id: string, reason: string) => sampleClause(id, 'not-exercised', { reason });

test('clauses are grouped by the remedy that lets a run check them, the largest group first', () => {
  const clauses = [
    missing('a.a', 'missing a driver with the capability session-token'),
    missing('b.a', 'missing a driver with the capability add-run'),
    missing('b.b', 'missing a driver with the capability add-run; a run that is awaiting approval'),
    missing('c.a', 'missing a token with the scope billing:read'),
    missing('d.a', 'missing a submission'),
  ];
  const groups = byRemedy(sampleReport({ clauses })).map(
    ({ lack, remedy, clauses: { length } }) => `${lack}, ${length}: ${remedy}`,
  );
  expect(groups).toEqual([
    'capability, 2: --driver with add-run',
    'token, 1: a session token: tokens.session in the configuration, or --driver with session-token',
    'scope, 1: a token with the scope billing:read',
    'condition, 1: a submission',
  ]);
});

test('clauses without a scenario are last, however many they are', () => {
  const clauses = [
    sampleClause('a.a', 'not-exercised', { reason: uncovered }),
    sampleClause('a.b', 'not-exercised', { reason: uncovered }),
    missing('b.a', 'missing a submission'),
  ];
  expect(byRemedy(sampleReport({ clauses })).map(({ remedy }) => remedy)).toEqual([
    'a submission',
    nothingToDo,
  ]);
});

test('changes to shared data of a workspace are named, not counted', () => {
  const createLeftover = (kind: string, id: string) => ({ kind, id, why: 'no deletion' });
  const leftovers = [
    createLeftover('page', '1'),
    createLeftover('pages', 'acme'),
    createLeftover('theme', 'acme'),
  ];
  expect(describeLeftovers({ leftovers })).toBe('1 page, changes to pages, changes to theme');
});

test('leftovers are counted by kind', () => {
  const createLeftover = (kind: string, id: string) => ({ kind, id, why: 'no deletion' });
  const leftovers = [createLeftover('agent', '1'), createLeftover('page', '2'), createLeftover('agent', '3')];
  expect(describeLeftovers({ leftovers })).toBe('2 agents, 1 page');
});

test('a clause is listed below the clause that causes it', () => {
  const because = { clause: 'c.c', operation: 'createAgent' };
  const clauses = [
    sampleClause('a.a', 'fail', { findings: [sampleFinding({ because })] }),
    sampleClause('b.b', 'fail'),
    sampleClause('c.c', 'fail'),
  ];
  expect(causesFirst(clauses).map(({ id }) => id)).toEqual(['b.b', 'c.c', 'a.a']);
});
