import { type Scope, scopes } from '@workspace-api/contract';
import type { Output } from '@workspace-api/contract/sandbox';
import sandboxDocument from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import type { createSandbox } from '../../mocks/index.ts';
import { code, table } from './markdown-table.ts';

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;
type SeedRecords = NonNullable<Output<'exportSeed'>['workspaces'][number]['test']>;

const { payment_tokens } = sandboxDocument.components.schemas.Sandbox.properties;

const isRead = (scope: Scope): boolean => scope.endsWith(':read');

/** Summarizes scopes. */
const formatScopes = (heldScopes: readonly Scope[]): string => {
  if (heldScopes.length === scopes.length) return 'all';
  if (heldScopes.length === scopes.filter(isRead).length && heldScopes.every(isRead))
    return 'all with the suffix `:read`';
  return heldScopes.map(code).join(', ');
};

const money = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency}`;

const workspaces = async (sandbox: Sandbox) => {
  const { data } = await sandbox.control.listWorkspaces();
  return table(
    ['workspace', 'id', 'name'],
    data.map(({ slug, id, name }) => [code(slug), code(id), name]),
  );
};

const users = async (sandbox: Sandbox) => {
  const { data } = await sandbox.control.listPeople();
  return table(
    ['user', 'id', 'workspaces', 'scopes'],
    data.map((user) => [
      code(user.email),
      code(user.id),
      user.workspaces.map(({ slug }) => code(slug)).join(', '),
      formatScopes((user.workspaces[0]?.scopes ?? []) as Scope[]),
    ]),
  );
};

const formatExpiry = (expiry: string | null): string => expiry ?? 'never';

const tokens = async (sandbox: Sandbox) => {
  const list = async (slug: string) =>
    (await sandbox.control.listRecords({ path: { slug, resource: 'tokens' } })).data;
  const states = [...(await list('acme')), ...(await list('globex'))];
  const demoTokens = sandbox.tokens;
  const keys = demoTokens.map(({ id, secret: token, kind, mode, workspace, scopes: heldScopes }) => {
    const state = states.find((each) => each.id === id);
    const name = kind === 'key' ? code(token) : 'the session below';
    return [
      name,
      code(id),
      code(workspace),
      mode,
      formatScopes(heldScopes),
      formatExpiry(state?.expires_at ?? null),
    ];
  });
  const unknown = states.filter(({ id }) => demoTokens.every((token) => token.id !== id));
  return [
    table(['token', 'id', 'workspace', 'mode', 'scopes', 'expires'], keys),
    table(
      ['id', 'name', 'mode', 'scopes', 'expires'],
      unknown.map(({ id, name, mode, scopes: heldScopes, expires_at }) => [
        code(id),
        name ?? '',
        mode,
        formatScopes(heldScopes as Scope[]),
        formatExpiry(expires_at),
      ]),
    ),
  ];
};

const plans = async (sandbox: Sandbox) => {
  const { plans: offered } = await sandbox.control.getWorkspace({ path: { slug: 'acme' } });
  return table(
    ['plan', 'name', 'price per month', 'a change to it takes effect', 'includes'],
    offered.map(({ id, name, price = 0, currency = '', at_once, caps = [] }) => [
      code(id),
      name,
      money(price, currency),
      at_once ? 'immediately' : 'with the next period',
      caps.length === 0
        ? 'any usage'
        : caps.map(({ metric, included }) => `${included} ${metric}`).join(', '),
    ]),
  );
};

const respondTo = async (sandbox: Sandbox, token: string): Promise<string> => {
  const response = await sandbox.fetch('/v1/workspaces/acme/billing/payment-method', {
    method: 'POST',
    headers: { Authorization: `Bearer ${sandbox.tokens[0]?.secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const body = (await response.json()) as { error?: { code: string }; brand?: string; last4?: string };
  return `${response.status} ${body.error ? code(body.error.code) : `${body.brand} ${body.last4}`}`;
};

const paymentTokens = async (sandbox: Sandbox) => {
  const { payment_tokens: stateTokens } = await sandbox.control.getSandbox();
  const rows: string[][] = [];
  for (const [name, { description }] of Object.entries(payment_tokens.properties)) {
    const token = stateTokens[name as keyof typeof stateTokens];
    rows.push([code(token), description, await respondTo(sandbox, token)]);
  }
  return table(['payment token', 'what happens', 'response'], rows);
};

/** The relevant details of each kind of record, besides its id. */
const about: { readonly [Kind in keyof SeedRecords]?: (record: never) => string } = {
  agents: ({
    name,
    status,
    schedule,
    trigger,
  }: {
    name: string;
    status: string;
    schedule: string;
    trigger: string;
  }) =>
    [name, status, schedule && `schedule ${code(schedule)}`, trigger && `trigger ${code(trigger)}`]
      .filter(Boolean)
      .join(', '),
  runs: ({ agent_id, status }: { agent_id: string; status: string }) => `${status}, of ${code(agent_id)}`,
  approvals: ({ run_id, status, action }: { run_id: string; status: string; action: string }) =>
    `${status}, ${code(action)}, of ${code(run_id)}`,
  pages: ({ slug, title, versions = [] }: { slug: string; title: string; versions?: unknown[] }) =>
    `slug ${code(slug)}, “${title}”, ${versions.length} version${versions.length === 1 ? '' : 's'}`,
  forms: ({ name, fields }: { name: string; fields: string[] }) =>
    `${name}, fields ${fields.map(code).join(', ')}`,
  submissions: ({ form_id }: { form_id: string }) => `to ${code(form_id)}`,
  invoices: ({ status, amount, currency }: { status: string; amount: number; currency: string }) =>
    `${status}, ${money(amount, currency)}`,
  secrets: ({ purpose, residency, zdr }: { purpose?: string; residency: string; zdr: boolean }) =>
    [purpose ? `purpose ${code(purpose)}` : 'no purpose', `region ${residency}`, zdr && 'zero data retention']
      .filter(Boolean)
      .join(', '),
  log_entries: ({ level, source, message }: { level: string; source: string; message: string }) =>
    `${level}, ${source}: ${message}`,
  webhooks: ({ url, events }: { url: string; events: string[] }) =>
    `${events.map(code).join(', ')} to ${url}`,
};

type Named = { readonly id?: string; readonly name?: string; readonly request_id?: string | null };

/** The kinds of records that the table lists. */
export const listedKinds: readonly string[] = Object.keys(about);

const records = async (sandbox: Sandbox) => {
  const exported = await sandbox.control.exportSeed();
  const { test = {} } = exported.workspaces.find(({ slug }) => slug === 'acme') ?? {};
  const rows = Object.entries(about).flatMap(([kind, describe]) =>
    ((test[kind as keyof SeedRecords] ?? []) as Named[]).map((record, index) => [
      index === 0 ? kind.replaceAll('_', ' ') : '',
      code(record.id ?? record.request_id ?? record.name ?? ''),
      describe(record as never),
    ]),
  );
  return table(['kind', 'id', 'record'], rows);
};

/** The tables of `docs/test-data.md`, as required for the demo records of a sandbox. */
export const testDataTables = async (sandbox: Sandbox): Promise<Readonly<Record<string, string>>> => {
  const [tokenTable = '', unknown = ''] = await tokens(sandbox);
  return {
    workspaces: await workspaces(sandbox),
    users: await users(sandbox),
    tokens: tokenTable,
    'keys without a secret': unknown,
    plans: await plans(sandbox),
    'payment tokens': await paymentTokens(sandbox),
    records: await records(sandbox),
  };
};
