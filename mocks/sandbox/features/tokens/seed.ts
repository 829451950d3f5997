import { examples } from '@workspace-api/contract';
import type { Insertable } from 'kysely';
import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import { newKeySecret, secretHash } from '../../core/token-secret.ts';
import type { AppContext, KnownToken } from '../../domain/app-context.ts';
import { acme, demoStart } from '../../domain/demo-tenant.ts';
import type { Insertion } from '../../store/rows.ts';
import { insertion } from '../feature.ts';
import { demoTokens } from './demo-tokens.ts';
import type { TokenRow } from './table.ts';

const createRow = (
  { id, kind, mode, secret, scopes }: KnownToken,
  workspace_id: string,
  created_at: string,
): Insertable<TokenRow> => ({
  id,
  kind,
  mode,
  workspace_id,
  user_id: examples.me.user.id,
  secret_hash: secretHash(secret),
  scopes: JSON.stringify(scopes),
  created_at,
});

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
export const baseTokens = (context: AppContext): Insertion => {
  const demo = demoTokens.map((token) => {
    const workspace = examples['workspace-list'].workspaces.find(({ slug }) => slug === token.workspace);
    return createRow(token, workspace?.id ?? '', demoStart.newest);
  });
  return insertion('tokens', [...demo, ...exampleKeys(context)]);
};

/** The rows of tokens with fixed secrets in one workspace. */
export const knownTokenRows = (
  context: AppContext,
  workspace_id: string,
  tokens: readonly KnownToken[],
): Insertion => {
  const now = timestamp(context);
  return insertion(
    'tokens',
    tokens.map((token) => createRow(token, workspace_id, now)),
  );
};
