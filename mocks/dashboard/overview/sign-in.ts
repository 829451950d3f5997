import { operations, scopes } from '@workspace-api/contract';
import { attempt, message } from '../store/messages.ts';

/** The client that the sign-in page redirects to: this page. */
const redirectUri = location.origin + location.pathname;

const state = 'dashboard';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The path of the sign-in page. The API's config contains its full URL. */
export const authorizePath = '/oauth/authorize';

/** The URL of the sign-in page for a client that requests all read scopes (RFC 7636). */
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

/** Opens the sign-in page. It first reads the config with an API request, which appears in the request log. */
export const openSignIn = (event: Event): void => {
  event.preventDefault();
  void attempt(async () => location.assign(await signInAddress()));
};

/** Shows the result of the sign-in page, if it was opened from here. */
export const noteSignIn = (): void => {
  const query = new URLSearchParams(location.search);
  if (query.get('state') !== state) return;
  const code = query.get('code');
  message.done(
    code
      ? `Signed in. A program would now exchange the code ${code} for a session.`
      : `The sign-in page returned ${query.get('error') ?? 'nothing'}.`,
  );
  history.replaceState(null, '', location.pathname + location.hash);
};
