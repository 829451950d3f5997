import { createRandomString, day, newId, timestamp } from './ids.ts';
import { newValue } from './resources/secrets.ts';
import { addKey } from './resources/tokens.ts';
import {
  type Mode,
  type PageDocument,
  plans,
  type Run,
  type Store,
  type Tenant,
  type User,
  type Workspace,
} from './store.ts';

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
      ...store.row('page_'),
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
      ...store.row('frm_'),
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
      ...store.row('sub_'),
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
    ...store.row('sub_'),
    form_id: newsletter?.id ?? '',
    data: { email: 'reader@example.com', topics: ['news', 'events'] },
    submitted_at: timestamp(store.now()),
  });
}

function seedAgents(store: Store, tenant: Tenant): void {
  for (const [index, name] of ['Digest writer', 'Invoice checker', 'Tidy up'].entries()) {
    tenant.agents.push({
      ...store.row('agt_'),
      name,
      status: index === 2 ? 'inactive' : 'active',
      created_at: timestamp(store.now() - 40 * dayMs),
      task: `Do: ${name}`,
      trigger: 'daily',
    });
  }
  const agent_id = tenant.agents[0]?.id ?? '';
  for (let index = 0; index < 28; index += 1) {
    const startedAt = store.now() - (28 - index) * dayMs;
    const status = index >= 22 ? 'pending' : index % 5 === 0 ? 'denied' : 'approved';
    const states = { pending: 'awaiting_approval', denied: 'denied', approved: 'completed' } as const;
    const state: Run['state'] = index === 7 ? 'failed' : states[status];
    const run = {
      ...store.row('run_'),
      agentId: agent_id,
      startedAt,
      state,
      needsApproval: false,
      isOnHold: false,
    };
    tenant.runs.push(run);
    tenant.approvals.push({
      ...store.row('apr_'),
      agent_id,
      run_id: run.id,
      status,
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
    tenant.secrets.push({
      seq: store.nextSeq(),
      name,
      purpose,
      residency,
      locked,
      pendingRotation,
      zdr: name === 'crm.password',
      values: [newValue(createRandomString())],
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
      ...store.row('inv_'),
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
function seedTenant(store: Store, workspace: Workspace, mode: Mode): Tenant {
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

/** The permissions of the owner: every scope except the destructive ones that no operation requires. */
export const ownerScopes = [
  'me:read',
  'workspaces:write',
  'tokens:destructive',
  'pages:destructive',
  'theme:write',
  'billing:write',
  'forms:read',
  'logs:read',
  'approvals:write',
  'secrets:destructive',
  'secrets:set',
  'agents:write',
];
const readScopes = ownerScopes
  .filter((scope) => scope !== 'secrets:set')
  .map((scope) => scope.replace(/:.*/, ':read'));

const modes = ['live', 'test'] as const;
const workspaces = [
  { slug: 'harbor-lights', name: 'Harbor Lights', role: ownerScopes },
  { slug: 'granite-peak', name: 'Granite Peak', role: [...readScopes, 'workspaces:write'] },
  { slug: 'quiet-meadow', name: 'Quiet Meadow', role: null },
];

/** Fills an empty store with three workspaces, and a user of two of them with keys of both modes. Returns the user. */
export function seed(store: Store): User {
  const owner: User = {
    id: newId('usr_'),
    email: 'owner@example.com',
    password: 'correct horse',
    roles: new Map(),
  };
  store.users.push(owner);
  for (const { slug, name, role } of workspaces) {
    const workspace = { ...store.row('ws_'), slug, name };
    store.workspaces.push(workspace);
    if (role) owner.roles.set(workspace.id, role);
    for (const mode of modes) {
      store.tenants.push(seedTenant(store, workspace, mode));
      for (const scopes of role ? [ownerScopes, readScopes] : []) {
        addKey(store, { owner, workspaceId: workspace.id, mode, scopes });
      }
    }
  }
  return owner;
}
