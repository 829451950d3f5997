import { expect, test } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { invalid } from '../sandbox/core/problem.ts';
import { tokens as keys, startSandbox } from './start-sandbox.ts';

const tokens = '/workspaces/acme/tokens';
const agents = '/workspaces/acme/agents';

const unknownScopes = (count: number) => ({
  scopes: Array.from({ length: count }, (_, index) => `scope-${index}`),
});

test('the error for thousands of invalid fields lists the first hundred and the number of the others', async () => {
  const { send } = await startSandbox();
  const { status, json, text } = await send('POST', tokens, { body: unknownScopes(10_000) });
  expect(status).toBe(400);
  expect(json.error.fields).toHaveLength(limits.fieldErrors);
  expect(json.error.details).toEqual({ omitted_fields: 10_000 - limits.fieldErrors });
  expect(text.length).toBeLessThan(50_000);
});

test('a too deeply nested body is rejected', async () => {
  const { send } = await startSandbox();
  const createNestedBody = (levels: number) =>
    `{"name":"Deep","extra":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const { status, json } = await send('POST', agents, { body: createNestedBody(limits.bodyDepth + 1) });
  expect([status, json.error.fields]).toEqual([
    400,
    [{ path: '', reason: 'format_mismatch', message: expect.stringContaining(`${limits.bodyDepth} levels`) }],
  ]);
  const { json: body } = await send('POST', agents, { body: createNestedBody(limits.bodyDepth) });
  expect(body.error.fields).toMatchObject([{ path: '/extra', reason: 'unknown_field' }]);
});

test('the body of a rejected request is only read as far as the log needs it', async () => {
  const { sandbox, context } = await startSandbox();
  const chunk = new Uint8Array(1024).fill(0x20);
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const response = await sandbox.fetch(
    new Request(`http://sandbox/v1${agents}`, { method: 'POST', body, duplex: 'half' } as RequestInit),
  );
  expect(response.status).toBe(401);
  await context.requestLog.settled();
  // A stream buffers one or two more chunks.
  expect(pulled).toBeLessThanOrEqual(limits.loggedBodyBytes + 4 * chunk.byteLength);
});

test('a body in too many chunks is rejected, and the rest is not read', async () => {
  const { sandbox, context } = await startSandbox();
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(Uint8Array.of(0x20));
    },
  });
  const response = await sandbox.fetch(
    new Request(`http://sandbox/v1${agents}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${keys.full}` },
      body,
      duplex: 'half',
    } as RequestInit),
  );
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, error.code]).toEqual([413, 'payload_too_large']);
  expect(error.message).toContain(`more than ${limits.bodyChunks} chunks`);
  await context.requestLog.settled();
  // A stream buffers one or two more chunks.
  expect(pulled).toBeLessThanOrEqual(limits.bodyChunks + 4);
});

test('a failed validation limits its fields and counts the omitted ones', () => {
  const field = { path: '/limit', reason: 'out_of_range', message: 'Too much.' };
  const { error } = invalid(new Array(limits.fieldErrors + 5).fill(field), 7).envelope;
  expect([error.fields?.length, error.details]).toEqual([limits.fieldErrors, { omitted_fields: 12 }]);
  expect(invalid([field]).envelope.error).not.toHaveProperty('details');
});
