import { expect, test } from 'vitest';
import { clauseChanges } from './clause-changes.ts';

const operations = ['getAgent'];
const must = { level: 'must', text: 'An id starts with agt_.', operations };
const before = { 'agents.id-prefix': must };

test('a clause that was added is shown with its level', () => {
  expect(clauseChanges({}, before, {})).toEqual([
    { id: 'agents.id-prefix', kind: 'added', text: 'must: An id starts with agt_.', operations },
  ]);
});

test('a clause of another level shows both', () => {
  expect(clauseChanges(before, { 'agents.id-prefix': { ...must, level: 'should' } }, {})).toEqual([
    { id: 'agents.id-prefix', kind: 'changed', text: 'must → should: An id starts with agt_.', operations },
  ]);
});

test('another sentence is a change, the same clause is not', () => {
  expect(
    clauseChanges(before, { 'agents.id-prefix': { ...must, text: 'Ids start with agt_.' } }, {}),
  ).toEqual([{ id: 'agents.id-prefix', kind: 'changed', text: 'Ids start with agt_.', operations }]);
  expect(clauseChanges(before, before, {})).toEqual([]);
});

test('a retired clause is removed, with its reason', () => {
  expect(clauseChanges(before, {}, { 'agents.id-prefix': 'Ids are opaque.' })).toEqual([
    { id: 'agents.id-prefix', kind: 'removed', text: 'Ids are opaque.', operations: null },
  ]);
});

test('an id that disappears is an error with the id and the remedy', () => {
  expect(() => clauseChanges(before, {}, {})).toThrow(/agents\.id-prefix.*under retired/);
});
