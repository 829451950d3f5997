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

test('the members of a sample are merged over those of the body; undefined leaves one out', () => {
  const sample = { task: 'Greets', name: undefined };
  expect(JSON.stringify(body('createAgent', { name: 'x' }, sample))).toBe('{"task":"Greets"}');
  expect(body('createAgent', { name: 'x' }, undefined)).toEqual({ name: 'x' });
});

test('a sample that is no object replaces the body', () => {
  expect(body('updatePage', [{ op: 'remove' }], [{ op: 'test' }])).toEqual([{ op: 'test' }]);
});

test('the name of a new record stays unique', () => {
  expect(body('setSecret', { name: 'own' }, { name: 'stripe' })).toEqual({ name: 'stripe_gate_1' });
  expect(body('setSecret', {}, { name: 'a_{unique}', tags: ['{unique}'] })).toEqual({
    name: 'a_gate_1',
    tags: ['gate_2'],
  });
});

test('unknown operations and those without a body can have no sample', () => {
  expect(sampleProblem('createAgent')).toBeNull();
  expect(sampleProblem('putAgent')).toContain('unknown operation "putAgent". Available:');
  expect(sampleProblem('listAgents')).toContain('the operation "listAgents" takes no body');
});

test('a sample must keep the member that the gate knows a record by', () => {
  for (const sample of [{ name: undefined, key: 'stripe' }, 'stripe'])
    expect(sampleProblem('setSecret', sample)).toContain('leaves out "name"');
  expect(sampleProblem('setSecret', { value: 'x' })).toBeNull();
  expect(sampleProblem('createAgent', { name: undefined, title: 'Gate' })).toBeNull();
});

test('what a scenario needs is added to a body, except what the sample leaves out', () => {
  const sample = { name: 'gate', task: undefined };
  const requestBody = withMembers(sample, { name: 'other', task: 'Greets', schedule: '* * * * *' });
  expect(JSON.stringify(requestBody)).toBe('{"name":"other","schedule":"* * * * *"}');
  expect(withMembers(undefined, { name: 'x' })).toEqual({ name: 'x' });
  expect(withMembers(undefined, {})).toBeUndefined();
  expect(withMembers(['x'], { name: 'x' })).toEqual(['x']);
});

test('a refused body without a sample says where to set one', () => {
  expect(sampleHint({}, 'createAgent', 400)).toContain('set samples.createAgent');
  expect(sampleHint({ createAgent: {} }, 'createAgent', 400)).toBe('');
  expect(sampleHint({}, 'createAgent', 403)).toBe('');
});
