import { events, examples } from '@workspace-api/contract';
import { expect, vi } from 'vitest';
import { gist, startLogged } from '../../test/logged-request.ts';
import { test } from '../../test/sandbox-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';
import type { Seed } from '../store/seed/seed-records.ts';

const post = async (path: string, body: unknown) => {
  const { call } = await startLogged();
  return call('POST', `/workspaces/acme/${path}`, { body: JSON.stringify(body) });
};

const subscribe = (...names: string[]) =>
  post('webhooks', { url: 'https://hooks.acme.example/events', events: names });

test('an unknown event as a trigger is accepted, and the log has a warning with the nearest event', async () => {
  const { response, entry } = await post('agents', { name: 'Greeter', trigger: 'form.submitted' });
  expect(response.status).toBe(201);
  expect(gist(entry)).toEqual(['body /trigger unknown_value']);
  expect(entry.violations[0].message).toBe('Unknown event "form.submitted". Did you mean "forms.submitted"?');
});

test('unknown events of a webhook subscription are accepted with a warning too', async () => {
  const { response, entry } = await subscribe('pages.published', 'page.*', 'agents.creatd');
  expect(response.status).toBe(201);
  expect(gist(entry)).toEqual(['body /events/1 unknown_value', 'body /events/2 unknown_value']);
  expect(entry.violations[0].message).toContain('"pages.*"');
  expect(entry.violations[1].message).toContain('"agents.created"');
});

test('the events and patterns of the contract cause no warning', async () => {
  const groups = Object.keys(events).map((type) => type.replace(/\..*/, '.*'));
  const { entry } = await subscribe('*', ...Object.keys(events), ...new Set(groups));
  expect(entry.violations).toEqual([]);
});

test('the error for a schedule lists the accepted formats', async () => {
  const { response, text } = await post('agents', { name: 'Greeter', schedule: 'every day' });
  expect(response.status).toBe(400);
  expect(text).toContain('five fields');
  for (const schedule of ['@hourly', '@daily', '@weekly', '@monthly', '@yearly']) {
    expect(text).toContain(schedule);
    expect((await post('agents', { name: 'Greeter', schedule })).response.status).toBe(201);
  }
});

const period = { period_start: '2026-11-01T00:00:00Z', period_end: '2026-12-01T00:00:00Z' };
const { plan } = examples.billing;
const records = {
  agents: [
    { name: 'Greeter', trigger: 'forms.submitted' },
    { name: 'Typist', trigger: 'form.submitted' },
  ],
  webhooks: [{ url: 'https://hooks.acme.example/events', events: ['pages.*', 'page.published'] }],
  billing: { ...period, plan: { ...plan, id: 'plan_taem' }, next_plan: plan },
};
const expectedWarnings = [
  ['/agents/1/trigger', 'Unknown event "form.submitted". Did you mean "forms.submitted"?'],
  ['/billing/plan/id', `No plan has the id plan_taem. Did you mean "${plan.id}"?`],
  ['/webhooks/0/events/1', 'Unknown event "page.published". Did you mean "pages.published"?'],
];

type Warning = { path: string; reason: string; message: string };
const formatWarnings = (warnings: Warning[]) => warnings.map(({ path, message }) => [path, message]).sort();
const within = (place: string) => expectedWarnings.map(([path, message]) => [place + path, message]);

test('a reset accepts unknown triggers, events and plans, with warnings', async ({ control }) => {
  const { status, json } = await control('reset', {}, { workspaces: [{ slug: 'shop', live: records }] });
  expect(status).toBe(200);
  expect(formatWarnings(json.warnings)).toEqual(within('/workspaces/0/live'));
  expect((await control('getSandbox')).json.workspace).toBe('shop');
});

test('plans of the workspace and exported seeds cause no warnings', async ({ control }) => {
  const own = {
    slug: 'shop',
    plans: [{ id: 'plan_taem', name: 'Own' }, plan],
    test: { billing: records.billing },
  };
  expect((await control('createWorkspace', {}, own)).json.warnings).toBeUndefined();
  const { json } = await control('exportSeed');
  expect((await control('reset', {}, json)).status).toBe(204);
});

const withTrigger = (trigger: string): Seed => ({
  workspaces: [{ slug: 'shop', test: { agents: [{ name: 'Typist', trigger }] } }],
});

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mock.calls.map(([line]) => String(line));
};

const line = (path: string, name: string) => `${path}: Unknown event "${name}".`;
const agent = '/workspaces/0/test/agents/0/trigger';

test('a likely mistake in the records of a new sandbox or a reset is printed once', async () => {
  const printed = warnings();
  const records = withTrigger('form.submitted');
  const { sandbox } = await startSandbox({ records });
  expect(printed()).toEqual([expect.stringContaining(line(agent, 'form.submitted'))]);
  expect(printed()[0]).toContain('Did you mean "forms.submitted"?');
  await startSandbox({ records });
  await sandbox.reset(records);
  await sandbox.reset();
  expect(printed()).toHaveLength(1);
  await sandbox.reset(withTrigger('page.published'));
  expect(printed()[1]).toContain(line(agent, 'page.published'));
  await sandbox.reset(withTrigger('pages.published'));
  expect(printed()).toHaveLength(2);
});
