import { operations, scopes } from '@workspace-api/contract';
import { attempt, message } from '../store/messages.ts';

/** The program that the sign-in page returns to: this page. */
const redirectUri = location.origin + location.pathname;

const state = 'dashboard';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The path of the sign-in page, which the config of the API has as a whole address. */
export const authorizePath = '/oauth/authorize';

/** The address of the sign-in page, as a program opens it that wants to read everything (RFC 7636). */
const signInAddress = async (): Promise<string> => {
  const config = (await (await fetch(operations.getCliConfig.path)).json()) as { authorize_url: string };
  const verifier = new TextEncoder().encode(crypto.randomUUID());
  const query = new URLSearchParams({
    code_challenge: base64url(await crypto.subtle.digest('SHA-256', verifier)),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state,
    scope: scopes.filter((scope) => scope.endsWith(':read')).join(' '),
  });
  return `${config.authorize_url}?${query}`;
};

/** Opens the sign-in page. The config is read first, which is a request of the API and in its log. */
export const openSignIn = (event: Event): void => {
  event.preventDefault();
  void attempt(async () => location.assign(await signInAddress()));
};

/** Says what the sign-in page sent back, if it was opened from here. */
export const noteSignIn = (): void => {
  const query = new URLSearchParams(location.search);
  if (query.get('state') !== state) return;
  const code = query.get('code');
  message.done(
    code
      ? `Signed in. A program would exchange the code ${code} for a session now.`
      : `The sign-in page returned ${query.get('error') ?? 'nothing'}.`,
  );
  history.replaceState(null, '', location.pathname + location.hash);
};
