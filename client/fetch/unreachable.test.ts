import { expect, test, vi } from 'vitest';
import { type ClientOptions, createWorkspaceClient } from '../index.ts';
import { eagerClock } from './clocks.test-helper.ts';

/** Calls an address with retries, which would be immediate. Returns the error and the number of retries. */
const callAt = async (origin: string, options: Partial<ClientOptions> = {}) => {
  const onRetry = vi.fn();
  const baseUrl = `${origin}/v1`;
  const api = createWorkspaceClient({ baseUrl, token: 'a', clock: eagerClock(), onRetry, ...options });
  const result = await api.identity.getMe().result();
  return { message: result.ok ? undefined : result.error.message, retried: onRetry.mock.calls.length };
};

test('a port that fetch blocks is an error with its cause, without a retry', async () => {
  const { message, retried } = await callAt('http://127.0.0.1:6000', { retries: 3 });
  expect(message).toBe(
    'GET http://127.0.0.1:6000/v1/me: No response: fetch failed: bad port. Check baseUrl and the connection.',
  );
  expect(retried).toBe(0);
});

test('a tail of a blocked port ends, even if retries are requested', async () => {
  const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:6000/v1', token: 'a' });
  const tail = api.logs.tail('acme', { retries: 5, clock: eagerClock() });
  await expect(tail.next()).rejects.toThrow('fetch failed: bad port');
});

/** A TypeError of `fetch` with a cause, as Node throws it. */
const failure = (code: string | undefined, message: string) => async (): Promise<Response> => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(message), code && { code }) });
};

test.each([
  [undefined, 'unknown scheme', 0],
  ['ERR_INVALID_URL', 'Invalid URL', 0],
  ['UND_ERR_INVALID_ARG', 'invalid header', 0],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 0],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 0],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", 0],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 0],
  ['ECONNRESET', 'read ECONNRESET', 3],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN cert.example.test', 3],
  ['UND_ERR_SOCKET', 'other side closed', 3],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND api.example.test', 3],
])('a failure with the code %s (%s) is retried %i times', async (code, cause, times) => {
  const options = { fetch: failure(code, cause) };
  const { message, retried } = await callAt('http://127.0.0.1', { retries: 3, ...options });
  expect(message).toContain(`fetch failed: ${cause}`);
  expect(retried).toBe(times);
  // Unless retries were requested, an unknown host is not tried again.
  if (code === 'ENOTFOUND') expect((await callAt('http://127.0.0.1', options)).retried).toBe(0);
});
