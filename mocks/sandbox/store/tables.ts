import type { Mode } from '../tenant.ts';

/** Columns of every table whose rows belong to a tenant: test and live data of one workspace never meet. */
type Owned = { workspace_id: string; mode: Mode };

type WorkspaceTable = { id: string; slug: string; name: string; created_at: string };
type UserTable = { id: string; email: string };
/** `scopes` is a JSON array: what the user may do in the workspace. */
type MembershipTable = { user_id: string; workspace_id: string; scopes: string };

/**
 * API keys and sessions. `workspace_id` is the workspace of a key, and the active one of a session. Of the secret only
 * its SHA-256 is kept. `scopes` is a JSON array.
 */
export type TokenTable = Owned & {
  id: string;
  kind: 'key' | 'session';
  user_id: string;
  name: string | null;
  secret_hash: string;
  scopes: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
};
/** Hashes of secrets that a rotation replaced, so that their use can be told from that of an unknown token. */
type RetiredSecretTable = { secret_hash: string; token_id: string };

export type AgentTable = Owned & {
  id: string;
  name: string;
  status: 'inactive' | 'active';
  task: string | null;
  schedule: string | null;
  trigger: string | null;
  created_at: string;
};
export type RunTable = Owned & {
  id: string;
  agent_id: string;
  status: 'pending' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'denied';
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  approval_id: string | null;
};
/** `payload` is a JSON object. */
export type ApprovalTable = Owned & {
  id: string;
  agent_id: string;
  run_id: string;
  status: 'pending' | 'approved' | 'denied';
  action: string;
  payload: string;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  note: string | null;
};

type PageTable = Owned & {
  id: string;
  slug: string;
  draft_version: number;
  published_version: number | null;
  created_at: string;
  updated_at: string;
};
/** `document` is the JSON of the page as it was saved. */
type PageVersionTable = { page_id: string; version: number; document: string; created_at: string };
/** `fields` is a JSON array, `on_submit` a JSON object. */
export type FormTable = Owned & {
  id: string;
  name: string;
  schema_table: string;
  fields: string;
  submit_label: string;
  on_submit: string | null;
  created_at: string;
};
/** `data` is a JSON object. */
export type SubmissionTable = Owned & { id: string; form_id: string; data: string; submitted_at: string };
export type LogEntryTable = Owned & {
  id: string;
  ts: string;
  level: 'debug' | 'info' | 'warn' | 'error';
  source: string;
  message: string;
  request_id: string;
};
export type InvoiceTable = Owned & {
  id: string;
  period_start: string;
  period_end: string;
  amount: number;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  pdf_url: string;
  created_at: string;
};

/** The key that a workspace's secrets are encrypted under, itself encrypted under the master key. */
type DataKeyTable = { workspace_id: string; wrapped: string; master_key_id: string; created_at: string };
/** Every wrap and unwrap of a data key: for what, and whose request it was (a token's id, or a part of the sandbox). */
export type KeyUseTable = {
  id: string;
  workspace_id: string;
  action: 'wrap' | 'unwrap';
  purpose: string;
  principal: string;
  used_at: string;
};
/** `zdr` is 0 or 1; `rotation_asked_by` is the kind of provider that waits for a rotation, null while usable. */
export type SecretTable = Owned & {
  id: string;
  name: string;
  purpose: string | null;
  residency: string;
  zdr: number;
  created_at: string;
  updated_at: string;
  overlap_ends_at: string | null;
  rotation_asked_by: string | null;
};
/** A value, encrypted. The newest is accepted without an end, one that a rotation replaced until a time. */
export type SecretValueTable = {
  secret_id: string;
  version: number;
  sealed: string;
  accepted_until: string | null;
};
/** What stands for a secret for a short while, known by the hash of its token. */
export type ProxyUrlTable = {
  token_hash: string;
  secret_id: string;
  region: string;
  principal: string;
  expires_at: string;
};
/** The one region that a workspace's secrets may live in, where there is such a rule. */
type ResidencyLockTable = { workspace_id: string; region: string };

/** The first answer to a write that carried an Idempotency-Key; `answer` is sealed (see `idempotency/seal.ts`). */
type IdempotencyTable = {
  token_id: string;
  key: string;
  route: string;
  body_hash: string;
  answer: string;
  created_at: string;
};
/** Cursors that were made to expire before their time. */
type ExpiredCursorTable = { cursor_hash: string };

/** The sandbox's tables. Timestamps are ISO 8601 in UTC with milliseconds, structures are JSON, both as text. */
export type Tables = {
  workspaces: WorkspaceTable;
  users: UserTable;
  memberships: MembershipTable;
  tokens: TokenTable;
  retired_secrets: RetiredSecretTable;
  agents: AgentTable;
  runs: RunTable;
  approvals: ApprovalTable;
  pages: PageTable;
  page_versions: PageVersionTable;
  forms: FormTable;
  submissions: SubmissionTable;
  log_entries: LogEntryTable;
  invoices: InvoiceTable;
  data_keys: DataKeyTable;
  key_uses: KeyUseTable;
  secrets: SecretTable;
  secret_values: SecretValueTable;
  proxy_urls: ProxyUrlTable;
  residency_locks: ResidencyLockTable;
  idempotency_records: IdempotencyTable;
  expired_cursors: ExpiredCursorTable;
};
