import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../test/start-control-plane.ts';

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

test('a reset accepts unknown triggers, events and plans, with a warning that names the nearest one', async () => {
  const { control } = await start();
  const { status, json } = await control('reset', {}, { workspaces: [{ slug: 'shop', live: records }] });
  expect(status).toBe(200);
  expect(formatWarnings(json.warnings)).toEqual(within('/workspaces/0/live'));
  expect((await control('getSandbox')).json.workspace).toBe('shop');
});

test('plans of the workspace and exported seeds cause no warnings', async () => {
  const { control } = await start();
  const own = {
    slug: 'shop',
    plans: [{ id: 'plan_taem', name: 'Own' }, plan],
    test: { billing: records.billing },
  };
  expect((await control('createWorkspace', {}, own)).json.warnings).toBeUndefined();
  const { json } = await control('exportSeed');
  expect((await control('reset', {}, json)).status).toBe(204);
});
