import { createHash } from 'node:crypto';
import { signAccessToken } from './auth.ts';
import { ok, type Reply } from './call.ts';
import { unauthorized } from './errors.ts';
import { createRandomString } from './ids.ts';
import { type Mode, type Session, type Store, sha256, type User } from './store.ts';
import { bodySchema, parseJson } from './validate.ts';

const accessLifetime = 900;
const codeLifetime = 60_000;

interface Code {
  user: User;
  challenge: string;
  redirectUri: string;
  scopes: string[];
  expiresAt: number;
}

const createFormSchema = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }])),
});
const tokenBody = bodySchema<{ auth_code: string; code_verifier: string; redirect_uri: string }>(
  createFormSchema('auth_code', 'code_verifier', 'redirect_uri'),
);
const refreshBody = bodySchema<{ refresh_token: string }>(createFormSchema('refresh_token'));

/** Authorization codes, and the sessions created from them. */
export class OAuth {
  readonly #store: Store;
  readonly #codes = new Map<string, Code>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Creates a code for a user who signed in. */
  issueCode(code: Omit<Code, 'expiresAt'>): string {
    const value = createRandomString();
    this.#codes.set(value, { ...code, expiresAt: this.#store.now() + codeLifetime });
    return value;
  }

  /** Creates a session of a user in their first workspace. */
  open(user: User, requested: string[] | null, mode: Mode = 'live'): Session {
    const [workspaceId = ''] = user.roles.keys();
    const session: Session = {
      id: crypto.randomUUID(),
      user,
      requested,
      workspaceId,
      refreshHash: '',
      expired: false,
      mode,
    };
    this.#store.sessions.set(session.id, session);
    return session;
  }

  /** The response of the token and refresh endpoints: a new pair of tokens. */
  async #pair(session: Session): Promise<Reply> {
    const refreshToken = `rt_${createRandomString(32)}`;
    session.refreshHash = sha256(refreshToken);
    session.expired = false;
    return ok(
      {
        access_token: await signAccessToken(this.#store, session, accessLifetime),
        refresh_token: refreshToken,
        expires_in: accessLifetime,
        token_type: 'Bearer',
      },
      { 'cache-control': 'no-store' },
    );
  }

  /** Exchanges a code. A code works only once, with the verifier and the redirect URI of its request. */
  async token(raw: Buffer): Promise<Reply> {
    const { auth_code, code_verifier, redirect_uri } = tokenBody(parseJson(raw));
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
    return this.#pair(this.open(code.user, code.scopes));
  }

  /** Exchanges a refresh token. Each works only once. */
  async refresh(raw: Buffer): Promise<Reply> {
    const { refresh_token } = refreshBody(parseJson(raw));
    const hash = sha256(refresh_token);
    const session = [...this.#store.sessions.values()].find(({ refreshHash }) => refreshHash === hash);
    if (!session) throw unauthorized('The refresh token is not valid.', 'token_revoked');
    return this.#pair(session);
  }
}
