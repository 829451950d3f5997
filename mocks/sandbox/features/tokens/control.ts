import { examples, scopes } from '@workspace-api/contract';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { emit } from '../webhooks/emit.ts';
import { expireToken, issueToken, showKey } from './rows.ts';

/** Tokens as the console and the sign-in issue them, and the end of tokens and cursors. */
export const credentials: ControlHandlers<'issueToken' | 'expireToken' | 'expireCursor'> = {
  issueToken: ({ context, body }) =>
    context.database.transaction(async (db) => {
      const { kind, workspace = examples.me.workspace.slug, expires_in: expiresIn } = body;
      const tenant = await findTenant(db, workspace, body.mode);
      const granted = body.scopes ?? [...scopes];
      // A session is that of the demo user, who owns every workspace.
      const issue = { kind, userId: examples.me.user.id, scopes: granted, expiresIn };
      const { token, secret } = await issueToken(context, db, tenant, issue);
      // A session is no record of the workspace.
      if (kind === 'key') await emit(context, db, tenant, 'tokens.created', showKey(token));
      return { id: token.id, token: secret, kind, mode: tenant.mode, workspace, scopes: granted };
    }),

  expireToken: async ({ context, path }) => {
    const found = await context.database.transaction((db) => expireToken(context, db, path.id));
    if (!found) throw problem('not-found');
    return undefined;
  },

  expireCursor: async ({ context, body }) => {
    await context.cursors.expire(context.database, body.cursor);
    return undefined;
  },
};
