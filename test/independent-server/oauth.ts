import { createHash } from 'node:crypto';
import { accessLifetime, openSession, signAccessToken } from './auth.ts';
import { ok, type Reply } from './call.ts';
import { unauthorized } from './errors.ts';
import type { Session, Store, User } from './store.ts';
import { nonEmpty, objectSchema, parseJson } from './validate.ts';
import { createRandomString, sha256 } from './values.ts';

const codeLifetime = 60_000;

interface Code {
  user: User;
  challenge: string;
  redirectUri: string;
  scopes: string[];
  expiresAt: number;
}

const checkTokenBody = objectSchema<{ auth_code: string; code_verifier: string; redirect_uri: string }>({
  auth_code: nonEmpty,
  code_verifier: nonEmpty,
  redirect_uri: nonEmpty,
});
const checkRefreshBody = objectSchema<{ refresh_token: string }>({ refresh_token: nonEmpty });

/** A response of the sign-in console. */
const html = (status: number, body: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

const required = ['code_challenge', 'code_challenge_method', 'redirect_uri', 'state', 'scope'];

function findProblem(request: URLSearchParams): string | undefined {
  const missing = required.filter((name) => !request.get(name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
  if (request.get('code_challenge_method') !== 'S256') return 'Only S256 is supported.';
  return URL.canParse(request.get('redirect_uri') ?? '') ? undefined : 'redirect_uri is not a URL.';
}

/** Sign-in at `<origin>/console`, which takes only the submission of a form, and the exchange of codes and refresh tokens. */
export class OAuth {
  readonly #store: Store;
  readonly #codes = new Map<string, Code>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Handles a request to the sign-in console. */
  console(method: string, { origin, pathname }: URL, raw: Buffer) {
    if (method === 'GET' && pathname === '/console/oauth/cli-config') {
      const body = JSON.stringify({ authorize_url: `${origin}/console/authorize` });
      return { status: 200, headers: { 'content-type': 'application/json' }, body };
    }
    if (method !== 'POST' || pathname !== '/console/authorize') return html(404, 'Not found');
    const form = new URLSearchParams(raw.toString());
    const problem = findProblem(form);
    return problem === undefined ? this.#signIn(form) : html(400, problem);
  }

  #signIn(form: URLSearchParams) {
    const user = this.#store.users.find(
      ({ email, password }) => email === form.get('email') && password === form.get('password'),
    );
    if (!user) return html(401, 'The e-mail or password is wrong.');
    const code = createRandomString();
    const redirectUri = form.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      user,
      challenge: form.get('code_challenge') ?? '',
      redirectUri,
      scopes: (form.get('scope') ?? '').split(' ').filter(Boolean),
      expiresAt: this.#store.now() + codeLifetime,
    });
    const target = new URL(redirectUri);
    target.searchParams.set('code', code);
    target.searchParams.set('state', form.get('state') ?? '');
    return html(302, '', { location: target.href });
  }

  /** The response of the token and refresh endpoints: a new pair of tokens. */
  async #pair(session: Session): Promise<Reply> {
    const refresh_token = `rt_${createRandomString(32)}`;
    session.refreshHash = sha256(refresh_token);
    session.expired = false;
    const access_token = await signAccessToken(this.#store, session);
    return ok(
      { access_token, refresh_token, expires_in: accessLifetime, token_type: 'Bearer' },
      { 'cache-control': 'no-store' },
    );
  }

  /** Exchanges a code. A code works only once, with the verifier and the redirect URI of its request. */
  async token(raw: Buffer): Promise<Reply> {
    const { auth_code, code_verifier, redirect_uri } = checkTokenBody(parseJson(raw));
    const code = this.#codes.get(auth_code);
    this.#codes.delete(auth_code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    if (
      !code ||
      code.expiresAt < this.#store.now() ||
      code.challenge !== challenge ||
      code.redirectUri !== redirect_uri
    ) {
      throw unauthorized('The authorization code is not valid.', 'token_revoked');
    }
    return this.#pair(openSession(this.#store, code.user, code.scopes));
  }

  /** Exchanges a refresh token. Each works only once. */
  async refresh(raw: Buffer): Promise<Reply> {
    const { refresh_token } = checkRefreshBody(parseJson(raw));
    const hash = sha256(refresh_token);
    const session = [...this.#store.sessions.values()].find(({ refreshHash }) => refreshHash === hash);
    if (!session) throw unauthorized('The refresh token is not valid.', 'token_revoked');
    return this.#pair(session);
  }
}
