import { basePath, errors, operations } from '@workspace-api/contract';
import { expect } from 'vitest';
import { problem } from '../sandbox/core/problem.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { homePath } from './demo-pages.ts';
import { test } from './sandbox-test.ts';

const hostile = 'a\nb\r\u2028c $& $1';
const escapedValue = 'a\\nb\\r\\u2028c $& $1';

test('a patch path is quoted on one line', async ({ send }) => {
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

test('a long value is shortened in the message', async ({ send }) => {
  const slug = encodeURIComponent('💥'.repeat(500));
  const { json } = await send('GET', `/workspaces/${slug}/billing`);
  expect(json.error.message).toBe(`No workspace has the slug ${'💥'.repeat(99)}….`);
});

type Envelope = { error: { code: string; message: string; details?: Record<string, unknown> } };

const fetchOnce = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const sandbox = await createSandbox();
  const response = await sandbox.fetch(path, { method, headers });
  await sandbox.close();
  return { response, ...((await response.json()) as Envelope) };
};

test.each([
  ['GET', '/workspace/acme/agents', operations.listAgents],
  ['POST', '/workspaces/acme/agent', operations.createAgent],
  ['GET', '/workspaces/acme/agents/agt_1/run', operations.listRuns],
  ['GET', '/approval', operations.listApprovals],
  ['GET', '/me/', operations.getMe],
])('the 404 for the unknown path %s %s names the nearest operation', async (method, path, nearest) => {
  const { response, error } = await fetchOnce(method, basePath + path);
  expect([response.status, error.code]).toEqual([404, errors['not-found'].code]);
  expect(error.message).toContain(`Similar: ${basePath}${nearest.path}`);
  expect(error.details).toEqual({
    nearest: { operation: nearest.id, method: nearest.method, path: basePath + nearest.path },
  });
});

test('the response to an unknown method lists the methods of the path', async () => {
  const { response, error } = await fetchOnce('DELETE', `${basePath}/workspaces/acme/agents`);
  expect([response.status, response.headers.get('Allow')]).toEqual([404, 'GET, HEAD, POST']);
  expect(error.message).toBe('This path supports GET and POST, not DELETE.');
  expect(error.details).toEqual({ allowed_methods: ['GET', 'HEAD', 'POST'] });
});

test('the response to a path without the version names the address of the API', async () => {
  const { response, error } = await fetchOnce('GET', '/workspaces/acme/agents');
  expect(response.status).toBe(404);
  expect(error.message).toContain(`The API is at ${basePath}`);
});

test.each(['key_test_acme', 'Basic key_test_acme', 'Bearer', 'Bearer key_test_acme key_test_acme'])(
  'the 401 for the header "Authorization: %s" says how to send a token',
  async (authorization) => {
    const { response, error } = await fetchOnce('GET', `${basePath}/me`, { Authorization: authorization });
    expect([response.status, error.details]).toEqual([401, errors.unauthorized.details]);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    expect(error.message).toContain('Send "Authorization: Bearer TOKEN"');
    expect(error.message).not.toContain('key_test_acme');
  },
);

test('messages are one line, even if they quote line breaks', () => {
  const fields = [{ path: '/a\nb', reason: 'unknown_field', message: 'Not\r\nknown.' }];
  const { envelope } = problem('validation-failed', { message: 'Not\nvalid.', fields });
  expect(envelope.error.message).toBe('Not\\nvalid.');
  expect(envelope.error.fields).toEqual([
    { path: '/a\nb', reason: 'unknown_field', message: 'Not\\r\\nknown.' },
  ]);
});
