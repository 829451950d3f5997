import { createSandbox, manualClock, serve } from '@workspace-api/mock';
import { onTestFinished } from 'vitest';
import type { Send } from '../fetch/wrap-fetch.ts';
import { finishSignIn, startSignIn } from '../index.ts';
import type { SessionTokens } from './token-request.ts';

/** The ways to connect a client to the sandbox. */
export const transports = ['in process', 'over a socket'] as const;

export const redirectUri = 'http://127.0.0.1:53682/callback';

/** Allows or denies a sign-in on its page, as a user does. @returns the URL that the browser is redirected to */
export const decideOnPage = async (send: Send, url: string, decision: 'allow' | 'deny'): Promise<string> => {
  const page = await send(new Request(url));
  const html = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  const response = await send(
    new Request(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: page.headers.get('Set-Cookie')?.split(';')[0] ?? '' },
      body: new URLSearchParams({
        csrfToken: field('csrfToken'),
        account: field('account'),
        mode: 'test',
        decision,
      }),
    }),
  );
  return response.headers.get('Location') ?? '';
};

/** Starts a sandbox with its console for one test, reached in process or over a socket. */
export const startConsole = async (transport: (typeof transports)[number] = 'in process') => {
  const sandbox = await createSandbox({ clock: manualClock(new Date()) });
  const served = transport === 'over a socket' ? await serve(sandbox, { port: 0 }) : undefined;
  onTestFinished(async () => {
    await served?.close();
    await sandbox.close();
  });
  const consoleUrl = served?.url ?? 'http://127.0.0.1:4010';
  const baseUrl = `${consoleUrl}/v1`;
  const send: Send = served ? (request) => fetch(request) : (request) => sandbox.fetch(request);

  /** Signs in on the sandbox's page. */
  const signIn = async (): Promise<SessionTokens> => {
    const started = await startSignIn({
      consoleUrl,
      redirectUri,
      scopes: ['agents:write', 'pages:write'],
      fetch: send,
    });
    const callbackUrl = await decideOnPage(send, started.url, 'allow');
    return finishSignIn(started, callbackUrl, { baseUrl, fetch: send });
  };

  /** Lets the access token expire. */
  const expire = ({ expires_in }: SessionTokens) => sandbox.advance(expires_in * 1000);

  /** Calls the sandbox's control plane. */
  const control = (path: string, body: unknown) =>
    send(new Request(`${consoleUrl}/_sandbox${path}`, { method: 'POST', body: JSON.stringify(body) }));

  return { sandbox, consoleUrl, baseUrl, send, signIn, expire, control };
};
