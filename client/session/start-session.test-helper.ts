import { operations } from '@workspace-api/contract';
import { manualClock } from '@workspace-api/mock';
import { vi } from 'vitest';
import type { Send } from '../fetch/wrap-fetch.ts';
import { finishSignIn, type SignIn, startSignIn } from '../index.ts';
import { startSandbox } from '../sandboxes.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

export const redirectUri = 'http://127.0.0.1:53682/callback';

export const refreshPath = operations.refreshSession.path;

/** A pair of tokens that no service has issued. */
export const sampleTokens: SessionTokens = {
  access_token: 'sess_1',
  refresh_token: 'rt_1',
  token_type: 'Bearer',
  expires_in: 3600,
};

/** Allows or denies a sign-in on its page, as a user does. @returns the URL that the browser is redirected to */
export const decideOnPage = async (send: Send, url: string, decision: 'allow' | 'deny'): Promise<string> => {
  const html = await (await send(new Request(url))).text();
  const account = /name="account" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await send(
    new Request(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ account, mode: 'test', decision }),
    }),
  );
  return response.headers.get('Location') ?? '';
};

/** Starts a sandbox with its console for one test, reached in process or over a socket. */
export const startConsole = async (transport?: string) => {
  const started = await startSandbox(transport, { clock: manualClock(new Date()) });
  const { url: consoleUrl, baseUrl, send: fetch } = started;
  const start = () => startSignIn({ consoleUrl, redirectUri, scopes: ['agents:write', 'pages:read'], fetch });
  const decide = (url: string, decision: 'allow' | 'deny') => decideOnPage(fetch, url, decision);
  const finish = (signIn: SignIn, callbackUrl: string) =>
    finishSignIn(signIn, callbackUrl, { baseUrl, fetch });
  /** Signs in on the sandbox's page. */
  const signIn = async (): Promise<SessionTokens> => {
    const started = await start();
    return finish(started, await decide(started.url, 'allow'));
  };
  return { ...started, consoleUrl, start, decide, finish, signIn };
};

/** Signs in, and records all requests and saved tokens from then on. */
export const startSession = async (transport?: string) => {
  const started = await startConsole(transport);
  const { sandbox, baseUrl, send } = started;
  let stored: SessionTokens | null = await started.signIn();
  const sentPaths: string[] = [];
  /** Records the path of each request, and sends it. */
  const record: Send = (request) => {
    sentPaths.push(new URL(request.url).pathname.replace('/v1', ''));
    return send(request);
  };
  const save = vi.fn((tokens: SessionTokens): unknown => {
    stored = tokens;
    return undefined;
  });
  return {
    ...started,
    options: { baseUrl, load: () => stored, save },
    save,
    sentPaths,
    record,
    me: new URL(`${baseUrl}/me`),
    current: () => stored,
    replace: (tokens: SessionTokens | null) => {
      stored = tokens;
    },
    /** Lets the access token expire. */
    expire: () => sandbox.advance((stored?.expires_in ?? 0) * 1000),
    refreshes: () => sentPaths.filter((path) => path === refreshPath).length,
  };
};

/** The same, after the access token has expired. */
export const startExpired = async (transport?: string) => {
  const started = await startSession(transport);
  await started.expire();
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
