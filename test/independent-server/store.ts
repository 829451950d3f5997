import { createHash } from 'node:crypto';
import { newId } from './ids.ts';

export type Mode = 'live' | 'test';

/** The members of every record in a list: its position in the order of creation. */
export interface Row {
  seq: number;
}

export interface Workspace extends Row {
  id: string;
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
  scopes: string[];
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
  requested: string[] | null;
  workspaceId: string;
  refreshHash: string;
  /** Access tokens of this session count as expired, regardless of their expiry time. */
  expired: boolean;
  mode: Mode;
}

export interface Block {
  block: string;
  props: Record<string, unknown>;
  children?: Block[];
}
export interface PageDocument {
  version: string;
  metadata: { slug: string; title: string };
  schema: Record<string, unknown>;
  tree: Block;
}
/** A document with every saved version; the revision is the number of versions. */
export interface Versioned<T> {
  versions: T[];
  live: T | null;
}
export interface Page extends Row, Versioned<PageDocument> {
  id: string;
  updatedAt: number;
}
export interface ThemeDocument {
  colors: Record<string, string>;
  typography: { font_family_heading: string; font_family_body: string; scale: string };
  spacing: Record<string, string>;
  updated_at: string;
}
export interface Form extends Row {
  id: string;
  name: string;
  schema_table: string;
  fields: string[];
  submit_label: string;
  on_submit?: { capability: string; args: unknown };
}
export interface Submission extends Row {
  id: string;
  form_id: string;
  data: Record<string, unknown>;
  submitted_at: string;
}
export interface LogEntry extends Row {
  at: number;
  level: string;
  source: string;
  message: string;
  request_id: string;
}
export interface Approval extends Row {
  id: string;
  agent_id: string;
  run_id: string;
  status: 'pending' | 'approved' | 'denied';
  action: string;
  payload: Record<string, unknown>;
  created_at: string;
}
export interface Agent extends Row {
  id: string;
  name: string;
  status: 'inactive' | 'active';
  created_at: string;
  task: string;
  trigger: string;
}
export interface Run extends Row {
  id: string;
  agentId: string;
  state: 'pending' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'denied';
  startedAt: number;
  /** Whether the run requests approval before it completes. */
  needsApproval: boolean;
  /** Whether only an operator ends the run. */
  isOnHold: boolean;
}
export interface Secret extends Row {
  name: string;
  createdAt: number;
  updatedAt: number;
  purpose: string;
  residency: string;
  locked: boolean;
  zdr: boolean;
  /** The hashes of the values, newest first. `until` is the time at which a replaced value expires, in milliseconds. */
  values: { hash: string; until: number | null }[];
  pendingRotation: boolean;
}
export interface Invoice extends Row {
  id: string;
  period_start: string;
  period_end: string;
  amount: number;
  currency: string;
  status: string;
  pdf_url: string;
}
/** A registration of an endpoint for events of one workspace. */
export interface Subscription extends Row {
  id: string;
  url: string;
  types: string[];
  secret: string;
  createdAt: number;
}
export interface Plan {
  id: string;
  name: string;
  /** Whether it takes effect immediately instead of with the next period. */
  atOnce?: boolean;
  /** Whether no workspace can change to it. */
  blocked?: boolean;
}

export const plans: Plan[] = [
  { id: 'plan_starter', name: 'Starter' },
  { id: 'plan_studio', name: 'Studio' },
  { id: 'plan_scale', name: 'Scale' },
];

export interface Billing {
  plan: { id: string; name: string };
  nextPlan: { id: string; name: string } | null;
  status: 'active' | 'past_due' | 'canceled';
  periodStart: number;
  periodEnd: number;
  pastDueSince: number | null;
  /** Ends with the open period. */
  isEnding: boolean;
  paymentMethod: { type: string; last4: string; brand: string } | null;
}

export interface Failure {
  slug: string;
  method: string;
  /** With placeholders, below /v1. */
  path: string;
  kind: 'upstream' | 'internal';
  afterFirstRecord: boolean;
}

/** The data of one workspace in one mode. */
export interface Tenant {
  workspace: Workspace;
  mode: Mode;
  pages: Page[];
  theme: Versioned<ThemeDocument>;
  forms: Form[];
  submissions: Submission[];
  logs: LogEntry[];
  approvals: Approval[];
  agents: Agent[];
  runs: Run[];
  secrets: Secret[];
  billing: Billing;
  invoices: Invoice[];
  subscriptions: Subscription[];
  /** Called with each new log entry. */
  tails: Set<(entry: LogEntry) => void>;
}

/** Everything that the service stores. Both modes share users, workspaces and keys, but not tenants. */
export class Store {
  readonly workspaces: Workspace[] = [];
  readonly users: User[] = [];
  readonly keys = new Map<string, ApiKey>();
  readonly sessions = new Map<string, Session>();
  readonly tenants: Tenant[] = [];
  /** The catalogue of plans, the same for every workspace. */
  plans: Plan[] = [...plans];
  /** Slugs of workspaces on hold. */
  readonly heldWorkspaces = new Set<string>();
  readonly policyRules = new Set<{ id: string; slug: string; resource: string; action: string }>();
  /** The region that the secrets of a workspace are restricted to, by slug. */
  readonly regions = new Map<string, string>();
  /** Secrets by the token of a proxy URL. */
  readonly proxies = new Map<string, { secret: Secret; until: number }>();
  /** Failures to inject into the next request to an endpoint of a workspace. */
  readonly failures = new Set<Failure>();
  /** Cursors that were made to expire early. */
  readonly expiredCursors = new Set<string>();
  /** Called with each event of a workspace. */
  onEvent: (tenant: Tenant, type: string, data: object) => void = () => {};
  #seq = 0;
  #ahead = 0;

  /** The service's time in milliseconds: the machine's time plus the amount that it was advanced by. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Advances the service's time. */
  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  /** The next position in the order of creation. */
  nextSeq(): number {
    this.#seq += 1;
    return this.#seq;
  }

  /** The members of a new record: its position in the order of creation, and its id. */
  row(prefix: string): { seq: number; id: string } {
    return { seq: this.nextSeq(), id: newId(prefix) };
  }

  tenant(mode: Mode, workspaceId: string): Tenant {
    const match = this.tenants.find((tenant) => tenant.mode === mode && tenant.workspace.id === workspaceId);
    if (!match) throw new Error(`no ${mode} data of workspace ${workspaceId}`);
    return match;
  }

  keyBySecret(secret: string): ApiKey | undefined {
    const hash = sha256(secret);
    return [...this.keys.values()].find((key) => key.secretHash === hash);
  }

  /** Adds a log entry, and notifies everyone who follows the log. */
  log(tenant: Tenant, entry: Omit<LogEntry, 'seq'>): void {
    const row = { seq: this.nextSeq(), ...entry };
    tenant.logs.push(row);
    for (const tail of tenant.tails) tail(row);
  }
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
