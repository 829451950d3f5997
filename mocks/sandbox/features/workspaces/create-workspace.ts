import { idPrefixes, type Scope, scopes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import type { Seed } from '../../store/seed/seed-records.ts';
import { makeToken } from '../tokens/index.ts';

type NewWorkspace = Seed['workspaces'][number];

const modes: readonly Mode[] = ['test', 'live'];
const readScopes = scopes.filter((scope) => scope.endsWith(':read'));

/** The tokens of a new workspace, starting with the default token. */
const tokenKinds: readonly { kind: 'key' | 'session'; mode: Mode; scopes: readonly Scope[] }[] = [
  { kind: 'key', mode: 'test', scopes },
  { kind: 'key', mode: 'test', scopes: readScopes },
  { kind: 'key', mode: 'live', scopes },
  { kind: 'session', mode: 'test', scopes },
];

/** Creates a workspace with its own owner, records and tokens, isolated from all others. */
export const createWorkspace = async (
  context: AppContext,
  db: Db,
  { slug, name = slug, ...records }: NewWorkspace,
) => {
  const id = context.ids(idPrefixes.Workspace);
  const userId = context.ids(idPrefixes.User);
  const issuedTokens = tokenKinds.map(({ kind, mode, scopes: tokenScopes }) =>
    makeToken(context, { workspace_id: id, mode }, { kind, userId, scopes: tokenScopes }),
  );
  await runAll(db, [
    { table: 'workspaces', rows: [{ id, slug, name, created_at: timestamp(context), rate_limit: null }] },
    { table: 'users', rows: [{ id: userId, email: `owner@${slug}.example` }] },
    {
      table: 'memberships',
      rows: [{ user_id: userId, workspace_id: id, scopes: JSON.stringify(scopes) }],
    },
    { table: 'tokens', rows: issuedTokens.map(({ token }) => token) },
  ]);
  for (const mode of modes)
    await context.seeding.insert(db, { tenant: { workspace_id: id, mode }, slug }, records[mode] ?? {});
  const tokens = issuedTokens.map(({ token, secret }, index) => ({
    id: token.id,
    secret,
    kind: token.kind,
    mode: token.mode,
    workspace: slug,
    scopes: [...(tokenKinds[index]?.scopes ?? [])],
  }));
  return { id, slug, name, tokens };
};
