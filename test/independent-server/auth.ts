import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { ApiError, insufficientScope, unauthorized } from './errors.ts';
import type { ApiKey, Mode, Session, Store, User, Workspace } from './store.ts';
import { createRandomString, newId, sha256 } from './values.ts';

/** The caller of a request, with their permissions. */
export interface Principal {
  tokenId: string;
  mode: Mode;
  user: User;
  /** The workspace that the token resolves to. */
  workspace: Workspace;
  /** Every workspace that the token can reach. */
  workspaces: Workspace[];
  /** Every scope that the token holds, with the implied ones. */
  scopes: Set<string>;
  key?: ApiKey;
  session?: Session;
}

const resources = ['tokens', 'pages', 'theme', 'billing', 'forms', 'logs', 'approvals', 'secrets', 'agents'];
const levels = ['read', 'write', 'destructive'];

/** Every scope of this service. */
export const allScopes: readonly string[] = [
  ...['me', 'workspaces', ...resources].flatMap((resource) => levels.map((level) => `${resource}:${level}`)),
  'secrets:set',
];

/** Expands a set of scopes with those that it implies: of the same resource, at lower levels. */
const expand = (scopes: readonly string[]): Set<string> =>
  new Set(
    scopes.flatMap((scope) => {
      const [resource = '', level = ''] = scope.split(':');
      const implied = levels.slice(0, levels.indexOf(level) + 1);
      return [scope, ...implied.map((lower) => `${resource}:${lower}`)];
    }),
  );

/** Creates the secret of a key. Only its owner keeps it. */
export const newKeySecret = (mode: Mode): string => `key_${mode}_${createRandomString()}`;

/** Adds a key. By default its owner created it. */
export function addKey(
  store: Store,
  newKey: Pick<ApiKey, 'owner' | 'workspaceId' | 'mode' | 'scopes'> & Partial<ApiKey>,
): { key: ApiKey; secret: string } {
  const secret = newKeySecret(newKey.mode);
  const key: ApiKey = {
    createdBy: { type: 'user', id: newKey.owner.id },
    ...newKey,
    id: newId('tok_'),
    secretHash: sha256(secret),
    createdAt: store.now(),
    lastUsedAt: null,
    revoked: false,
  };
  store.keys.set(key.id, key);
  return { key, secret };
}

/** Creates a session of a user in their first workspace. */
export function openSession(
  store: Store,
  user: User,
  requested: readonly string[] | null,
  mode: Mode = 'live',
): Session {
  const [workspaceId = ''] = user.roles.keys();
  const id = crypto.randomUUID();
  const session: Session = { id, user, requested, workspaceId, refreshHash: '', expired: false, mode };
  store.sessions.set(id, session);
  return session;
}

/** How long an access token is valid, in seconds. */
export const accessLifetime = 900;
const signingKey = randomBytes(32);

/** Creates an access token of a session. */
export async function signAccessToken(store: Store, session: Session): Promise<string> {
  const seconds = Math.floor(store.now() / 1000);
  const jwt = await new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .setJti(createRandomString(8))
    .sign(signingKey);
  return `sess_${jwt}`;
}

async function verifySession(store: Store, token: string): Promise<Session> {
  try {
    const { payload } = await jwtVerify(token.slice('sess_'.length), signingKey, {
      algorithms: ['HS256'],
      currentDate: new Date(store.now()),
    });
    const session = store.sessions.get(String(payload.sid));
    if (session?.expired) throw new JWTExpired('expired', payload);
    if (session) return session;
  } catch (error) {
    if (error instanceof JWTExpired) {
      throw new ApiError(401, 'token_expired', 'The access token has expired. Refresh it.', {
        details: { hint: 'token_expired' },
        headers: { 'retry-after': '0', 'www-authenticate': 'Bearer error="invalid_token"' },
      });
    }
  }
  throw unauthorized('The session does not exist.', 'token_revoked');
}

/** The scopes of a session in one workspace: the user's permissions there, limited to the scopes requested at sign-in. */
function sessionScopes({ user, requested }: Session, workspaceId: string): Set<string> {
  const role = expand(user.roles.get(workspaceId) ?? []);
  const limit = requested && expand(requested);
  return new Set([...role].filter((scope) => limit?.has(scope) ?? true));
}

const workspaceById = (store: Store, id: string) =>
  store.workspaces.find((workspace) => workspace.id === id) as Workspace;

/** Finds the caller of a request by its Authorization header. */
export async function authenticate(store: Store, header = ''): Promise<Principal> {
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthorized('A bearer token is required.', 'token_revoked');
  if (token.startsWith('sess_')) {
    const session = await verifySession(store, token);
    const { id, mode, user, workspaceId } = session;
    return {
      tokenId: `tok_${id}`,
      mode,
      user,
      workspace: workspaceById(store, workspaceId),
      workspaces: store.workspaces.filter((workspace) => user.roles.has(workspace.id)),
      scopes: sessionScopes(session, workspaceId),
      session,
    };
  }
  const key = store.keyBySecret(token);
  if (!key || key.revoked) throw unauthorized('The API key is not valid.', 'token_revoked');
  key.lastUsedAt = store.now();
  const { id, mode, owner, scopes } = key;
  const workspace = workspaceById(store, key.workspaceId);
  return {
    tokenId: id,
    mode,
    user: owner,
    workspace,
    workspaces: [workspace],
    scopes: expand(scopes),
    key,
  };
}

/** Refuses a caller without the scope, or without access to the workspace of the path. Returns the workspace. */
export function authorize(
  store: Store,
  { scopes, workspace: own, workspaces, session }: Principal,
  scope: string,
  slug: string | undefined,
): Workspace {
  const missingScope = insufficientScope(scope, `The token lacks the scope ${scope}.`);
  if (!scopes.has(scope)) throw missingScope;
  if (slug === undefined) return own;
  const workspace = store.workspaces.find((candidate) => candidate.slug === slug);
  if (!workspace) {
    const code = scope.startsWith('billing:') ? 'workspace_not_found' : 'not_found';
    throw new ApiError(404, code, `Workspace ${slug} was not found.`);
  }
  if (!workspaces.includes(workspace))
    throw new ApiError(403, 'workspace_forbidden', `The token has no access to workspace ${slug}.`);
  if (session && !sessionScopes(session, workspace.id).has(scope)) throw missingScope;
  if (store.heldWorkspaces.has(slug)) throw unauthorized('The workspace is on hold.', 'workspace_locked');
  const [resource, action] = scope.split(':');
  const rule = [...store.policyRules].find(
    (candidate) => candidate.slug === slug && candidate.resource === resource && candidate.action === action,
  );
  if (rule) {
    throw new ApiError(403, 'policy_denied', 'A policy of the workspace blocks this request.', {
      details: { rule_id: rule.id, resource, action },
    });
  }
  return workspace;
}
