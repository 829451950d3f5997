import type { ColumnType } from 'kysely';
import type { Mode } from '../tenant.ts';

/** Columns of every table whose rows belong to a tenant: test and live data of one workspace never meet. */
type Owned = { workspace_id: string; mode: Mode };

/** `rate_limit` is the JSON of the limit of its tokens, where it has one of its own. */
type WorkspaceTable = {
  id: string;
  slug: string;
  name: string;
  created_at: string;
  rate_limit: ColumnType<string | null, string | null | undefined>;
};
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
/** Access tokens of a session that a refresh followed; each is good until its own end. */
type EarlierAccessTokenTable = { secret_hash: string; token_id: string; expires_at: string | null };
/** What a sign-in gave the browser to bring back, known by its hash; `token_id` is the session that it became. */
export type AuthorizationCodeTable = Owned & {
  code_hash: string;
  user_id: string;
  code_challenge: string;
  redirect_uri: string;
  expires_at: string;
  used_at: string | null;
  token_id: string | null;
};
/** Refresh tokens of a session, known by their hashes; those used too, so that a second use is noticed. */
export type RefreshTokenTable = {
  token_hash: string;
  token_id: string;
  expires_at: string;
  used_at: string | null;
};
/** Sessions that owe a second factor. */
type MfaChallengeTable = { token_id: string };
/** Workspaces on a billing or compliance hold. */
type WorkspaceHoldTable = { workspace_id: string };
/** What a workspace's policy blocks, in the words of the scopes: a resource and an action. */
export type PolicyRuleTable = { id: string; workspace_id: string; resource: string; action: string };

/** `scheduled_until` is the time up to which the schedule was followed, where it ever was. */
export type AgentTable = Owned & {
  id: string;
  name: string;
  status: 'inactive' | 'active';
  task: string | null;
  schedule: string | null;
  trigger: string | null;
  created_at: string;
  scheduled_until: string | null;
};
/**
 * `request_id` is that of the request that set it off, where one did. `ends_at` is when it ends by itself; without it, a
 * run stands still until the clock is advanced.
 */
export type RunTable = Owned & {
  id: string;
  agent_id: string;
  status: 'pending' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'denied';
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  approval_id: string | null;
  request_id: string | null;
  ends_at: string | null;
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

/** `slug` and `title` are those of the draft. */
export type PageTable = Owned & {
  id: string;
  slug: string;
  title: string;
  draft_version: number;
  published_version: number | null;
  published_slug: string | null;
  created_at: string;
  updated_at: string;
};
/** `document` is the JSON of the page as it was saved. */
type PageVersionTable = { page_id: string; version: number; document: string; created_at: string };
/** Slugs that pages gave up, and when. */
type ReleasedSlugTable = Owned & { slug: string; page_id: string; released_at: string };
/** A tenant that never changed its theme has no row (see `store/themes.ts`). */
type ThemeTable = Owned & { draft_version: number; published_version: number };
/** `document` is the JSON of the theme as it was saved. */
type ThemeVersionTable = Owned & { version: number; document: string };
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
/** What a form set off once a submission was recorded. `args` is any JSON. */
export type CapabilityCallTable = Owned & {
  id: string;
  capability: string;
  args: string;
  submission_id: string;
  called_at: string;
};
/** `folded` is the message as a search compares it. */
export type LogEntryTable = Owned & {
  id: string;
  ts: string;
  level: 'debug' | 'info' | 'warn' | 'error';
  source: string;
  message: string;
  folded: string;
  request_id: string;
};

/**
 * What a workspace is charged for. `plan` and `next_plan` are the JSON of the plan's terms when it was chosen,
 * `payment_method` that of the method on file.
 */
export type SubscriptionTable = Owned & {
  status: 'active' | 'past_due' | 'canceled';
  plan: string;
  next_plan: string | null;
  period_start: string;
  period_end: string;
  trial_ends_at: string | null;
  /** 1 where a cancellation is pending. */
  cancels_at_period_end: 0 | 1;
  past_due_since: string | null;
  payment_method: string | null;
};
/** The plans that a workspace can choose from, where they aren't the demo ones; a JSON array. */
type PlanCatalogueTable = { workspace_id: string; plans: string };
export type UsageRecordTable = Owned & {
  id: string;
  metric: string;
  unit: string;
  quantity: number;
  recorded_at: string;
};
/** What an invoice's amount is made of. */
export type InvoiceLineTable = {
  invoice_id: string;
  position: number;
  kind: 'plan' | 'overage';
  description: string;
  quantity: number;
  amount: number;
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

/**
 * Who is told of what. `events` is a JSON array, `secret` is sealed (see `store/webhook-subscriptions.ts`). The breaker
 * is open until `paused_until`.
 */
export type WebhookSubscriptionTable = Owned & {
  id: string;
  url: string;
  events: string;
  secret: string;
  exhausted_in_a_row: number;
  paused_until: string | null;
  created_at: string;
};
/** An event that somebody asked for; `body` is what is sent, byte for byte. */
export type WebhookEventTable = Owned & { id: string; type: string; body: string; created_at: string };
/**
 * One event for one subscription. While it is `pending`, `due_at` is the time of its next attempt, or, while an attempt
 * is under way, the time from which that one is given up for lost. A subscription may be gone before its deliveries.
 */
export type WebhookDeliveryTable = Owned & {
  id: string;
  event_id: string;
  subscription_id: string;
  url: string;
  status: 'pending' | 'delivered' | 'exhausted' | 'dropped' | 'canceled';
  attempts: number;
  failures: number;
  due_at: string | null;
  redelivery_of: string | null;
  created_at: string;
};
/** `status` is that of the answer; `failure` says why the attempt failed. Neither is known while it is under way. */
export type WebhookAttemptTable = {
  id: string;
  delivery_id: string;
  number: number;
  sent_at: string;
  finished_at: string | null;
  status: number | null;
  failure: string | null;
};

/** The first answer to a write that carried an Idempotency-Key; `answer` is sealed (see `idempotency/seal.ts`). */
type IdempotencyTable = {
  token_id: string;
  key: string;
  route: string;
  body_hash: string;
  answer: string;
  created_at: string;
};
/** What holds for the whole sandbox, however many processes it is; one row. */
export type SandboxStateTable = {
  id: number;
  /** Another for each change. */
  version: number;
  /** How far the clock was advanced, in milliseconds. */
  ahead: number;
  /** How often everything was put back. */
  resets: number;
  /** What disturbs every request, as JSON; null for what each process began with. */
  disturbance: string | null;
  /** The records of one's own that it began with, sealed JSON; null for the demo records. */
  records: string | null;
};
/** A fault rule that several processes share: `rule` is JSON, its counts stand beside it. */
export type FaultRuleTable = {
  id: string;
  place: number;
  rule: string;
  remaining: number | null;
  applied: number;
};
/** What a token has used of its limit, until a time in milliseconds. */
type RateWindowTable = { token_id: string; ends_at: number; used: number };
/** A workspace as it was once; `records` is JSON (see `workspaces/snapshots.ts`). */
type SnapshotTable = { workspace_id: string; name: string; records: string; taken_at: string };
/** Cursors that were made to expire before their time. */
type ExpiredCursorTable = { cursor_hash: string };

/** The sandbox's tables. Timestamps are ISO 8601 in UTC with milliseconds, structures are JSON, both as text. */
export type Tables = {
  workspaces: WorkspaceTable;
  users: UserTable;
  memberships: MembershipTable;
  tokens: TokenTable;
  retired_secrets: RetiredSecretTable;
  earlier_access_tokens: EarlierAccessTokenTable;
  authorization_codes: AuthorizationCodeTable;
  refresh_tokens: RefreshTokenTable;
  mfa_challenges: MfaChallengeTable;
  workspace_holds: WorkspaceHoldTable;
  policy_rules: PolicyRuleTable;
  agents: AgentTable;
  runs: RunTable;
  approvals: ApprovalTable;
  pages: PageTable;
  page_versions: PageVersionTable;
  released_slugs: ReleasedSlugTable;
  themes: ThemeTable;
  theme_versions: ThemeVersionTable;
  forms: FormTable;
  submissions: SubmissionTable;
  log_entries: LogEntryTable;
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
  subscriptions: SubscriptionTable;
  plan_catalogues: PlanCatalogueTable;
  usage_records: UsageRecordTable;
  capability_calls: CapabilityCallTable;
  data_keys: DataKeyTable;
  key_uses: KeyUseTable;
  secrets: SecretTable;
  secret_values: SecretValueTable;
  proxy_urls: ProxyUrlTable;
  residency_locks: ResidencyLockTable;
  webhook_subscriptions: WebhookSubscriptionTable;
  webhook_events: WebhookEventTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_attempts: WebhookAttemptTable;
  idempotency_records: IdempotencyTable;
  expired_cursors: ExpiredCursorTable;
  sandbox_states: SandboxStateTable;
  fault_rules: FaultRuleTable;
  rate_windows: RateWindowTable;
  snapshots: SnapshotTable;
};
