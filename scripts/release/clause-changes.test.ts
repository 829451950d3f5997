import { expect, test } from 'vitest';
import { clauseChanges } from './clause-changes.ts';

const operations = ['getAgent'];
const must = { level: 'must', text: 'An id starts with agt_.', operations };
const before = { 'agents.id-prefix': must };
const changed = (section: string, text: string, names: string[] | null = operations) => [
  {
    section,
    text: `Clause \`agents.id-prefix\`: ${text}`,
    isBreaking: false,
    names,
    clause: 'agents.id-prefix',
  },
];

test('a clause that was added is shown with its level', () => {
  expect(clauseChanges({}, before, {})).toEqual(changed('Added', 'must: An id starts with agt_.'));
});

test('a clause of another level shows both', () => {
  expect(clauseChanges(before, { 'agents.id-prefix': { ...must, level: 'should' } }, {})).toEqual(
    changed('Changed', 'must → should: An id starts with agt_.'),
  );
});

test('another sentence is a change, the same clause is not', () => {
  expect(
    clauseChanges(before, { 'agents.id-prefix': { ...must, text: 'Ids start with agt_.' } }, {}),
  ).toEqual(changed('Changed', 'Ids start with agt_.'));
  expect(clauseChanges(before, before, {})).toEqual([]);
});

test('a retired clause is removed, with its reason', () => {
  expect(clauseChanges(before, {}, { 'agents.id-prefix': 'Ids are opaque.' })).toEqual(
    changed('Removed', 'Ids are opaque.', null),
  );
});

test('an id that disappears is an error with the id and the remedy', () => {
  expect(() => clauseChanges(before, {}, {})).toThrow(/agents\.id-prefix.*under retired/);
});
