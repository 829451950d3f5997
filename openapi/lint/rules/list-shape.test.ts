import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const get = 'paths > /workspaces/{slug}/agents > get';
const list = 'components > schemas > AgentList';

test('x-pagination that names no array is reported', async () => {
  expect(await spoil('list-shape', `${get} > x-pagination`, { default: 20, max: 100 })).toEqual([
    'listAgents\'s x-pagination must name the array in "items".',
  ]);
});

test.each(['Limit', 'Cursor', 'Format', 'Bom'])(
  'a list without the parameter %s is reported',
  async (name) => {
    const others = ['Limit', 'Cursor', 'Format', 'Bom'].filter((other) => other !== name);
    const parameters = others.map((other) => ({ $ref: `#/components/parameters/${other}` }));
    expect(await spoil('list-shape', `${get} > parameters`, parameters)).toEqual([
      `listAgents is a list and must accept the query parameter "${name.toLowerCase()}".`,
    ]);
  },
);

test.each(['default', 'maximum', 'minimum'])(
  'a limit whose %s differs from x-pagination is reported',
  async (keyword) => {
    expect(await spoil('list-shape', `components > parameters > Limit > schema > ${keyword}`, 50)).toEqual([
      expect.stringContaining(
        "listAgents's x-pagination has the limit 1..100, default 20, but its parameter has",
      ),
    ]);
  },
);

test.each([
  ['whose array has another name', `${list} > properties > data`, undefined, 'must have the array "data"'],
  ['whose array may be absent', `${list} > required`, [], 'must require "data"'],
  ['without next_cursor', `${list} > properties > next_cursor`, undefined, 'must have next_cursor'],
  [
    'whose next_cursor is never null',
    `${list} > properties > next_cursor > type`,
    'string',
    'must have next_cursor',
  ],
  [
    'that always has next_cursor',
    `${list} > required`,
    ['data', 'next_cursor'],
    'must not require next_cursor',
  ],
  ['that lacks its has_more', `${get} > x-pagination > has-more`, true, 'must require has_more'],
  [
    'of unnamed records',
    `${list} > properties > data > items`,
    { type: 'object' },
    'must contain records of a named schema',
  ],
])('an envelope %s is reported', async (_, path, change, message) => {
  const findings = await spoil('list-shape', path, change);
  expect(findings.join('\n')).toContain(`listAgents is a list: its envelope ${message}`);
});
