import { expect, test } from 'vitest';
import { homePath, startPages } from './start-pages.ts';
import { startSandbox } from './start-sandbox.ts';

const hostile = 'a\nb\r\u2028c $& $1';
const escapedValue = 'a\\nb\\r\\u2028c $& $1';

test('a patch path is quoted on one line', async () => {
  const { send } = await startPages();
  const path = `/tree/${hostile}`;
  const { status, json } = await send('PATCH', homePath, { body: [{ op: 'remove', path }] });
  expect([status, json.error]).toEqual([
    400,
    {
      code: 'invalid_patch',
      message: `The patch cannot be applied because the path /tree/${escapedValue} does not exist.`,
      details: { operation: 0, path },
    },
  ]);
});

test('a workspace slug in a path is quoted on one line', async () => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', `/workspaces/${encodeURIComponent(hostile)}/billing`);
  expect([status, json.error.message]).toEqual([404, `No workspace has the slug ${escapedValue}.`]);
});

test('a long value is shortened in the message', async () => {
  const { send } = await startSandbox();
  const slug = encodeURIComponent('💥'.repeat(500));
  const { json } = await send('GET', `/workspaces/${slug}/billing`);
  expect(json.error.message).toBe(`No workspace has the slug ${'💥'.repeat(99)}….`);
});
