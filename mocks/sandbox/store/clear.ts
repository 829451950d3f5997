import { runAll } from './batch.ts';
import { recordedOnce } from './caches/recorded.ts';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/** Every table, those that refer to another before it; the sandbox's own state is put back by `resetState`. */
const tables: readonly (keyof Tables)[] = [
  'fault_rules',
  'rate_windows',
  'snapshots',
  'expired_cursors',
  'idempotency_records',
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_events',
  'webhook_subscriptions',
  'residency_locks',
  'proxy_urls',
  'secret_values',
  'secrets',
  'key_uses',
  'data_keys',
  'invoice_lines',
  'invoices',
  'usage_records',
  'plan_catalogues',
  'subscriptions',
  'log_entries',
  'capability_calls',
  'submissions',
  'forms',
  'released_slugs',
  'theme_versions',
  'themes',
  'page_versions',
  'pages',
  'approvals',
  'runs',
  'agents',
  'policy_rules',
  'workspace_holds',
  'mfa_challenges',
  'earlier_access_tokens',
  'refresh_tokens',
  'authorization_codes',
  'retired_secrets',
  'tokens',
  'memberships',
  'users',
  'workspaces',
];

const deletions = recordedOnce(async (recorder) => {
  for (const table of tables) await recorder.deleteFrom(table).execute();
});

/** Drops every record, within the transaction of `db`. */
export const clear = async (db: Db): Promise<void> => runAll(db, await deletions(db));
