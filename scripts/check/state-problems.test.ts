import { expect, test } from 'vitest';
import type { ContractView } from './contract-view.ts';
import { stateProblems } from './state-problems.ts';

const contract: ContractView = {
  operations: new Map([
    ['activateAgent', new Set(['not-found'])],
    ['approveApproval', new Set(['already-decided'])],
  ]),
  schemas: new Map([['Agent', new Map([['status', ['inactive', 'active']]])]]),
  errors: new Set(['already-decided', 'name-taken']),
  events: new Set(),
};

const good = {
  name: 'agent',
  source: 'Agent',
  schema: 'Agent',
  field: 'status',
  states: ['inactive', 'active'],
  initial: 'inactive',
  moves: [{ operation: 'activateAgent', from: ['inactive'], to: 'active' }],
  forbidden: [{ operation: 'approveApproval', from: ['active'], answer: 'already-decided' }],
};

const check = (change: object): string[] =>
  stateProblems(
    [{ file: 'agent.yaml', content: { ...good, ...change } }],
    contract,
    new Set(['advance-clock']),
  ).map(({ message }) => message);

test('a machine that agrees with the contract has no problem', () => {
  expect(check({})).toEqual([]);
  expect(
    check({ schema: null, field: null, initial: null, states: ['inactive', 'active', 'unseen'] }),
  ).toEqual([]);
});

test.each([
  ['a name that is not its file', { name: 'robot' }, 'is called "robot"'],
  ['an unknown initial state', { initial: 'asleep' }, 'starts in "asleep", which is no state'],
  ['an unknown schema', { schema: 'Robot' }, 'names the schema Robot, which the contract lacks'],
  ['an unknown field', { field: 'mood' }, 'names Agent.mood, which the schema lacks'],
  ['a state that the field can not say', { states: ['inactive', 'active', 'gone'] }, 'has the state "gone"'],
  [
    'a move by nothing',
    { moves: [{ from: [], to: 'active' }] },
    'move 1 needs either an operation or an outside',
  ],
  [
    'an unknown operation',
    { moves: [{ operation: 'wake', from: [], to: 'active' }] },
    'names the operation "wake"',
  ],
  ['an unknown origin', { moves: [{ outside: 'x', from: ['gone'], to: 'active' }] }, 'starts from "gone"'],
  [
    'an unknown target',
    { moves: [{ outside: 'x', from: [], to: 'gone' }] },
    'leads to "gone", which is no state',
  ],
  ['no target', { moves: [{ outside: 'x', from: [] }] }, 'leads nowhere'],
  [
    'an unknown capability',
    { moves: [{ outside: 'x', needs: 'magic', from: [], to: 'active' }] },
    'needs "magic", which capabilities.yaml does not list',
  ],
  [
    'an unknown answer',
    { forbidden: [{ operation: 'approveApproval', from: ['active'], answer: 'go-away' }] },
    'forbidden move 1 answers "go-away", which is no error example',
  ],
  [
    'an answer that the operation does not declare',
    { forbidden: [{ operation: 'approveApproval', from: ['active'], answer: 'name-taken' }] },
    'answers "name-taken", which approveApproval does not declare',
  ],
])('a machine with %s is reported', (_, change, message) => {
  expect(check(change)).toEqual([expect.stringContaining(message)]);
});
