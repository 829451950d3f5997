import type * as Records from './records.ts';
import { type Row, sha256 } from './values.ts';

export type Mode = 'live' | 'test';

export interface Workspace extends Row {
  slug: string;
  name: string;
}

export interface User {
  id: string;
  email: string;
  password: string;
  /** Scopes by workspace id: the user's permissions. */
  roles: Map<string, string[]>;
}

export interface ApiKey {
  id: string;
  mode: Mode;
  workspaceId: string;
  scopes: readonly string[];
  secretHash: string;
  createdBy: { type: 'user' | 'key'; id: string };
  owner: User;
  createdAt: number;
  lastUsedAt: number | null;
  revoked: boolean;
}

export interface Session {
  id: string;
  user: User;
  /** The scopes requested at sign-in, or null for all of the user's. */
  requested: readonly string[] | null;
  workspaceId: string;
  refreshHash: string;
  /** Access tokens of this session count as expired, regardless of their expiry time. */
  expired: boolean;
  mode: Mode;
}

export interface Plan {
  id: string;
  name: string;
  /** Whether it takes effect immediately instead of with the next period. */
  atOnce?: boolean;
  /** Whether no workspace can change to it. */
  blocked?: boolean;
}

export interface Billing {
  plan: Plan;
  nextPlan: Plan | null;
  status: 'active' | 'past_due' | 'canceled';
  periodStart: number;
  periodEnd: number;
  pastDueSince: number | null;
  /** Ends with the open period. */
  isEnding: boolean;
  paymentMethod: { type: string; last4: string; brand: string } | null;
}

/** A failure to inject into the next request to an endpoint of a workspace. */
export interface Failure {
  slug: string;
  method: string;
  /** With placeholders, below /v1. */
  path: string;
  kind: 'upstream' | 'internal';
  afterFirstRecord: boolean;
}

/** Creates the data of one workspace in one mode, without records. */
export const newTenant = (
  workspace: Workspace,
  mode: Mode,
  theme: Records.ThemeDocument,
  billing: Billing,
) => ({
  workspace,
  mode,
  theme: { versions: [theme], live: null } as Records.Versioned<Records.ThemeDocument>,
  billing,
  pages: [] as Records.Page[],
  forms: [] as Records.Form[],
  submissions: [] as Records.Submission[],
  logs: [] as Records.LogEntry[],
  approvals: [] as Records.Approval[],
  agents: [] as Records.Agent[],
  runs: [] as Records.Run[],
  secrets: [] as Records.Secret[],
  invoices: [] as Records.Invoice[],
  subscriptions: [] as Records.Subscription[],
  /** Called with each new log entry. */
  tails: new Set<(entry: Records.LogEntry) => void>(),
});
export type Tenant = ReturnType<typeof newTenant>;

/** Everything that the service stores. Both modes share users, workspaces and keys, but not tenants. */
export class Store {
  readonly workspaces: Workspace[] = [];
  readonly users: User[] = [];
  readonly keys = new Map<string, ApiKey>();
  readonly sessions = new Map<string, Session>();
  readonly tenants: Tenant[] = [];
  /** The catalogue of plans, the same for every workspace. */
  plans: Plan[] = [
    { id: 'plan_starter', name: 'Starter' },
    { id: 'plan_studio', name: 'Studio' },
    { id: 'plan_scale', name: 'Scale' },
  ];
  /** Slugs of workspaces on hold. */
  readonly heldWorkspaces = new Set<string>();
  readonly policyRules = new Set<{ id: string; slug: string; resource: string; action: string }>();
  /** The region that the secrets of a workspace are restricted to, by slug. */
  readonly regions = new Map<string, string>();
  /** Secrets by the token of a proxy URL. */
  readonly proxies = new Map<string, { secret: Records.Secret; until: number }>();
  readonly failures = new Set<Failure>();
  /** Cursors that were made to expire early. */
  readonly expiredCursors = new Set<string>();
  /** Called with each event of a workspace. */
  onEvent: (tenant: Tenant, type: string, data: object) => void = () => {};
  #ahead = 0;

  /** The service's time in milliseconds: the machine's time plus the amount that it was advanced by. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Advances the service's time. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  tenant(mode: Mode, workspaceId: string): Tenant {
    const match = this.tenants.find((tenant) => tenant.mode === mode && tenant.workspace.id === workspaceId);
    if (!match) throw new Error(`No ${mode} data of workspace ${workspaceId}.`);
    return match;
  }

  keyBySecret(secret: string): ApiKey | undefined {
    const hash = sha256(secret);
    return [...this.keys.values()].find((key) => key.secretHash === hash);
  }

  /** Adds a log entry, and notifies everyone who follows the log. */
  log(tenant: Tenant, entry: Records.LogEntry): void {
    tenant.logs.push(entry);
    for (const tail of tenant.tails) tail(entry);
  }
}
