import { examples, operations } from '@workspace-api/contract';
import { createChallenge, redirectUri, startSessions } from './start-sessions.ts';

/** The origin of the console. */
export const origin = 'http://127.0.0.1:4010';
/** The account, as identified in the form. */
export const owner = `${examples.me.user.id} ${examples.workspace.id}`;

/** The parameters of a sign-in. */
export const createQuery = (verifier: string) => ({
  code_challenge: createChallenge(verifier),
  code_challenge_method: 'S256',
  redirect_uri: redirectUri,
  state: 'a state/with+signs & spaces',
  scope: 'agents:read pages:write',
});

/** Starts a sandbox with a simulated browser. */
export const startAtConsole = async () => {
  const started = await startSessions();
  const { sandbox } = started;
  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await sandbox.fetch(new Request(new URL(path, origin), init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const authorizeUrl = async (query: Record<string, string> | [string, string][]) => {
    const config = await visit(operations.getCliConfig.path);
    return `${JSON.parse(config.text).authorize_url}?${new URLSearchParams(query)}`;
  };
  const open = async (url: string) => {
    const page = await visit(url);
    const cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return { page, cookie, csrfToken };
  };
  const submit = (url: string, cookie: string, form: Record<string, string>, headers = {}) =>
    visit(url, { method: 'POST', headers: { Cookie: cookie, ...headers }, body: new URLSearchParams(form) });
  const decide = async (query: Record<string, string>, form: Record<string, string>) => {
    const url = await authorizeUrl(query);
    const { cookie, csrfToken } = await open(url);
    const response = await submit(url, cookie, { csrfToken, ...form });
    return { ...response, location: new URL(response.headers.get('Location') ?? 'none:') };
  };
  return { ...started, visit, authorizeUrl, open, submit, decide };
};
