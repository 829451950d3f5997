import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/theme';
const recolor = (value: unknown) => [{ op: 'replace', path: '/colors/brand_primary', value }];

test('a patch cannot set the time of the draft', async () => {
  const { send, clock } = await startSandbox();
  const body = [{ op: 'replace', path: '/updated_at', value: '2001-01-01T00:00:00.000Z' }];
  expect((await send('PATCH', path, { body })).json.updated_at).toBe(clock.now().toISOString());
});

test.each([
  ['a path that is missing', [{ op: 'replace', path: '/colors/none', value: '#fff' }]],
  ['a test that does not match', [{ op: 'test', path: '/colors/surface', value: '#000' }]],
  ['a color that is not a string', recolor(7)],
  ['a typography without its scale', [{ op: 'remove', path: '/typography/scale' }]],
  ['a section gap that is not a string', [{ op: 'replace', path: '/spacing/section_gap', value: 4 }]],
])('%s is rejected with invalid_patch and changes nothing', async (_, operations) => {
  const { send } = await startSandbox();
  const body = [{ op: 'add', path: '/colors/accent', value: '#d9480f' }, ...operations];
  const { status, json } = await send('PATCH', path, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operations[0]?.path });
  expect((await send('GET', path)).json).toEqual(examples.theme);
});
