import type { OAuth } from './oauth.ts';
import type { Store } from './store.ts';

/** A response of the sign-in console. */
export interface ConsoleReply {
  status: number;
  type: string;
  body: string;
  location?: string;
}

const required = ['code_challenge', 'code_challenge_method', 'redirect_uri', 'state', 'scope'];
const escaped = (value: string): string => value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const page = (status: number, html: string): ConsoleReply => ({
  status,
  type: 'text/html; charset=utf-8',
  body: html,
});

function findProblem(request: URLSearchParams): string | undefined {
  const missing = required.filter((name) => !request.get(name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  if (request.get('code_challenge_method') !== 'S256') return 'Only S256 is supported.';
  if (!URL.canParse(request.get('redirect_uri') ?? '')) return 'redirect_uri is not a URL.';
  return undefined;
}

const signInForm = (request: URLSearchParams, problem = ''): string => `<!doctype html><title>Sign in</title>
<p>${problem}</p><form method="post">${required
  .map((name) => `<input type="hidden" name="${name}" value="${escaped(request.get(name) ?? '')}">`)
  .join('')}
<label>E-mail <input name="email" type="email"></label>
<label>Password <input name="password" type="password"></label><button>Sign in</button></form>`;

function signIn(form: URLSearchParams, store: Store, oauth: OAuth): ConsoleReply {
  const user = store.users.find(
    ({ email, password }) => email === form.get('email') && password === form.get('password'),
  );
  if (!user) return page(401, signInForm(form, 'The e-mail or password is wrong.'));
  const redirectUri = form.get('redirect_uri') ?? '';
  const code = oauth.issueCode({
    user,
    challenge: form.get('code_challenge') ?? '',
    redirectUri,
    scopes: (form.get('scope') ?? '').split(' ').filter(Boolean),
  });
  const target = new URL(redirectUri);
  target.searchParams.set('code', code);
  target.searchParams.set('state', form.get('state') ?? '');
  return { ...page(302, ''), location: target.href };
}

/** Handles requests to the sign-in console at `<origin>/console`. */
export function consoleReply(
  method: string,
  url: URL,
  raw: Buffer,
  store: Store,
  oauth: OAuth,
): ConsoleReply {
  if (method === 'GET' && url.pathname === '/console/oauth/cli-config') {
    const body = JSON.stringify({ authorize_url: `${url.origin}/console/authorize` });
    return { status: 200, type: 'application/json', body };
  }
  if (url.pathname === '/console/authorize' && (method === 'GET' || method === 'POST')) {
    const request = method === 'GET' ? url.searchParams : new URLSearchParams(raw.toString());
    const problem = findProblem(request);
    if (problem !== undefined) return page(400, escaped(problem));
    return method === 'GET' ? page(200, signInForm(request)) : signIn(request, store, oauth);
  }
  return page(404, 'Not found');
}
