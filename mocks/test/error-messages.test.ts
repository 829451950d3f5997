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

test('a plan id is quoted on one line', async () => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', '/workspaces/acme/billing/plan', {
    body: { plan_id: hostile },
  });
  expect([status, json.error.message.split(' Available:')[0]]).toEqual([
    400,
    `No plan has the id ${escapedValue}.`,
  ]);
});

test('a token name is quoted on one line', async () => {
  const { send } = await startSandbox();
  const createToken = () =>
    send('POST', '/workspaces/acme/tokens', { body: { scopes: ['me:read'], name: hostile } });
  await createToken();
  const { status, json } = await createToken();
  expect([status, json.error.message]).toEqual([
    409,
    `A token named ${escapedValue} already exists in this workspace.`,
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
