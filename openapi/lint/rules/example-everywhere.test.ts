import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agents = 'paths > /workspaces/{slug}/agents';
const schemas = 'components > schemas';

test('a property without examples is reported', async () => {
  expect(await spoil('example-everywhere', `${schemas} > Agent > properties > id > examples`, [])).toEqual([
    'The property "id" of schemas.Agent has no examples.',
  ]);
});

test('a property deep in an inline schema is reported', async () => {
  const path = `${schemas} > ErrorEnvelope > properties > error > properties > code > examples`;
  expect(await spoil('example-everywhere', path, undefined)).toEqual([
    'The property "code" of schemas.ErrorEnvelope.properties.error has no examples.',
  ]);
});

test.each([
  ['a constant', { const: 'NavShell' }],
  ['a reference', { $ref: '#/components/schemas/Agent' }],
  ['an array of references', { type: 'array', items: { $ref: '#/components/schemas/Agent' } }],
])('%s needs no separate example', async (_, property) => {
  expect(await spoil('example-everywhere', `${schemas} > Agent > properties > id`, property)).toEqual([]);
});

test.each([
  ['a free object', { type: 'object' }],
  ['an array of strings', { type: 'array', items: { type: 'string' } }],
  ['an enumeration', { type: 'string', enum: ['a', 'b'] }],
])('%s needs an example', async (_, property) => {
  expect(await spoil('example-everywhere', `${schemas} > Agent > properties > id`, property)).toHaveLength(1);
});

test('a shared parameter or header without an example is reported', async () => {
  expect(await spoil('example-everywhere', 'components > parameters > Bom > example', undefined)).toEqual([
    'The parameter bom has no example.',
  ]);
  expect(await spoil('example-everywhere', 'components > headers > Count > example', undefined)).toEqual([
    'The header Count has no example.',
  ]);
});

test('the default of a header counts as its example', async () => {
  const header = { schema: { type: 'string', default: 'identity' } };
  expect(await spoil('example-everywhere', 'components > headers > Count', header)).toEqual([]);
});

test('a request body and each media type of a response need an example', async () => {
  const body = `${agents} > post > requestBody > content > application/json > example`;
  expect(await spoil('example-everywhere', body, undefined)).toEqual([
    expect.stringContaining('post.requestBody has no example for application/json.'),
  ]);
  const csv = `${agents} > get > responses > 200 > content > text/csv > example`;
  expect(await spoil('example-everywhere', csv, undefined)).toEqual([
    expect.stringContaining('get.responses.200 has no example for text/csv.'),
  ]);
});
