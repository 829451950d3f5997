import { createRandomString, day, newId, timestamp } from './ids.ts';
import { type Mode, type PageDocument, plans, type Store, type Tenant, type Workspace } from './store.ts';

const dayMs = 86_400_000;
/** A page with a hero and a text block. */
export function pageDocument(slug: string, title: string, headline: string): PageDocument {
  return {
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
    },
  };
}

function seedPages(store: Store, tenant: Tenant): void {
  for (const title of ['Home', 'About', 'Prices', 'Contact', 'News', 'Help']) {
    const versions = ['First', 'Second', 'Third'].map((prefix) =>
      pageDocument(title.toLowerCase(), title, `${prefix} ${title}`),
    );
    tenant.pages.push({
      seq: store.nextSeq(),
      id: newId('page_'),
      versions,
      live: versions[1] ?? null,
      updatedAt: store.now() - 2 * dayMs,
    });
  }
}

function seedForms(store: Store, tenant: Tenant): void {
  for (const [name, table, fields] of [
    ['Contact us', 'contact_requests', ['name', 'email', 'message']],
    ['Newsletter', 'newsletter', ['email', 'topics']],
    ['Survey', 'survey_answers', ['rating', 'comment']],
  ] as const) {
    tenant.forms.push({
      seq: store.nextSeq(),
      id: newId('frm_'),
      name,
      schema_table: table,
      fields: [...fields],
      submit_label: 'Send',
      ...(name === 'Newsletter' && { on_submit: { capability: 'mail.welcome', args: { list: 'all' } } }),
    });
  }
  const [contact, newsletter] = tenant.forms;
  for (let index = 0; index < 63; index += 1) {
    const submitted_at = timestamp(store.now() - (63 - index) * 3_600_000);
    tenant.submissions.push({
      seq: store.nextSeq(),
      id: newId('sub_'),
      form_id: contact?.id ?? '',
      data: {
        name: `Visitor ${index}`,
        email: `visitor${index}@example.com`,
        message: 'Hello, "world"\nagain',
      },
      submitted_at,
    });
  }
  tenant.submissions.push({
    seq: store.nextSeq(),
    id: newId('sub_'),
    form_id: newsletter?.id ?? '',
    data: { email: 'reader@example.com', topics: ['news', 'events'] },
    submitted_at: timestamp(store.now()),
  });
}

function seedAgents(store: Store, tenant: Tenant): void {
  for (const [index, name] of ['Digest writer', 'Invoice checker', 'Tidy up'].entries()) {
    tenant.agents.push({
      seq: store.nextSeq(),
      id: newId('agt_'),
      name,
      status: index === 2 ? 'inactive' : 'active',
      created_at: timestamp(store.now() - 40 * dayMs),
      task: `Do: ${name}`,
      trigger: 'daily',
    });
  }
  const agent = tenant.agents[0];
  for (let index = 0; index < 28; index += 1) {
    const run = {
      seq: store.nextSeq(),
      id: newId('run_'),
      agentId: agent?.id ?? '',
      needsApproval: false,
      isOnHold: false,
    };
    const startedAt = store.now() - (28 - index) * dayMs;
    const decided = index % 5 === 0 ? 'denied' : 'approved';
    const pending = index >= 22;
    tenant.runs.push({
      ...run,
      startedAt,
      state: pending
        ? 'awaiting_approval'
        : decided === 'denied'
          ? 'denied'
          : index % 7 === 0
            ? 'failed'
            : 'completed',
    });
    tenant.approvals.push({
      seq: store.nextSeq(),
      id: newId('apr_'),
      agent_id: run.agentId,
      run_id: run.id,
      status: pending ? 'pending' : decided,
      action: 'send_mail',
      payload: { recipients: 20 + index, subject: `Digest ${index}` },
      created_at: timestamp(startedAt),
    });
  }
}

function seedSecrets(store: Store, tenant: Tenant): void {
  for (const [name, purpose, residency, pendingRotation, locked] of [
    ['MAIL_KEY', 'mail', 'eu-central', false, false],
    ['crm.password', 'crm', 'us-east', false, false],
    ['OLD_PROVIDER', 'sms', 'eu-central', true, false],
    ['ASIA_ONLY', 'archive', 'ap-south', false, true],
  ] as const) {
    const at = store.now() - 9 * dayMs;
    const values = [createRandomString()];
    tenant.secrets.push({
      seq: store.nextSeq(),
      name,
      purpose,
      residency,
      locked,
      pendingRotation,
      zdr: name === 'crm.password',
      values: values.map((value, index) => ({
        sealed: store.vault.seal(tenant.workspace.id, value, 'seed'),
        until: index === 0 ? null : at + dayMs,
      })),
      createdAt: at,
      updatedAt: at,
    });
  }
}

function seedInvoices(store: Store, tenant: Tenant): void {
  const statuses = ['paid', 'paid', 'void', 'uncollectible', 'paid', 'open', 'draft'] as const;
  for (const [index, status] of statuses.entries()) {
    const start = store.now() - (statuses.length - index) * 30 * dayMs;
    tenant.invoices.push({
      seq: store.nextSeq(),
      id: newId('inv_'),
      period_start: day(start),
      period_end: day(start + 30 * dayMs),
      amount: 1900 + index,
      currency: 'EUR',
      status,
      pdf_url: `https://files.invalid/invoice-${index}.pdf`,
    });
  }
}

function seedLogs(store: Store, tenant: Tenant): void {
  const levels = ['debug', 'info', 'info', 'warn', 'error'] as const;
  const sources = ['request', 'capability', 'agent'];
  for (let index = 0; index < 130; index += 1) {
    store.log(tenant, {
      at: store.now() - (130 - index) * 60_000,
      level: levels[index % levels.length] ?? 'info',
      source: sources[index % sources.length] ?? 'request',
      message: `Handled visit ${index} of the home page, "quoted", and more`,
      request_id: newId('req_'),
    });
  }
}

/** Creates the data of one workspace in one mode, with records of every kind. */
export function seedTenant(store: Store, workspace: Workspace, mode: Mode): Tenant {
  const tenant: Tenant = {
    workspace,
    mode,
    pages: [],
    theme: {
      versions: [
        {
          colors: {
            brand_primary: '#0f4c81',
            brand_secondary: '#f2a541',
            surface: '#ffffff',
            on_surface: '#1b1b1b',
          },
          typography: { font_family_heading: 'Lora', font_family_body: 'Inter', scale: 'major_third' },
          spacing: { section_gap: '64px' },
          updated_at: timestamp(store.now() - 5 * dayMs),
        },
      ],
      live: null,
    },
    forms: [],
    submissions: [],
    logs: [],
    approvals: [],
    agents: [],
    runs: [],
    secrets: [],
    billing: {
      plan: plans[1] ?? { id: '', name: '' },
      nextPlan: null,
      status: 'active',
      periodStart: store.now() - 10 * dayMs,
      periodEnd: store.now() + 20 * dayMs,
      pastDueSince: null,
      isEnding: false,
      paymentMethod: mode === 'live' ? { type: 'card', last4: '4242', brand: 'visa' } : null,
    },
    invoices: [],
    subscriptions: [],
    tails: new Set(),
  };
  for (const fill of [seedPages, seedForms, seedAgents, seedSecrets, seedInvoices, seedLogs])
    fill(store, tenant);
  return tenant;
}
