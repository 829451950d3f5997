import { type AppContext, timestamp } from '../../app-context.ts';
import { insertInvoice, pdfUrl } from '../../billing/invoice.ts';
import { pageDocument } from '../../drafts/bare-page.ts';
import { tableName } from '../../forms/table-name.ts';
import { instant } from '../../instant.ts';
import type { IdPrefix } from '../../ports/ids.ts';
import type { Vault } from '../../secrets/data-key.ts';
import { putSecret } from '../../secrets/records.ts';
import { homeRegion } from '../../secrets/residency.ts';
import { replaceValue } from '../../secrets/values.ts';
import { fold } from '../../store/log-entries.ts';
import type { Db } from '../../store/store.ts';
import type { Tenant } from '../../tenant.ts';
import type { TenantRecords } from './own-records.ts';

/** What every insertion needs: where to, whose, and what stands in for the ids and times that were left out. */
type Target = {
  readonly db: Db;
  readonly tenant: Tenant;
  readonly slug: string;
  readonly owned: { workspace_id: string; mode: Tenant['mode'] };
  readonly id: (prefix: IdPrefix, given: string | undefined) => string;
  readonly time: (given: string | undefined, index: number) => string;
  readonly vault: Vault;
};

const timeOf = (given: string | null | undefined): string | null => (given ? instant(given) : null);

const insertAgents = async ({ db, owned, id, time }: Target, { agents = [] }: TenantRecords) => {
  for (const [index, agent] of agents.entries())
    await db
      .insertInto('agents')
      .values({
        ...owned,
        id: id('agt', agent.id),
        name: agent.name,
        status: agent.status ?? 'inactive',
        task: agent.task ?? null,
        schedule: agent.schedule ?? null,
        trigger: agent.trigger ?? null,
        scheduled_until: null,
        created_at: time(agent.created_at, index),
      })
      .execute();
};

/** A run that an approval names belongs to that approval, the newest of several, which stands first. */
const insertRuns = async (
  { db, owned, id, time }: Target,
  { runs = [] }: TenantRecords,
  approvals: readonly { id: string; run_id: string }[],
) => {
  for (const [index, run] of runs.entries()) {
    const created_at = time(run.created_at, index);
    const started = run.status === 'pending' ? null : created_at;
    const ended = ['completed', 'failed', 'denied'].includes(run.status) ? created_at : null;
    await db
      .insertInto('runs')
      .values({
        ...owned,
        id: id('run', run.id),
        agent_id: run.agent_id,
        status: run.status,
        created_at,
        started_at: run.started_at === undefined ? started : timeOf(run.started_at),
        finished_at: run.finished_at === undefined ? ended : timeOf(run.finished_at),
        approval_id: run.approval_id ?? approvals.find(({ run_id }) => run_id === run.id)?.id ?? null,
        request_id: null,
        ends_at: null,
      })
      .execute();
  }
};

const insertRunsWithApprovals = async (target: Target, records: TenantRecords) => {
  const { db, owned, id, time } = target;
  const approvals = (records.approvals ?? []).map((approval) => ({
    ...approval,
    id: id('apr', approval.id),
  }));
  await insertRuns(target, records, approvals);
  for (const [index, approval] of approvals.entries()) {
    const created_at = time(approval.created_at, index);
    const decided = approval.status === undefined || approval.status === 'pending' ? null : created_at;
    await db
      .insertInto('approvals')
      .values({
        ...owned,
        id: approval.id,
        agent_id: records.runs?.find((run) => run.id === approval.run_id)?.agent_id ?? '',
        run_id: approval.run_id,
        status: approval.status ?? 'pending',
        action: approval.action,
        payload: JSON.stringify(approval.payload ?? {}),
        created_at,
        decided_at: approval.decided_at === undefined ? decided : timeOf(approval.decided_at),
        decided_by: approval.decided_by ?? null,
        note: approval.note ?? null,
      })
      .execute();
  }
};

const insertPages = async ({ db, owned, id, time }: Target, { pages = [] }: TenantRecords) => {
  for (const [index, { slug, title, document, published = false, ...page }] of pages.entries()) {
    const created_at = time(page.created_at, index);
    const row = { ...owned, id: id('page', page.id), slug, title, created_at, updated_at: created_at };
    const live = { published_version: published ? 1 : null, published_slug: published ? slug : null };
    await db
      .insertInto('pages')
      .values({ ...row, ...live, draft_version: 1 })
      .execute();
    const saved = JSON.stringify(pageDocument({ slug, title }, document));
    await db
      .insertInto('page_versions')
      .values({ page_id: row.id, version: 1, document: saved, created_at })
      .execute();
  }
};

const insertTheme = async ({ db, owned }: Target, { theme }: TenantRecords) => {
  if (theme === undefined) return;
  await db
    .insertInto('themes')
    .values({ ...owned, draft_version: 1, published_version: 1 })
    .execute();
  await db
    .insertInto('theme_versions')
    .values({ ...owned, version: 1, document: JSON.stringify(theme) })
    .execute();
};

const insertForms = async (
  { db, owned, id, time }: Target,
  { forms = [], submissions = [] }: TenantRecords,
) => {
  for (const [index, form] of forms.entries())
    await db
      .insertInto('forms')
      .values({
        ...owned,
        id: id('frm', form.id),
        name: form.name,
        schema_table: form.schema_table ?? tableName(form.name),
        fields: JSON.stringify(form.fields),
        submit_label: form.submit_label ?? 'Send',
        on_submit: form.on_submit ? JSON.stringify(form.on_submit) : null,
        created_at: time(undefined, index),
      })
      .execute();
  for (const [index, { form_id, data, ...submission }] of submissions.entries())
    await db
      .insertInto('submissions')
      .values({
        ...owned,
        id: id('sub', submission.id),
        form_id,
        data: JSON.stringify(data),
        submitted_at: time(submission.submitted_at, index),
      })
      .execute();
};

const insertLog = async ({ db, owned, id, time }: Target, { log_entries = [] }: TenantRecords) => {
  for (const [index, { ts, request_id, ...entry }] of log_entries.entries())
    await db
      .insertInto('log_entries')
      .values({
        ...owned,
        ...entry,
        id: id('log', undefined),
        ts: time(ts, index),
        folded: fold(entry.message),
        request_id: id('req', request_id),
      })
      .execute();
};

const insertInvoices = async ({ db, owned, slug, id }: Target, { invoices = [] }: TenantRecords) => {
  for (const { amount, currency, status, ...invoice } of invoices) {
    const own = id('inv', invoice.id);
    const period_end = instant(invoice.period_end);
    const row = {
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
    // It has an amount of its own, and no lines that add up to it.
    await insertInvoice(db, row, []);
  }
};

const insertSecrets = async ({ db, tenant, id, time, vault }: Target, { secrets = [] }: TenantRecords) => {
  for (const [index, { name, value, purpose, residency, zdr }] of secrets.entries()) {
    const created_at = time(undefined, index);
    const secret = await putSecret(db, tenant, {
      id: id('sec', undefined),
      name,
      purpose: purpose ?? null,
      residency: residency ?? homeRegion,
      zdr: Number(zdr ?? false),
      created_at,
      updated_at: created_at,
      overlap_ends_at: null,
      rotation_asked_by: null,
    });
    await replaceValue(vault, db, secret, value, { principal: 'sandbox', purpose: 'own records' });
  }
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
  const now = Date.parse(timestamp(context));
  const { tenant } = workspace;
  const target: Target = {
    ...workspace,
    db,
    owned: { workspace_id: tenant.workspaceId, mode: tenant.mode },
    id: (prefix, given) => given ?? context.ids(prefix),
    time: (given, index) => (given ? instant(given) : new Date(now - index * 1000).toISOString()),
    vault: context,
  };
  for (const insert of [
    insertAgents,
    insertRunsWithApprovals,
    insertPages,
    insertTheme,
    insertForms,
    insertLog,
    insertInvoices,
    insertSecrets,
  ])
    await insert(target, records);
};
