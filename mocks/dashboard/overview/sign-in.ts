import { type Input, operations, scopes } from '@workspace-api/contract';
import { attempt, message } from '../store/messages.ts';
import { go } from '../store/route.ts';

/** The client that the sign-in page redirects to: this page. */
const redirectUri = location.origin + location.pathname;

const state = 'dashboard';

/** The code of a sign-in, as the client exchanges it for a session. */
type SignIn = Input<'exchangeAuthorizationCode'>['body'];

const [verifierKey, signInKey] = ['dashboard.verifier', 'dashboard.sign-in'];

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The URL of the sign-in page for a client that requests all read scopes (RFC 7636). */
const signInAddress = async (): Promise<string> => {
  const config = (await (await fetch(operations.getCliConfig.path)).json()) as { authorize_url: string };
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)).buffer);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(verifierKey, verifier);
  const query = new URLSearchParams({
    code_challenge: base64url(digest),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state,
    scope: scopes.filter((scope) => scope.endsWith(':read')).join(' '),
  });
  return `${config.authorize_url}?${query}`;
};

/** Opens the sign-in page. It first reads the config with an API request, which appears in the request log. */
export const openSignIn = (): Promise<boolean> => attempt(async () => location.assign(await signInAddress()));

/** The code of the last sign-in of this tab; undefined if there was none. */
export const readSignIn = (): SignIn | undefined => {
  const stored = sessionStorage.getItem(signInKey);
  return stored === null ? undefined : (JSON.parse(stored) as SignIn);
};

/** Continues after the sign-in page, if it was opened from here: with the request that exchanges the code. */
export const noteSignIn = (): void => {
  const query = new URLSearchParams(location.search);
  if (query.get('state') !== state) return;
  const code = query.get('code');
  history.replaceState(null, '', location.pathname + location.hash);
  if (code === null) {
    message.done(`The sign-in page returned ${query.get('error') ?? 'nothing'}.`);
    return;
  }
  const signIn: SignIn = {
    auth_code: code,
    code_verifier: sessionStorage.getItem(verifierKey) ?? '',
    redirect_uri: redirectUri,
  };
  sessionStorage.setItem(signInKey, JSON.stringify(signIn));
  message.done('Signed in. Send the request to exchange the code for a session.');
  go(['send', operations.exchangeAuthorizationCode.id]);
};
