import { idPrefixes } from '@workspace-api/contract';
import type { Insertable } from 'kysely';
import type { IdPrefix } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import type { Tenant } from '../../core/tenant.ts';
import { pdfUrl } from '../../features/billing/invoice.ts';
import { tableName } from '../../features/forms/table-name.ts';
import { fold } from '../../features/logs/rows.ts';
import { pageDocument } from '../../features/pages/page-document.ts';
import type { Vault } from '../../features/secrets/data-key.ts';
import { homeRegion } from '../../features/secrets/residency.ts';
import { insertSecrets } from '../../features/secrets/values.ts';
import { type AppContext, timestamp } from '../../http/app-context.ts';
import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import type { Tables } from '../../store/tables.ts';
import type { TenantRecords } from './own-records.ts';

/** What every record needs: whose it is, and what stands in for the ids and times that were left out. */
type Target = {
  readonly slug: string;
  readonly owned: { workspace_id: string; mode: Tenant['mode'] };
  readonly id: (prefix: IdPrefix, given: string | undefined) => string;
  readonly time: (given: string | undefined, index: number) => string;
  /** When they are put there. */
  readonly now: string;
};

/** The rows of a table. */
type RowsOf<Table extends keyof Tables> = readonly Insertable<Tables[Table]>[];

const timeOf = (given: string | null | undefined): string | null => (given ? instant(given) : null);

const agentRows = ({ owned, id, time, now }: Target, { agents = [] }: TenantRecords): RowsOf<'agents'> =>
  agents.map((agent, index) => ({
    ...owned,
    id: id(idPrefixes.Agent, agent.id),
    name: agent.name,
    status: agent.status ?? 'inactive',
    task: agent.task ?? null,
    schedule: agent.schedule ?? null,
    trigger: agent.trigger ?? null,
    // What its schedule asked for before it was there is past.
    scheduled_until: now,
    created_at: time(agent.created_at, index),
  }));

/** A run that an approval names belongs to that approval, the newest of several, which stands first. */
const runRows = (
  { owned, id, time }: Target,
  { runs = [] }: TenantRecords,
  approvals: RowsOf<'approvals'>,
): RowsOf<'runs'> =>
  runs.map((run, index) => {
    const created_at = time(run.created_at, index);
    const started = run.status === 'pending' ? null : created_at;
    const ended = ['completed', 'failed', 'denied'].includes(run.status) ? created_at : null;
    return {
      ...owned,
      id: id(idPrefixes.Run, run.id),
      agent_id: run.agent_id,
      status: run.status,
      created_at,
      started_at: run.started_at === undefined ? started : timeOf(run.started_at),
      finished_at: run.finished_at === undefined ? ended : timeOf(run.finished_at),
      approval_id: run.approval_id ?? approvals.find(({ run_id }) => run_id === run.id)?.id ?? null,
      request_id: null,
      ends_at: null,
    };
  });

const approvalRows = (
  { owned, id, time }: Target,
  { approvals = [], runs }: TenantRecords,
): RowsOf<'approvals'> =>
  approvals.map((approval, index) => {
    const created_at = time(approval.created_at, index);
    const decided = approval.status === undefined || approval.status === 'pending' ? null : created_at;
    return {
      ...owned,
      id: id(idPrefixes.Approval, approval.id),
      agent_id: runs?.find((run) => run.id === approval.run_id)?.agent_id ?? '',
      run_id: approval.run_id,
      status: approval.status ?? 'pending',
      action: approval.action,
      payload: JSON.stringify(approval.payload ?? {}),
      created_at,
      decided_at: approval.decided_at === undefined ? decided : timeOf(approval.decided_at),
      decided_by: approval.decided_by ?? null,
      note: approval.note ?? null,
    };
  });

const pageRows = ({ owned, id, time }: Target, { pages = [] }: TenantRecords) => {
  const rows = pages.map(({ slug, title, document, published = false, ...page }, index) => {
    const created_at = time(page.created_at, index);
    const row = {
      ...owned,
      id: id(idPrefixes.PageSummary, page.id),
      slug,
      title,
      draft_version: 1,
      published_version: published ? 1 : null,
      published_slug: published ? slug : null,
      created_at,
      updated_at: created_at,
    };
    const saved = JSON.stringify(pageDocument({ slug, title }, document));
    return { row, version: { page_id: row.id, version: 1, document: saved, created_at } };
  });
  return { pages: rows.map(({ row }) => row), versions: rows.map(({ version }) => version) };
};

const themeRows = ({ owned }: Target, { theme }: TenantRecords) => ({
  themes: theme === undefined ? [] : [{ ...owned, draft_version: 1, published_version: 1 }],
  versions: theme === undefined ? [] : [{ ...owned, version: 1, document: JSON.stringify(theme) }],
});

const formRows = ({ owned, id, time }: Target, { forms = [] }: TenantRecords): RowsOf<'forms'> =>
  forms.map((form, index) => ({
    ...owned,
    id: id(idPrefixes.Form, form.id),
    name: form.name,
    schema_table: form.schema_table ?? tableName(form.name),
    fields: JSON.stringify(form.fields),
    submit_label: form.submit_label ?? 'Send',
    on_submit: form.on_submit ? JSON.stringify(form.on_submit) : null,
    created_at: time(undefined, index),
  }));

const submissionRows = (
  { owned, id, time }: Target,
  { submissions = [] }: TenantRecords,
): RowsOf<'submissions'> =>
  submissions.map(({ form_id, data, ...submission }, index) => ({
    ...owned,
    id: id(idPrefixes.Submission, submission.id),
    form_id,
    data: JSON.stringify(data),
    submitted_at: time(submission.submitted_at, index),
  }));

const logRows = ({ owned, id, time }: Target, { log_entries = [] }: TenantRecords): RowsOf<'log_entries'> =>
  log_entries.map(({ ts, request_id, ...entry }, index) => ({
    ...owned,
    ...entry,
    id: id('log', undefined),
    ts: time(ts, index),
    folded: fold(entry.message),
    request_id: id('req', request_id),
  }));

/** An invoice has an amount of its own, and no lines that add up to it. */
const invoiceRows = ({ owned, slug, id }: Target, { invoices = [] }: TenantRecords): RowsOf<'invoices'> =>
  invoices.map(({ amount, currency, status, ...invoice }) => {
    const own = id(idPrefixes.Invoice, invoice.id);
    const period_end = instant(invoice.period_end);
    return {
      ...owned,
      id: own,
      period_start: instant(invoice.period_start),
      period_end,
      amount,
      currency,
      status,
      pdf_url: invoice.pdf_url ?? pdfUrl(slug, own),
      created_at: period_end,
    };
  });

const secretsOf = ({ owned, id, time }: Target, { secrets = [] }: TenantRecords) =>
  secrets.map(({ name, value, purpose, residency, zdr }, index) => {
    const created_at = time(undefined, index);
    const secret = {
      ...owned,
      id: id('sec', undefined),
      name,
      purpose: purpose ?? null,
      residency: residency ?? homeRegion,
      zdr: Number(zdr ?? false),
      created_at,
      updated_at: created_at,
      overlap_ends_at: null,
      rotation_asked_by: null,
    };
    return { secret, value };
  });

/** Each table after those that it refers to. */
const insertions = (db: Db, target: Target, records: TenantRecords) => {
  const insert = <Table extends keyof Tables>(table: Table, rows: RowsOf<Table>) =>
    rows.length === 0 ? [] : [db.insertInto(table).values(rows as never)];
  const approvals = approvalRows(target, records);
  const { pages, versions } = pageRows(target, records);
  const theme = themeRows(target, records);
  return [
    ...insert('agents', agentRows(target, records)),
    ...insert('runs', runRows(target, records, approvals)),
    ...insert('approvals', approvals),
    ...insert('pages', pages),
    ...insert('page_versions', versions),
    ...insert('themes', theme.themes),
    ...insert('theme_versions', theme.versions),
    ...insert('forms', formRows(target, records)),
    ...insert('submissions', submissionRows(target, records)),
    ...insert('log_entries', logRows(target, records)),
    ...insert('invoices', invoiceRows(target, records)),
  ];
};

/**
 * Puts records of one's own into a workspace that has none. They were checked before (`checkRecords`). Where times are
 * left out, each record is a second older than the one before it: lists show them in the order of the file.
 */
export const insertRecords = async (
  context: Vault & Pick<AppContext, 'ids'>,
  db: Db,
  workspace: { readonly tenant: Tenant; readonly slug: string },
  records: TenantRecords,
): Promise<void> => {
  const now = timestamp(context);
  const begun = Date.parse(now);
  const { tenant, slug } = workspace;
  const target: Target = {
    slug,
    owned: { workspace_id: tenant.workspaceId, mode: tenant.mode },
    id: (prefix, given) => given ?? context.ids(prefix),
    time: (given, index) => (given ? instant(given) : new Date(begun - index * 1000).toISOString()),
    now,
  };
  await runAll(db, insertions(db, target, records));
  const asked = { principal: 'sandbox', purpose: 'own records' };
  await insertSecrets(context, db, tenant.workspaceId, secretsOf(target, records), asked);
};
