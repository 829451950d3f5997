import { examples, scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { conflict } from '../../control/conflict.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import type { RecordRules } from '../feature.ts';
import { listTokens } from './list.ts';
import { expireToken, expiryIn, issueToken, showKey } from './rows.ts';

type NewToken = components['schemas']['NewToken'];

/** Requires a second factor of a session, or no longer. @throws Problem 409 for an API key */
const requireMfa = async (db: Db, id: string, kind: NewToken['kind'], isRequired: boolean) => {
  if (kind === 'key' && isRequired)
    throw conflict('An API key cannot require a second factor. Use a session.');
  await db.deleteFrom('mfa_challenges').where('token_id', '=', id).execute();
  if (isRequired) await db.insertInto('mfa_challenges').values({ token_id: id }).execute();
};

/** Tokens as the console and the sign-in issue them, in both modes unless one is chosen. */
export const tokenRecords: RecordRules<NewToken> = {
  schema: 'NewToken',
  table: 'tokens',
  list: async ({ context, db }, { workspace_id, mode }) =>
    (await listTokens(context, db, workspace_id)).filter(
      (token) => mode === undefined || token.mode === mode,
    ),
  toNew: ({ kind, scopes: granted, mfa_required }) => ({ kind, scopes: granted, mfa_required }),
  async add(
    { context, db, tenant },
    { kind, scopes: granted = [...scopes], expires_in, mfa_required = false },
  ) {
    // Sessions belong to the demo user, who owns every workspace.
    const issue = { kind, userId: examples.me.user.id, scopes: granted, expiresIn: expires_in };
    const { token, secret } = await issueToken(context, db, tenant, issue);
    await requireMfa(db, token.id, kind, mfa_required);
    // A session isn't a record of the workspace, so it has no event.
    if (kind === 'key') await emit(context, db, tenant, 'tokens.created', showKey(token));
    const [issued] = (await listTokens(context, db, tenant.workspace_id)).filter(({ id }) => id === token.id);
    return { ...issued, id: token.id, secret };
  },
  async change({ context, db }, { id, before, after, patch }) {
    const { kind, scopes: granted, expires_in, mfa_required = false } = after as NewToken;
    if (kind !== before.kind) throw conflict('The kind of a token cannot be changed.');
    await requireMfa(db, id, kind, mfa_required);
    if (patch.expires_in === 0) await expireToken(context, db, id);
    else if ('expires_in' in patch)
      await db
        .updateTable('tokens')
        .set({ expires_at: expires_in === undefined ? null : expiryIn(context, expires_in) })
        .where('id', '=', id)
        .execute();
    if ('scopes' in patch)
      await db
        .updateTable('tokens')
        .set({ scopes: JSON.stringify(granted ?? scopes) })
        .where('id', '=', id)
        .execute();
  },
};
