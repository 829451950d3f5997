import { sessionPaths } from '@workspace-api/contract';
import { vi } from 'vitest';
import type { Send } from '../fetch/wrap-fetch.ts';
import { startConsole, type transports } from './start-console.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

export const refreshPath = sessionPaths.refreshSession;

/** Signs in, and records all requests and saved tokens from then on. */
export const startSession = async (transport?: (typeof transports)[number]) => {
  const started = await startConsole(transport);
  let stored: SessionTokens | null = await started.signIn();
  const sentPaths: string[] = [];
  /** Records the path of each request, and sends it. */
  const record: Send = (request) => {
    sentPaths.push(new URL(request.url).pathname.replace('/v1', ''));
    return started.send(request);
  };
  const save = vi.fn((tokens: SessionTokens): unknown => {
    stored = tokens;
    return undefined;
  });
  const options = { baseUrl: started.baseUrl, load: () => stored, save };
  const me = new URL(`${started.baseUrl}/me`);
  return {
    ...started,
    options,
    save,
    sentPaths,
    record,
    me,
    current: () => stored,
    replace: (tokens: SessionTokens | null) => {
      stored = tokens;
    },
    refreshes: () => sentPaths.filter((path) => path === refreshPath).length,
  };
};

/** The same, after the access token has expired. */
export const startExpired = async (transport?: (typeof transports)[number]) => {
  const started = await startSession(transport);
  await started.expire(started.current() as SessionTokens);
  return started;
};

/** The reason with which a promise rejects. */
export const getFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The status of a response. */
export const getStatus = async (response: Promise<Response>) => (await response).status;
