import { randomBytes } from 'node:crypto';
import { day, newId, newRow, sha256, timestamp } from './values.ts';

/*
 * The records of a workspace, by kind. Requests, the seed and the driver create them here. Times are in milliseconds.
 */

/** A document with every saved version; the revision is the number of versions. */
export interface Versioned<T> {
  versions: T[];
  live: T | null;
}

/** A block of a page, and those inside it. */
export interface Block {
  block: string;
  props: Record<string, unknown>;
  children?: Block[];
}

/** A page with a hero and a text block. */
export const newPageDocument = (slug: string, title: string, headline = title) => ({
  version: '2',
  metadata: { slug, title },
  schema: {},
  tree: {
    block: 'NavShell',
    props: { brand: title },
    children: [
      { block: 'Hero', props: { headline, tone: 'brand_primary' } },
      { block: 'Columns', props: {}, children: [{ block: 'Text', props: { text: 'Open every day.' } }] },
    ],
  } as Block,
});
export type PageDocument = ReturnType<typeof newPageDocument>;

export const newPage = (updatedAt: number, versions: PageDocument[]) => ({
  ...newRow('page_'),
  versions,
  live: null as PageDocument | null,
  updatedAt,
});
export type Page = ReturnType<typeof newPage>;

export interface ThemeDocument {
  colors: Record<string, string>;
  typography: { font_family_heading: string; font_family_body: string; scale: string };
  spacing: Record<string, string>;
  updated_at: string;
}

export const newForm = (
  name: string,
  schema_table: string,
  fields: readonly string[],
  on_submit?: { capability: string; args: unknown },
) => ({
  ...newRow('frm_'),
  name,
  schema_table,
  fields: [...fields],
  submit_label: 'Send',
  ...(on_submit && { on_submit }),
});
export type Form = ReturnType<typeof newForm>;

export const newSubmission = (at: number, form_id: string, data: Record<string, unknown>) => ({
  ...newRow('sub_'),
  form_id,
  data,
  submitted_at: timestamp(at),
});
export type Submission = ReturnType<typeof newSubmission>;

export const newLogEntry = (
  at: number,
  level: string,
  source: string,
  message: string,
  request_id = newId('req_'),
) => ({ ...newRow('log_'), at, level, source, message, request_id });
export type LogEntry = ReturnType<typeof newLogEntry>;

export const newAgent = (at: number, name: string, task: string, trigger: string) => ({
  ...newRow('agt_'),
  name,
  status: 'inactive' as 'inactive' | 'active',
  created_at: timestamp(at),
  task,
  trigger,
});
export type Agent = ReturnType<typeof newAgent>;

/** A run of an agent. `next` is what happens to it when it is `running`: it ends, requests approval, or waits for an operator. */
export const newRun = (
  startedAt: number,
  agentId: string,
  state: string,
  next: 'complete' | 'request-approval' | 'hold' = 'complete',
) => ({ ...newRow('run_'), agentId, state, startedAt, next });
export type Run = ReturnType<typeof newRun>;

/** An approval of an action of a run, which waits for the decision. */
export const newApproval = (at: number, run: Run, action: string, payload: Record<string, unknown>) => {
  run.state = 'awaiting_approval';
  run.next = 'complete';
  return {
    ...newRow('apr_'),
    agent_id: run.agentId,
    run_id: run.id,
    status: 'pending' as 'pending' | 'approved' | 'denied',
    action,
    payload,
    created_at: timestamp(at),
  };
};
export type Approval = ReturnType<typeof newApproval>;

/** A value of a secret in the form in which it is stored. `until` is the time at which a replaced value expires. */
export const newValue = (value: string) => ({ hash: sha256(value), until: null as number | null });

export const homeRegion = 'eu-central';
export const regions = [homeRegion, 'us-east', 'ap-south'];

export const newSecret = (at: number, name: string, plaintext: string) => ({
  ...newRow('sec_'),
  name,
  createdAt: at,
  updatedAt: at,
  purpose: '',
  residency: homeRegion,
  zdr: false,
  /** Whether it may be used only in its region. */
  locked: false,
  pendingRotation: false,
  /** Newest first. */
  values: [newValue(plaintext)],
});
export type Secret = ReturnType<typeof newSecret>;

export const newInvoice = (start: number, end: number, status: string, amount = 1900, currency = 'EUR') => ({
  ...newRow('inv_'),
  period_start: day(start),
  period_end: day(end),
  amount,
  currency,
  status,
  pdf_url: 'https://files.invalid/invoice.pdf',
});
export type Invoice = ReturnType<typeof newInvoice>;

/** A registration of an endpoint for events of one workspace. */
export const newSubscription = (createdAt: number, url: string, types: string[]) => ({
  ...newRow('wh_'),
  url,
  types,
  secret: `whsec_${randomBytes(32).toString('hex').toUpperCase()}`,
  createdAt,
});
export type Subscription = ReturnType<typeof newSubscription>;
