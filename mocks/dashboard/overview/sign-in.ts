import {
  type Authorization,
  createAuthorization,
  type Input,
  operations,
  scopes,
} from '@workspace-api/contract';
import { attempt, message } from '../store/messages.ts';
import { go } from '../store/route.ts';
import { readSetting } from '../store/settings.ts';

/** The client that the sign-in page redirects to: this page. */
const redirectUri = location.origin + location.pathname;

/** The code of a sign-in, as the client exchanges it for a session. */
type SignIn = Input<'exchangeAuthorizationCode'>['body'];

const [startedKey, signInKey] = ['dashboard.authorization', 'dashboard.sign-in'];

/** The URL of the sign-in page for a client that requests all read scopes. */
const signInAddress = async (): Promise<string> => {
  const config = (await (await fetch(operations.getCliConfig.path)).json()) as { authorize_url: string };
  const reading = scopes.filter((scope) => scope.endsWith(':read'));
  const started = await createAuthorization(config.authorize_url, redirectUri, reading);
  sessionStorage.setItem(startedKey, JSON.stringify(started));
  return started.url;
};

/** Opens the sign-in page. It first reads the config with an API request, which appears in the request log. */
export const openSignIn = (): Promise<boolean> => attempt(async () => location.assign(await signInAddress()));

const read = <T>(key: string): T | undefined =>
  JSON.parse(readSetting(key, 'sessionStorage') ?? 'null') ?? undefined;

/** The code of the last sign-in of this tab; undefined if there was none. */
export const readSignIn = () => read<SignIn>(signInKey);

/** Continues after the sign-in page, if it was opened from here: with the request that exchanges the code. */
export const noteSignIn = (): void => {
  const query = new URLSearchParams(location.search);
  const started = read<Authorization>(startedKey);
  if (!started || query.get('state') !== started.state) return;
  const code = query.get('code');
  history.replaceState(null, '', location.pathname + location.hash);
  if (code === null) {
    message.done(`The sign-in page returned ${query.get('error') ?? 'nothing'}.`);
    return;
  }
  const signIn: SignIn = { auth_code: code, code_verifier: started.codeVerifier, redirect_uri: redirectUri };
  sessionStorage.setItem(signInKey, JSON.stringify(signIn));
  message.done('Signed in. Send the request to exchange the code for a session.');
  go(['send', operations.exchangeAuthorizationCode.id]);
};
