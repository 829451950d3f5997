import { examples, messages, scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { problem } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { emit, type SandboxWork } from '../../domain/work.ts';
import type { InTenant } from '../../store/resource.ts';
import { findLatest, findRow, getRow, requireRow, update } from '../../store/rows.ts';
import { toMembers } from '../../store/schema/define-table.ts';
import { defineFeature, nextIn } from '../feature.ts';
import { readLimit } from './principals.ts';
import {
  expireToken,
  expiryIn,
  type IssuedToken,
  issueToken,
  revokeToken,
  rotateKey,
  showKey,
} from './rows.ts';
import { type TokenRow, tokens } from './table.ts';

/** Finds an active API key of the workspace. @throws Problem `not-found` */
const findKey = ({ db, tenant }: InTenant, id: string): Promise<TokenRow> =>
  requireRow(db, 'tokens', { revoked_at: null, id, kind: 'key', ...toTenant(tenant) });

const showOnce = ({ token, secret }: IssuedToken) => ({ ...showKey(token), secret });

type TokenState = components['schemas']['TokenState'];

const getStatus = ({ revoked_at, expires_at }: TokenRow, now: string): TokenState['status'] => {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
};

const showToken = async ({ context, db }: SandboxWork, token: TokenRow): Promise<TokenState> => {
  const { workspace_id: _, user_id: __, secret_hash: ___, ...members } = toMembers(tokens, token);
  return {
    ...members,
    status: getStatus(token, timestamp(context)),
    user: (await getRow(db, 'users', { id: token.user_id })).email,
    mfa_required: token.mfa_required === 1,
  };
};

type NewToken = components['schemas']['NewToken'];

/** The column for a second factor of a session. @throws Problem 409 for an API key */
const toMfaColumn = ({ kind, mfa_required = false }: NewToken): Pick<TokenRow, 'mfa_required'> => {
  if (kind === 'key' && mfa_required)
    throw conflict('An API key cannot require a second factor. Use a session.');
  return { mfa_required: Number(mfa_required) };
};

/** API keys and the tokens of sessions. */
export const tokensFeature = defineFeature({
  /** The API keys of a workspace. A new key can have any scope of the catalogue, even a scope that the caller lacks. */
  handlers: {
    async mintToken(request) {
      const { db, tenant, principal, input } = request;
      const { scopes, name } = input.body;
      if (
        name !== undefined &&
        (await findRow(db, 'tokens', { revoked_at: null, name, ...toTenant(tenant) }))
      )
        throw problem('name-taken', { message: messages['name-taken']({ name }) });
      const newToken = { kind: 'key' as const, userId: principal.user.id, scopes, name };
      const issuedToken = await issueToken(request, newToken);
      await emit(request, 'tokens.created', showKey(issuedToken.token));
      return showOnce(issuedToken);
    },

    getToken: async (request) => showKey(await findKey(request, request.input.path.id)),

    async rotateToken(request) {
      const rotated = await rotateKey(request, await findKey(request, request.input.path.id));
      await emit(request, 'tokens.rotated', showKey(rotated.token));
      return showOnce(rotated);
    },

    async revokeToken(request) {
      const token = await findKey(request, request.input.path.id);
      await revokeToken(request, token.id);
      await emit(request, 'tokens.revoked', showKey(token));
    },
  },
  /** Exhausts the rate limits of tokens, and expires cursors. */
  control: {
    exhaustRateLimit: async ({ context, db, input: { path } }) => {
      const token = await requireRow(db, 'tokens', { id: path.id });
      const { rate_limit } = await getRow(db, 'workspaces', { id: token.workspace_id });
      await context.rateLimiter.exhaust(token.id, readLimit(rate_limit));
    },

    expireCursor: ({ context, db, input: { body } }) => context.cursors.expire(db, body.cursor),
  },
  /** Tokens as the console and the sign-in issue them, in both modes unless one is chosen. */
  records: {
    tokens: {
      schema: 'NewToken',
      table: 'tokens',
      async list(work, where) {
        const states: TokenState[] = [];
        for (const token of await findLatest(work.db, 'tokens', where, 'created_at'))
          states.push(await showToken(work, token));
        return states;
      },
      toNew: ({ kind, scopes: granted, mfa_required }) => ({ kind, scopes: granted, mfa_required }),
      async add(work, record) {
        const { kind, scopes: granted = [...scopes], expires_in } = record;
        const mfa = toMfaColumn(record);
        // Sessions belong to the demo user, who owns every workspace.
        const issue = { kind, userId: examples.me.user.id, scopes: granted, expiresIn: expires_in };
        const { token, secret } = await issueToken(work, issue);
        await update(work.db, 'tokens', { id: token.id }, mfa);
        // A session isn't a record of the workspace, so it has no event.
        if (kind === 'key') await emit(work, 'tokens.created', showKey(token));
        return { ...(await showToken(work, { ...token, ...mfa })), secret };
      },
      async change(work, { id, before, after, patch }) {
        const { kind, scopes: granted = scopes, expires_in } = after as NewToken;
        const { context, db } = work;
        if (kind !== before.kind) throw conflict('The kind of a token cannot be changed.');
        await update(db, 'tokens', { id }, toMfaColumn(after as NewToken));
        const expires_at = expires_in === undefined ? null : expiryIn(context, expires_in);
        if (patch.expires_in === 0) await expireToken(work, id);
        else if ('expires_in' in patch) await update(db, 'tokens', { id }, { expires_at });
        if ('scopes' in patch) await update(db, 'tokens', { id }, { scopes: JSON.stringify(granted) });
      },
    },
  },
  due: [{ what: 'tokens_expired', table: 'tokens', column: 'expires_at' }],
  upcoming: [
    { what: 'tokens_expired', list: nextIn('tokens', 'expires_at', (is) => is('revoked_at', 'is', null)) },
  ],
});
