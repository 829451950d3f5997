import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const ok = 'paths > /workspaces/{slug}/agents > get > responses > 200';
const csv = `${ok} > content > text/csv`;

test.each(['application/x-ndjson', 'text/csv', 'application/tson'])(
  'a list without %s is reported',
  async (type) => {
    expect(await spoil('list-encodings', `${ok} > content > ${type}`, undefined)).toEqual([
      `listAgents is a list and must also be available as ${type}.`,
    ]);
  },
);

test('a list that does not declare X-Next-Cursor is reported', async () => {
  expect(await spoil('list-encodings', `${ok} > headers > X-Next-Cursor`, undefined)).toEqual([
    expect.stringContaining("listAgents's 200 must declare X-Next-Cursor"),
  ]);
});

test.each([
  ['a schema of objects', 'schema', { type: 'object' }, 'text/csv must have the schema of a string'],
  ['no record', 'x-item-schema', undefined, 'needs an x-item-schema that resolves; found undefined'],
  ['a record that is not there', 'x-item-schema', '#/components/schemas/Agnt', 'that resolves; found "#/'],
  [
    'a reference instead of a string',
    'x-item-schema',
    { $ref: '#/components/schemas/Agent' },
    'that resolves',
  ],
  [
    'the record of another list',
    'x-item-schema',
    '#/components/schemas/ErrorEnvelope',
    'its JSON envelope has Agent',
  ],
])('an encoding with %s is reported', async (_, key, change, message) => {
  expect(await spoil('list-encodings', `${csv} > ${key}`, change)).toEqual([
    expect.stringContaining(message),
  ]);
});
