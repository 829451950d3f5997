import type { AgentTable, ApprovalTable, RunTable } from './tables/agents.ts';
import type {
  InvoiceLineTable,
  InvoiceTable,
  PlanCatalogueTable,
  SubscriptionTable,
  UsageRecordTable,
} from './tables/billing.ts';
import type {
  PageTable,
  PageVersionTable,
  ReleasedSlugTable,
  ThemeTable,
  ThemeVersionTable,
} from './tables/drafts.ts';
import type {
  MembershipTable,
  RetiredSecretTable,
  TokenTable,
  UserTable,
  WorkspaceTable,
} from './tables/identity.ts';
import type { LogEntryTable } from './tables/logs.ts';
import type { MfaChallengeTable, PolicyRuleTable, WorkspaceHoldTable } from './tables/restrictions.ts';
import type {
  ExpiredCursorTable,
  FaultRuleTable,
  IdempotencyTable,
  RateWindowTable,
  SandboxStateTable,
  SnapshotTable,
} from './tables/sandbox.ts';
import type {
  DataKeyTable,
  KeyUseTable,
  ProxyUrlTable,
  ResidencyLockTable,
  SecretTable,
  SecretValueTable,
} from './tables/secrets.ts';
import type { AuthorizationCodeTable, EarlierAccessTokenTable, RefreshTokenTable } from './tables/sign-in.ts';
import type { CapabilityCallTable, FormTable, SubmissionTable } from './tables/visitors.ts';
import type {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookSubscriptionTable,
} from './tables/webhooks.ts';

export type * from './tables/agents.ts';
export type * from './tables/billing.ts';
export type * from './tables/drafts.ts';
export type * from './tables/identity.ts';
export type * from './tables/logs.ts';
export type * from './tables/restrictions.ts';
export type * from './tables/sandbox.ts';
export type * from './tables/secrets.ts';
export type * from './tables/sign-in.ts';
export type * from './tables/visitors.ts';
export type * from './tables/webhooks.ts';

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
