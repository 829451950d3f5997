import { examples, scopes } from '@workspace-api/contract';
import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import { listTokens } from './list.ts';
import { readRateLimit } from './principals.ts';
import { expireToken, findToken, issueToken, showKey } from './rows.ts';

/** Lists tokens, issues them like the console and the sign-in, and expires tokens and cursors. */
export const tokensControl: ControlHandlers<
  'listTokens' | 'issueToken' | 'expireToken' | 'exhaustRateLimit' | 'expireCursor' | 'requireMfa'
> = {
  listTokens: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return { data: await listTokens(context, db, workspaceId) };
  },

  issueToken: async ({ context, db, input: { body } }) => {
    const { kind, workspace = examples.me.workspace.slug, expires_in: expiresIn } = body;
    const tenant = await findTenant(db, workspace, body.mode);
    const grantedScopes = body.scopes ?? [...scopes];
    // Sessions belong to the demo user, who owns every workspace.
    const issue = { kind, userId: examples.me.user.id, scopes: grantedScopes, expiresIn };
    const { token, secret } = await issueToken(context, db, tenant, issue);
    // A session isn't a record of the workspace, so it has no event.
    if (kind === 'key') await emit(context, db, tenant, 'tokens.created', showKey(token));
    return { id: token.id, token: secret, kind, mode: tenant.mode, workspace, scopes: grantedScopes };
  },

  expireToken: async ({ context, db, input: { path } }) => {
    if (!(await expireToken(context, db, path.id))) throw problem('not-found');
    return undefined;
  },

  exhaustRateLimit: async ({ context, db, input: { path } }) => {
    const token = await findToken(db, path.id);
    if (!token) throw problem('not-found');
    await context.rateLimiter.exhaust(token.id, await readRateLimit(db, token.workspace_id));
    return undefined;
  },

  expireCursor: async ({ context, db, input: { body } }) => {
    await context.cursors.expire(db, body.cursor);
    return undefined;
  },

  requireMfa: async ({ db, input: { path, body } }) => {
    const token = await findToken(db, path.id);
    if (!token) throw problem('not-found');
    if (token.kind === 'key') throw conflict('An API key cannot require a second factor. Use a session.');
    await db.deleteFrom('mfa_challenges').where('token_id', '=', token.id).execute();
    if (body.required) await db.insertInto('mfa_challenges').values({ token_id: token.id }).execute();
    return undefined;
  },
};
