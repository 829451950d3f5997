import { getOperation, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { sampleHint, sampleProblem, withMembers, withSample } from './samples.ts';

const body = (id: OperationId, own: unknown, sample: unknown) => {
  let count = 0;
  return withSample(getOperation(id), own, sample, (prefix = '') => {
    count += 1;
    return `${prefix}-${count}`;
  });
};

test('the members of a sample override members of the body; undefined removes one', () => {
  const sample = { task: 'Greets', name: undefined };
  expect(JSON.stringify(body('createAgent', { name: 'x' }, sample))).toBe('{"task":"Greets"}');
  expect(body('createAgent', { name: 'x' }, undefined)).toEqual({ name: 'x' });
});

test('a sample that isn’t an object replaces the body', () => {
  expect(body('updatePage', [{ op: 'remove' }], [{ op: 'test' }])).toEqual([{ op: 'test' }]);
});

test('the name of a new record stays unique', () => {
  expect(body('setSecret', { name: 'own' }, { name: 'stripe' })).toEqual({ name: 'stripe_gate_1' });
  expect(body('setSecret', {}, { name: 'a_{unique}', tags: ['{unique}'] })).toEqual({
    name: 'a_gate_1',
    tags: ['gate_2'],
  });
});

test('a unique part can be in capitals', () => {
  expect(body('setSecret', {}, { name: 'A_{UNIQUE}' })).toEqual({ name: 'A_GATE_1' });
});

test('a sample has the members of a scenario elsewhere', () => {
  const sample = { version: undefined, target: { number: '{version}', label: 'v{version} of {page}' } };
  const target = { number: 4, label: 'v4 of {page}' };
  expect(JSON.parse(JSON.stringify(withMembers(sample, { version: 4 })))).toEqual({ target });
});

test('unknown operations and operations without a body can’t have a sample', () => {
  expect(sampleProblem('createAgent')).toBeNull();
  expect(sampleProblem('putAgent')).toContain('unknown operation "putAgent". Available:');
  expect(sampleProblem('listAgents')).toContain('the operation "listAgents" takes no body');
});

test('a sample must keep the member by which the gate identifies a record', () => {
  for (const sample of [{ name: undefined, key: 'stripe' }, 'stripe'])
    expect(sampleProblem('setSecret', sample)).toContain('omits "name"');
  expect(sampleProblem('setSecret', { value: 'x' })).toBeNull();
  expect(sampleProblem('createAgent', { name: undefined, title: 'Gate' })).toBeNull();
});

test('members that a scenario needs are added to a body, except members that the sample removes', () => {
  const sample = { name: 'gate', task: undefined };
  const requestBody = withMembers(sample, { name: 'other', task: 'Greets', schedule: '* * * * *' });
  expect(JSON.stringify(requestBody)).toBe('{"name":"other","schedule":"* * * * *"}');
  expect(withMembers(undefined, { name: 'x' })).toEqual({ name: 'x' });
  expect(withMembers(undefined, {})).toBeUndefined();
  expect(withMembers(['x'], { name: 'x' })).toEqual(['x']);
});

test('the reason for a refused body without a sample names the setting', () => {
  expect(sampleHint({}, 'createAgent', 400)).toContain('set samples.createAgent');
  expect(sampleHint({ createAgent: {} }, 'createAgent', 400)).toBe('');
  expect(sampleHint({}, 'createAgent', 403)).toBe('');
});
