import { examples, scopes } from '@workspace-api/contract';
import type { Random } from '../../core/random.ts';
import type { Mode } from '../../core/tenant.ts';
import { newKeySecret, secretHash } from '../../core/token-secret.ts';
import { demoTokens } from '../../seed/demo-tokens.ts';
import { acme } from '../../seed/tenants.ts';
import type { Db } from '../../store/database.ts';
import type { TokenTable } from '../tokens/table.ts';

const [newest, oldest] = ['2026-09-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z'];

/** The keys of the examples: to be looked at, since nobody knows their secrets. */
const exampleKeys = (random: Random): TokenTable[] =>
  [examples['api-key'], examples['api-key-unused']].map(({ mode, scopes, created_by, ...key }) => ({
    ...key,
    mode: mode as Mode,
    workspace_id: acme.workspaceId,
    kind: 'key',
    user_id: created_by,
    secret_hash: secretHash(newKeySecret(mode as Mode, random)),
    scopes: JSON.stringify(scopes),
    expires_at: null,
    revoked_at: null,
  }));

/** Whoever else can sign in: with fewer permissions than the owner, and in one workspace only. */
const colleagues = [
  {
    id: 'usr_01K9EDITOR',
    email: 'editor@acme.example',
    scopes: scopes.filter((scope) => /^(me|workspaces|pages|theme|forms):/.test(scope)),
  },
  {
    id: 'usr_01K9VIEWER',
    email: 'viewer@acme.example',
    scopes: scopes.filter((scope) => scope.endsWith(':read')),
  },
];

/** The keys of the examples, with secrets that no two sandboxes have in common. */
export const seedExampleKeys = async (db: Db, random: Random): Promise<void> => {
  await db.insertInto('tokens').values(exampleKeys(random)).execute();
};

/** Both workspaces, the people in them, and the demo tokens. */
export const seedIdentity = async (db: Db): Promise<void> => {
  const { workspaces } = examples['workspace-list'];
  const { user } = examples.me;
  await db
    .insertInto('workspaces')
    // The example lists them newest first.
    .values(
      workspaces.map((workspace, index) => ({ ...workspace, created_at: index === 0 ? newest : oldest })),
    )
    .execute();
  await db
    .insertInto('users')
    .values([user, ...colleagues.map(({ id, email }) => ({ id, email }))])
    .execute();
  await db
    .insertInto('memberships')
    .values([
      ...workspaces.map(({ id }) => ({ user_id: user.id, workspace_id: id, scopes: JSON.stringify(scopes) })),
      ...colleagues.map(({ id, scopes: permitted }) => ({
        user_id: id,
        workspace_id: acme.workspaceId,
        scopes: JSON.stringify(permitted),
      })),
    ])
    .execute();
  const workspaceId = (slug: string) => workspaces.find((workspace) => workspace.slug === slug)?.id ?? '';
  const demo = demoTokens.map(
    ({ id, kind, mode, workspace, token, scopes: held }): TokenTable => ({
      id,
      kind,
      mode,
      workspace_id: workspaceId(workspace),
      user_id: user.id,
      name: null,
      secret_hash: secretHash(token),
      scopes: JSON.stringify(held),
      created_at: newest,
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
    }),
  );
  await db.insertInto('tokens').values(demo).execute();
};
