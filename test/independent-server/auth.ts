import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { ApiError, unauthorized } from './errors.ts';
import { expand } from './scopes.ts';
import type { ApiKey, Mode, Session, Store, User, Workspace } from './store.ts';

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

const signingKey = randomBytes(32);

/** Creates an access token of a session. `lifetime` is in seconds. */
export async function signAccessToken(store: Store, session: Session, lifetime: number): Promise<string> {
  const seconds = Math.floor(store.now() / 1000);
  const jwt = await new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .setJti(randomBytes(8).toString('hex'))
    .sign(signingKey);
  return `sess_${jwt}`;
}

function workspaceById(store: Store, id: string): Workspace {
  const match = store.workspaces.find((workspace) => workspace.id === id);
  if (!match) throw new Error(`Unknown workspace "${id}".`);
  return match;
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

/** Finds the caller of a request by its Authorization header. */
export async function authenticate(store: Store, header: string | undefined): Promise<Principal> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw unauthorized('A bearer token is required.', 'token_revoked');
  if (token.startsWith('sess_')) {
    const session = await verifySession(store, token);
    return sessionPrincipal(store, session);
  }
  const key = store.keyBySecret(token);
  if (!key || key.revoked) throw unauthorized('The API key is not valid.', 'token_revoked');
  key.lastUsedAt = store.now();
  const workspace = workspaceById(store, key.workspaceId);
  return {
    tokenId: key.id,
    mode: key.mode,
    user: key.owner,
    workspace,
    workspaces: [workspace],
    scopes: expand(key.scopes),
    key,
  };
}

function sessionPrincipal(store: Store, session: Session): Principal {
  return {
    tokenId: `tok_${session.id}`,
    mode: session.mode,
    user: session.user,
    workspace: workspaceById(store, session.workspaceId),
    workspaces: store.workspaces.filter(({ id }) => session.user.roles.has(id)),
    scopes: sessionScopes(session, session.workspaceId),
    session,
  };
}

/** The scopes of a session in one workspace: the user's permissions there, limited to the scopes requested at sign-in. */
function sessionScopes(session: Session, workspaceId: string): Set<string> {
  const role = expand(session.user.roles.get(workspaceId) ?? []);
  if (session.requested === null) return role;
  const requested = expand(session.requested);
  return new Set([...role].filter((scope) => requested.has(scope)));
}

function requireScope(scopes: Set<string>, scope: string): void {
  if (scopes.has(scope)) return;
  throw new ApiError(403, 'insufficient_scope', `The token lacks the scope ${scope}.`, {
    details: { required_scope: scope, hint: 'missing_scope' },
  });
}

/** Refuses a caller without the scope, or without access to the workspace of the path. */
export function authorize(store: Store, principal: Principal, scope: string, slug: string | undefined): void {
  requireScope(principal.scopes, scope);
  if (slug === undefined) return;
  const workspace = store.workspaces.find((candidate) => candidate.slug === slug);
  if (!workspace) {
    const code = scope.startsWith('billing:') ? 'workspace_not_found' : 'not_found';
    throw new ApiError(404, code, `Workspace ${slug} was not found.`);
  }
  if (!principal.workspaces.includes(workspace)) {
    throw new ApiError(403, 'workspace_forbidden', `The token has no access to workspace ${slug}.`);
  }
  if (principal.session) requireScope(sessionScopes(principal.session, workspace.id), scope);
  if (store.heldWorkspaces.has(workspace.slug))
    throw unauthorized('The workspace is on hold.', 'workspace_locked');
  const [resource, action] = scope.split(':');
  const rule = [...store.policyRules].find(
    (candidate) => candidate.slug === slug && candidate.resource === resource && candidate.action === action,
  );
  if (rule) {
    throw new ApiError(403, 'policy_denied', 'A policy of the workspace blocks this request.', {
      details: { rule_id: rule.id, resource, action },
    });
  }
}
