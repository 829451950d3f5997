import { addKey } from './auth.ts';
import * as records from './records.ts';
import { type Mode, newTenant, type Store, type Tenant, type User, type Workspace } from './store.ts';
import { createRandomString, dayMs, hourMs, newId, newRow, timestamp } from './values.ts';

const range = (count: number): number[] => [...Array(count).keys()];

function seedPages({ pages }: Tenant, now: number): void {
  for (const title of ['Home', 'About', 'Prices', 'Contact', 'News', 'Help']) {
    const versions = ['First', 'Second', 'Third'].map((prefix) =>
      records.newPageDocument(title.toLowerCase(), title, `${prefix} ${title}`),
    );
    pages.push({ ...records.newPage(now - 2 * dayMs, versions), live: versions[1] ?? null });
  }
}

function seedForms({ forms, submissions }: Tenant, now: number): void {
  const contact = records.newForm('Contact us', 'contact_requests', ['name', 'email', 'message']);
  const welcome = { capability: 'mail.welcome', args: { list: 'all' } };
  const newsletter = records.newForm('Newsletter', 'newsletter', ['email', 'topics'], welcome);
  forms.push(contact, newsletter, records.newForm('Survey', 'survey_answers', ['rating', 'comment']));
  for (const index of range(63)) {
    const email = `visitor${index}@example.com`;
    const data = { name: `Visitor ${index}`, email, message: 'Hello, "world"\nagain' };
    submissions.push(records.newSubmission(now - (63 - index) * hourMs, contact.id, data));
  }
  const data = { email: 'reader@example.com', topics: ['news', 'events'] };
  submissions.push(records.newSubmission(now, newsletter.id, data));
}

function seedAgents({ agents, runs, approvals }: Tenant, now: number): void {
  for (const name of ['Digest writer', 'Invoice checker', 'Tidy up']) {
    const agent = records.newAgent(now - 40 * dayMs, name, `Do: ${name}`, 'daily');
    agents.push({ ...agent, status: name === 'Tidy up' ? 'inactive' : 'active' });
  }
  for (const index of range(28)) {
    const startedAt = now - (28 - index) * dayMs;
    const run = records.newRun(startedAt, agents[0]?.id ?? '', 'running');
    const payload = { recipients: 20 + index, subject: `Digest ${index}` };
    const approval = records.newApproval(startedAt, run, 'send_mail', payload);
    runs.push(run);
    approvals.push(approval);
    if (index >= 22) continue;
    approval.status = index % 5 === 0 ? 'denied' : 'approved';
    run.state = index === 7 ? 'failed' : approval.status === 'denied' ? 'denied' : 'completed';
  }
}

function seedSecrets({ secrets }: Tenant, now: number): void {
  const add = (name: string, attributes: Partial<records.Secret>) =>
    secrets.push({ ...records.newSecret(now - 9 * dayMs, name, createRandomString()), ...attributes });
  add('MAIL_KEY', { purpose: 'mail' });
  add('crm.password', { purpose: 'crm', residency: 'us-east', zdr: true });
  add('OLD_PROVIDER', { purpose: 'sms', pendingRotation: true });
  add('ASIA_ONLY', { purpose: 'archive', residency: 'ap-south', locked: true });
}

function seedInvoices({ invoices }: Tenant, now: number): void {
  const statuses = ['paid', 'paid', 'void', 'uncollectible', 'paid', 'open', 'draft'];
  for (const [index, status] of statuses.entries()) {
    const start = now - (statuses.length - index) * 30 * dayMs;
    invoices.push(records.newInvoice(start, start + 30 * dayMs, status, 1900 + index));
  }
}

function seedLogs({ logs }: Tenant, now: number): void {
  const levels = ['debug', 'info', 'info', 'warn', 'error'];
  const sources = ['request', 'capability', 'agent'];
  for (const index of range(130)) {
    const level = levels[index % levels.length] ?? '';
    const source = sources[index % sources.length] ?? '';
    const message = `Handled visit ${index} of the home page, "quoted", and more`;
    logs.push(records.newLogEntry(now - (130 - index) * 60_000, level, source, message));
  }
}

/** Creates the data of one workspace in one mode, with records of every kind. */
function seedTenant({ plans }: Store, workspace: Workspace, mode: Mode, now: number): Tenant {
  const theme = {
    colors: {
      brand_primary: '#0f4c81',
      brand_secondary: '#f2a541',
      surface: '#ffffff',
      on_surface: '#1b1b1b',
    },
    typography: { font_family_heading: 'Lora', font_family_body: 'Inter', scale: 'major_third' },
    spacing: { section_gap: '64px' },
    updated_at: timestamp(now - 5 * dayMs),
  };
  const tenant = newTenant(workspace, mode, theme, {
    plan: plans[1] ?? { id: '', name: '' },
    nextPlan: null,
    status: 'active',
    periodStart: now - 10 * dayMs,
    periodEnd: now + 20 * dayMs,
    pastDueSince: null,
    isEnding: false,
    paymentMethod: mode === 'live' ? { type: 'card', last4: '4242', brand: 'visa' } : null,
  });
  for (const fill of [seedPages, seedForms, seedAgents, seedSecrets, seedInvoices, seedLogs])
    fill(tenant, now);
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
    const workspace = { ...newRow('ws_'), slug, name };
    store.workspaces.push(workspace);
    if (role) owner.roles.set(workspace.id, role);
    for (const mode of ['live', 'test'] as const) {
      store.tenants.push(seedTenant(store, workspace, mode, store.now()));
      for (const scopes of role ? [ownerScopes, readScopes] : [])
        addKey(store, { owner, workspaceId: workspace.id, mode, scopes });
    }
  }
  return owner;
}
