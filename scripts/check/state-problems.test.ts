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
  forbidden: [{ operation: 'approveApproval', from: ['active'], error: 'already-decided' }],
};

const check = (change: object): string[] =>
  stateProblems(
    [{ file: 'agent.yaml', content: { ...good, ...change } }],
    contract,
    new Set(['advance-clock']),
  ).map(({ message }) => message);

test('a machine that matches the contract has no problem', () => {
  expect(check({})).toEqual([]);
  expect(
    check({ schema: null, field: null, initial: null, states: ['inactive', 'active', 'unseen'] }),
  ).toEqual([]);
});

test.each([
  ['a name that is not the name of the file', { name: 'robot' }, 'is named "robot"'],
  ['an unknown initial state', { initial: 'asleep' }, 'has the unknown initial state "asleep"'],
  ['an unknown schema', { schema: 'Robot' }, 'refers to the unknown schema Robot'],
  ['an unknown field', { field: 'mood' }, 'refers to the unknown field Agent.mood'],
  [
    'a state that is not a value of the field',
    { states: ['inactive', 'active', 'gone'] },
    'has the state "gone"',
  ],
  [
    'a move without a cause',
    { moves: [{ from: [], to: 'active' }] },
    'move 1 requires exactly one of "operation" and "outside"',
  ],
  [
    'a provisional note that is a fragment',
    { moves: [{ operation: 'activateAgent', from: [], to: 'active', provisional: 'Chosen: 200.' }] },
    'move 1 has a "provisional" that is not a sentence for a caller',
  ],
  [
    'an unknown operation',
    { moves: [{ operation: 'wake', from: [], to: 'active' }] },
    'refers to the unknown operation "wake"',
  ],
  [
    'an unknown origin',
    { moves: [{ outside: 'x', from: ['gone'], to: 'active' }] },
    'starts from the unknown state "gone"',
  ],
  [
    'an unknown target',
    { moves: [{ outside: 'x', from: [], to: 'gone' }] },
    'leads to the unknown state "gone"',
  ],
  ['no target', { moves: [{ outside: 'x', from: [] }] }, 'requires "to"'],
  [
    'an unknown capability',
    { moves: [{ outside: 'x', needs: 'magic', from: [], to: 'active' }] },
    'needs the unknown capability "magic"',
  ],
  [
    'an unknown error',
    { forbidden: [{ operation: 'approveApproval', from: ['active'], error: 'go-away' }] },
    'forbidden move 1 refers to the unknown error "go-away"',
  ],
  [
    'an error that the operation does not declare',
    { forbidden: [{ operation: 'approveApproval', from: ['active'], error: 'name-taken' }] },
    'refers to the error "name-taken", which approveApproval does not declare',
  ],
])('a machine with %s is reported', (_, change, message) => {
  expect(check(change)).toEqual([expect.stringContaining(message)]);
});
