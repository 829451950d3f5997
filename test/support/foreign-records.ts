import type { SandboxSnapshot } from '../../mocks/index.ts';
import {
  createSandbox,
  demoTokens,
  type Sandbox,
  type SandboxOptions,
  systemClock,
} from '../../mocks/index.ts';

type Seed = NonNullable<SandboxOptions['records']>;
type Tenant = NonNullable<Seed['workspaces'][number]['test']>;

/** More than any list of the contract shows on one page. */
const many = 120;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Records of every kind, whose ids begin with a prefix. */
const tenant = (prefix: string): Tenant => ({
  agents: times(many, (index) => ({ id: `agt_${prefix}A${index}`, name: `Agent ${index}` })),
  runs: times(many, (index) => ({
    id: `run_${prefix}R${index}`,
    agent_id: `agt_${prefix}A0`,
    status: index % 2 ? 'awaiting_approval' : 'completed',
    ...(index % 2 ? { approval_id: `apr_${prefix}P${index}` } : {}),
  })),
  approvals: times(many, (index) => index)
    .filter((index) => index % 2)
    .map((index) => ({ id: `apr_${prefix}P${index}`, run_id: `run_${prefix}R${index}`, action: 'send' })),
  pages: times(many, (index) => ({
    id: `page_${prefix}G${index}`,
    slug: `page-${index}`,
    title: `Page ${index}`,
    document: {
      version: '1.0',
      metadata: { slug: `page-${index}`, title: `Page ${index}` },
      schema: {},
      tree: {
        block: 'NavShell',
        props: {},
        children: [{ block: 'Hero', props: { headline: `Headline ${index}` } }],
      },
    },
  })),
  forms: times(5, (index) => ({ id: `frm_${prefix}F${index}`, name: `Form ${index}`, fields: ['email'] })),
  submissions: times(many, (index) => ({
    form_id: `frm_${prefix}F0`,
    data: { email: `v${index}@acme.example` },
  })),
  // Names that a careless test could use.
  secrets: [
    ...['gate', 'name', 'test', 'stripe_api_key', 'gate_no_such'].map((name) => ({ name, value: 'kept' })),
    ...times(many, (index) => ({ name: `secret_${index}`, value: 'kept' })),
  ],
  invoices: times(3, (index) => ({
    period_start: `2026-0${index + 1}-01T00:00:00.000Z`,
    period_end: `2026-0${index + 2}-01T00:00:00.000Z`,
    amount: 100,
    currency: 'EUR',
    status: 'paid' as const,
  })),
});

const records: Seed = {
  workspaces: [
    { slug: 'acme', name: 'Acme', test: tenant('AT'), live: tenant('AL') },
    { slug: 'globex', name: 'Globex', test: tenant('GT'), live: tenant('GL') },
  ],
};

const post = (sandbox: Sandbox, path: string, body: unknown, token?: string) =>
  sandbox.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** A sandbox of two workspaces full of other users' records, in both modes. */
export const createForeignSandbox = async (): Promise<Sandbox> => {
  const sandbox = await createSandbox({ seed: 1, clock: systemClock('2026-11-02'), records });
  for (const workspace of ['acme', 'globex']) {
    for (const mode of ['test', 'live'] as const) {
      const { secret: token } = await sandbox.control.addRecord({
        path: { slug: workspace, resource: 'tokens' },
        query: { mode },
        body: { kind: 'key' },
      });
      const base = `/v1/workspaces/${workspace}`;
      for (const _ of times(3, () => null)) {
        await post(sandbox, `${base}/tokens`, { scopes: ['me:read'] }, token);
        const webhook = { url: 'https://hooks.customer.example/in', events: ['pages.published'] };
        await post(sandbox, `${base}/webhooks`, webhook, token);
      }
    }
  }
  return sandbox;
};

/** The token of the checked workspace, and the other tokens that a configuration may contain. */
export const foreignTokens = (mode: 'test' | 'live') => {
  const findToken = (fits: (token: (typeof demoTokens)[number]) => boolean) =>
    demoTokens.find(fits)?.secret ?? '';
  const live = findToken((each) => each.mode === 'live');
  return {
    token: mode === 'live' ? live : findToken((each) => each.kind === 'key'),
    tokens: {
      live,
      session: findToken((each) => each.kind === 'session'),
      secondWorkspace: { workspace: 'globex', token: findToken((each) => each.workspace === 'globex') },
    },
  };
};

type Row = Record<string, unknown>;

/** The tables of records that have an id or a name in a path. */
const addressed: Record<string, string> = {
  agents: 'id',
  approvals: 'id',
  forms: 'id',
  invoices: 'id',
  pages: 'id',
  runs: 'id',
  secrets: 'name',
  submissions: 'id',
  tokens: 'id',
  webhook_subscriptions: 'id',
};

/** The ids and names that appear in the path of a request for one of these records. */
export const idsIn = ({ rows }: SandboxSnapshot): Set<string> =>
  new Set(
    rows.flatMap(([table, all]) => {
      const member = addressed[table];
      return member ? all.map((row) => String(row[member])) : [];
    }),
  );

const toKey = ({ id, ...row }: Row): string =>
  JSON.stringify(
    id ?? [
      row.page_id,
      row.secret_id,
      row.invoice_id,
      row.workspace_id,
      row.mode,
      row.user_id,
      row.version,
      row.position,
    ],
  );

/** The rows that changed, each with its table. `ignored` lists the members that the run may change. */
export const differences = (
  before: SandboxSnapshot,
  after: SandboxSnapshot,
  ignored: (table: string, row: Row) => readonly string[],
): string[] =>
  before.rows.flatMap(([table, all]) => {
    const now = new Map(
      (after.rows.find(([name]) => name === table)?.[1] ?? []).map((row) => [toKey(row), row]),
    );
    return all.flatMap((row) => {
      const currentRow = now.get(toKey(row));
      const free = ignored(table, row);
      const changed = Object.keys(row).filter(
        (name) => !free.includes(name) && row[name] !== currentRow?.[name],
      );
      return changed.length === 0
        ? []
        : [`${table} ${toKey(row)}: ${currentRow ? changed.join(', ') : 'removed'}`];
    });
  });
