import { examples } from '@workspace-api/contract';
import type { Insertable } from 'kysely';
import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import { newKeySecret, secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { acme, demoStart } from '../../domain/demo-tenant.ts';
import type { KnownToken } from '../../domain/known-token.ts';
import type { SandboxWork } from '../../domain/work.ts';
import { type Insertion, insertAll } from '../../store/rows.ts';
import { insertion } from '../feature.ts';
import { demoTokens } from './demo-tokens.ts';
import type { TokenRow } from './table.ts';

const createRow = (
  { id, kind, mode, secret, scopes }: KnownToken,
  { workspace_id, createdAt }: { workspace_id: string; createdAt: string },
): Insertable<TokenRow> => ({
  id,
  kind,
  mode,
  workspace_id,
  user_id: examples.me.user.id,
  secret_hash: secretHash(secret),
  scopes: JSON.stringify(scopes),
  created_at: createdAt,
});

const findWorkspaceId = (slug: string): string =>
  examples['workspace-list'].workspaces.find((workspace) => workspace.slug === slug)?.id ?? '';

/** The keys of the contract's examples, with random secrets. They can be inspected but not used. */
const exampleKeys = ({ random }: Pick<AppContext, 'random'>): Insertable<TokenRow>[] =>
  [examples['api-key'], examples['api-key-unused']].map(({ mode, scopes, created_by, ...key }) => ({
    ...key,
    mode: mode as Mode,
    workspace_id: acme.workspace_id,
    kind: 'key',
    user_id: created_by,
    secret_hash: secretHash(newKeySecret(mode as Mode, random)),
    scopes: JSON.stringify(scopes),
  }));

/** The rows of the demo tokens, and of the keys of the examples. */
export const baseTokens = (context: AppContext): readonly Insertion[] => [
  insertion('tokens', [
    ...demoTokens.map((token) =>
      createRow(token, { workspace_id: findWorkspaceId(token.workspace), createdAt: demoStart.newest }),
    ),
    ...exampleKeys(context),
  ]),
];

/** Inserts tokens with fixed secrets into one workspace. */
export const insertKnownTokens = (
  { context, db }: SandboxWork,
  workspace_id: string,
  tokens: readonly KnownToken[],
): Promise<void> => {
  const place = { workspace_id, createdAt: timestamp(context) };
  return insertAll(db, [
    insertion(
      'tokens',
      tokens.map((token) => createRow(token, place)),
    ),
  ]);
};
