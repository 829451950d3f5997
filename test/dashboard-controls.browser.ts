import { readFile } from 'node:fs/promises';
import { errors, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { complaintsOf } from './support/complaints-of.ts';
import { lookAt, screens } from './support/look-at.ts';
import { looksAreLeftOut } from './support/looks-are-left-out.ts';
import { serveDashboard, startOfClock } from './support/served-dashboard.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what the body is.
type Json = any;

const shop = `workspaces:
  - slug: shop
    name: Shop
    test:
      agents:
        - {name: Greeter, status: active}
`;

describe('the controls of the dashboard', () => {
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let origin = '';
  let stop: () => Promise<void>;

  const control = async (path: string, method = 'GET', body?: unknown): Promise<Json> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(origin + controlPath + path, init);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };

  const statusOf = async (path = '/v1/workspaces/acme/agents', token = 'key_test_acme', method = 'GET') => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(origin + path, { method, headers })).status;
  };

  const open = async (section: string) => {
    await page.goto(`${origin}/#/controls/${section}`);
    await page.getByRole('navigation', { name: 'Controls' }).waitFor();
  };

  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const choose = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value);
  const isSaid = (text: string) => page.getByRole('status').getByText(text).waitFor();
  /** Answers the question that an action asks. */
  const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

  beforeAll(async () => {
    ({ browser, origin, stop } = await serveDashboard());
  });

  afterAll(() => stop());

  beforeEach(async () => {
    await control('/reset', 'POST', { records: 'demo' });
    page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    page.setDefaultTimeout(15_000);
    complaints = complaintsOf(page, (url) => url.origin === origin || url.protocol === 'blob:');
    return async () => {
      await page.close();
      // A refusal that a test provokes is in the console too.
      expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    };
  });

  test('the clock advances by presets, by a duration and to a time, and says what fell due', async () => {
    await open('clock');
    await page.getByText('2 Nov 2026, 09:00:00').waitFor();
    let passed = 0;
    const minute = 60_000;
    for (const [preset, minutes] of Object.entries({
      '1 minute': 1,
      '1 hour': 60,
      '1 day': 1440,
      '1 week': 7 * 1440,
      '30 days': 30 * 1440,
    })) {
      await click(`Advance by ${preset}`);
      passed += minutes * minute;
      const now = new Date(startOfClock.getTime() + passed).toISOString();
      await expect.poll(async () => (await control('/clock')).now).toBe(now);
      await page.locator(`.clock time[datetime="${now}"]`).waitFor();
    }
    await page.getByText('Billing periods invoiced').waitFor();
    await fill('Duration', '1.5');
    await choose('Unit', 'hours');
    await click('Advance by this duration');
    const now = new Date(startOfClock.getTime() + passed + 90 * minute).toISOString();
    await expect.poll(async () => (await control('/clock')).now).toBe(now);
    await fill('Date and time, in UTC', '2027-01-01T00:00');
    await click('Advance to this time');
    await isSaid('The clock was advanced.');
    await expect.poll(async () => (await control('/clock')).now).toBe('2027-01-01T00:00:00.000Z');
    await fill('Date and time, in UTC', '2026-01-01T00:00');
    await click('Advance to this time');
    await isSaid('The time must be later than now');
    expect((await control('/clock')).now).toBe('2027-01-01T00:00:00.000Z');
  });

  test('a reset asks first, and restores the initial or the demo records', async () => {
    const slugs = async () => (await control('/workspaces')).data.map(({ slug }: Json) => slug);
    await control('/reset', 'POST', parse(shop));
    await control('/workspaces', 'POST', { slug: 'added' });
    await open('records');
    await click('Reset to the initial records');
    await answer('Cancel');
    expect(await slugs()).toContain('added');
    await click('Reset to the initial records');
    await answer('Reset');
    await isSaid('The sandbox was reset.');
    expect(await slugs()).toEqual(['shop', 'acme', 'globex']);
    await click('Reset to the demo records');
    await answer('Reset');
    await expect.poll(slugs).toEqual(['acme', 'globex']);
  });

  test('a snapshot is taken, restored and deleted', async () => {
    const agents = async () => (await control('/export')).workspaces[0].test.agents.length;
    const before = await agents();
    await open('records');
    // With the keyboard alone.
    await page.getByLabel('Name of the snapshot').focus();
    await page.keyboard.type('signed up');
    await page.keyboard.press('Enter');
    await isSaid('"signed up" was taken.');
    expect((await control('/workspaces/acme/snapshots')).data).toMatchObject([{ name: 'signed up' }]);
    await fetch(`${origin}/v1/workspaces/acme/agents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Night watch' }),
    });
    expect(await agents()).toBe(before + 1);
    await click('Restore signed up');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await agents()).toBe(before + 1);
    await click('Restore signed up');
    await answer('Restore');
    await isSaid('"signed up" was restored.');
    expect(await agents()).toBe(before);
    await click('Delete signed up');
    await answer('Delete');
    await page.getByText('No snapshots').waitFor();
    expect((await control('/workspaces/acme/snapshots')).data).toEqual([]);
  });

  test('a seed with errors is refused at their lines, and a corrected one is loaded from a file', async () => {
    await open('records');
    await fill('Seed as text', '{"workspaces": [');
    await click('Load the records');
    await page.getByRole('alert').getByText('Not valid JSON or YAML').waitFor();
    await fill('Seed as text', shop.replace('active', 'awake'));
    await click('Load the records');
    await answer('Load');
    const error = page.getByRole('alert').getByRole('row').filter({ hasText: 'status' });
    await error.getByText('/workspaces/0/test/agents/0/status').waitFor();
    await expect.poll(() => error.getByRole('cell').first().textContent()).toBe('6');
    await isSaid('The seed was refused: see its errors below the text.');
    expect((await control('/')).workspace).toBe('acme');
    const file = { name: 'shop.yaml', mimeType: 'application/yaml', buffer: Buffer.from(shop) };
    await page.getByLabel('Seed file').setInputFiles(file);
    await expect.poll(() => page.getByLabel('Seed as text').inputValue()).toBe(shop);
    await click('Load the records');
    await answer('Load');
    await isSaid('The records were loaded.');
    expect(await statusOf('/v1/workspaces/shop/agents', 'key_test_shop')).toBe(200);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await fill('Seed as text', shop.replace('status: active', 'trigger: form.submitted'));
    await click('Load the records');
    await answer('Load');
    const warning = page.getByRole('table', { name: 'Warnings about the seed' }).getByRole('row');
    await warning.getByText('Did you mean "forms.submitted"?').waitFor();
  });

  test('the records are exported as YAML and JSON, shown, copied and downloaded', async () => {
    const seed = await control('/export');
    await open('records');
    await click('Show the seed');
    await click('Copy Seed');
    await page.getByRole('button', { name: 'Copied Seed' }).waitFor();
    expect(parse(await page.evaluate<string>('navigator.clipboard.readText()'))).toEqual(seed);
    await choose('Format', 'json');
    const [download] = await Promise.all([page.waitForEvent('download'), click('Download the seed')]);
    expect(download.suggestedFilename()).toBe('seed.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(seed);
  });

  test('fault rules are added, listed and deleted', async () => {
    const rules = async () => (await control('/fault-rules')).data;
    await open('faults');
    await choose('Operation', operations.listAgents.id);
    await choose('Error', 'upstream-unavailable');
    await fill('Delay from, in milliseconds', '1');
    await fill('Delay up to', '2');
    await fill('Times', '1');
    await fill('Probability in percent', '100');
    await click('Add the rule');
    await isSaid('The rule was added.');
    expect(await rules()).toMatchObject([
      { operation: operations.listAgents.id, workspace: 'acme', latency: { min: 1, max: 2 }, remaining: 1 },
    ]);
    expect([await statusOf(), await statusOf()]).toEqual([503, 200]);
    await page.getByLabel('After the first record of an NDJSON response').check();
    await page.getByLabel('Only in the workspace acme').uncheck();
    await fill('Probability in percent', '50');
    await fill('Times', '');
    await click('Add the rule');
    await expect.poll(async () => (await rules()).length).toBe(2);
    expect((await rules())[1]).toMatchObject({
      workspace: null,
      after_first_record: true,
      probability: 0.5,
      remaining: null,
    });
    await page
      .getByRole('button', { name: /^Delete the rule for listAgents/ })
      .first()
      .click();
    await expect.poll(async () => (await rules()).length).toBe(1);
    await choose('Error', '');
    await click('Add the rule');
    await expect.poll(async () => (await rules()).length).toBe(2);
    expect((await rules())[1]).toMatchObject({ error: null, latency: { min: 1, max: 2 } });
    await click('Delete all rules');
    await page.getByText('No fault rules').waitFor();
    expect(await rules()).toEqual([]);
  });

  test('latency is set and removed', async () => {
    const latency = async () => (await control('/disturbance')).latency;
    await open('faults');
    await fill('Minimum in milliseconds', '3');
    await fill('Maximum in milliseconds', '2');
    await click('Set the latency');
    await page.getByRole('status').getByText('latency').first().waitFor();
    expect(await latency()).toBeNull();
    await fill('Maximum in milliseconds', '5');
    await click('Set the latency');
    await page.getByText('3 to 5 ms').waitFor();
    expect(await latency()).toEqual({ min: 3, max: 5 });
    await click('Remove the latency');
    await expect.poll(latency).toBeNull();
  });

  test('faults are found by their words, and switched on and off', async () => {
    const faults = async () => (await control('/disturbance')).faults;
    await open('faults');
    await fill('Search faults', 'no such words at all');
    await page.getByText('No fault has these words').waitFor();
    await fill('Search faults', 'new active immediately');
    await click('agent-starts-active: off');
    await isSaid('agent-starts-active is on.');
    expect(await faults()).toEqual(['agent-starts-active']);
    const created = await fetch(`${origin}/v1/workspaces/acme/agents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Eager' }),
    });
    expect(await created.json()).toMatchObject({ status: 'active' });
    await fill('Search faults', 'replay-not-marked');
    await click('replay-not-marked: off');
    await expect.poll(faults).toEqual(['agent-starts-active', 'replay-not-marked']);
    await click('agent-starts-active: on');
    await expect.poll(faults).toEqual(['replay-not-marked']);
    await click('Switch all off');
    await expect.poll(faults).toEqual([]);
  });

  test('a hold, a rate limit and a policy rule refuse requests until they are lifted', async () => {
    await open('access');
    await click('Place a hold');
    await isSaid('acme is on hold.');
    expect(await statusOf()).toBe(errors['workspace-locked'].status);
    await click('Lift the hold');
    await isSaid('acme is no longer on hold.');
    expect(await statusOf()).toBe(200);

    // The two requests before count too.
    await fill('Requests', '3');
    await fill('In seconds', '30');
    await click('Set the rate limit');
    await page.getByText('3 requests in 30 seconds').waitFor();
    expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    await click("Use the sandbox's");
    await isSaid("The sandbox's rate limit applies again.");
    expect(await statusOf()).toBe(200);

    await choose('Scope to block', 'agents:read');
    await click('Add the policy rule');
    await isSaid('agents:read is blocked.');
    expect(await statusOf()).toBe(errors['policy-denied'].status);
    await click('Delete the rule for agents:read');
    await page.getByText('No policy rules').waitFor();
    expect(await statusOf()).toBe(200);
  });

  test('a token uses up its limit, and a session gives a second factor', async () => {
    const { tokens } = await control('/');
    const [key, login] = ['key', 'session'].map((kind) => tokens.find((token: Json) => token.kind === kind));
    await open('access');
    await click(`Use up its limit: ${key.id}`);
    await isSaid(`The rate limit of ${key.id} is used up.`);
    expect(await statusOf(undefined, key.token)).toBe(429);
    await click(`Require second factor: ${login.id}`);
    await isSaid(`${login.id} must give a second factor.`);
    expect(await statusOf(undefined, login.token)).toBe(errors['mfa-required'].status);
    await click(`Give second factor: ${login.id}`);
    await isSaid(`${login.id} gave its second factor.`);
    expect(await statusOf(undefined, login.token)).toBe(200);
  });

  test('a workspace is created with its tokens, chosen and deleted, and a refusal is shown', async () => {
    await open('workspaces');
    await fill('Slug', 'acme');
    await click('Create the workspace');
    await isSaid('is in use');
    await fill('Slug', 'shop');
    await fill('Name (optional)', 'Shop');
    await click('Create the workspace');
    const tokens = page.getByRole('region', { name: 'Tokens of shop' });
    await tokens.getByRole('button', { name: /^Copy/ }).first().click();
    await tokens.getByRole('button', { name: /^Copied/ }).waitFor();
    const token = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(await statusOf('/v1/workspaces/shop/agents', token)).toBe(200);
    expect((await control('/workspaces')).data.map(({ name }: Json) => name)).toContain('Shop');
    await click('Choose: shop');
    await expect.poll(() => page.getByLabel('Workspace', { exact: true }).inputValue()).toBe('shop');
    await click('Delete shop');
    await answer('Delete');
    await isSaid('shop was deleted.');
    expect(await statusOf('/v1/workspaces/shop/agents', token)).toBe(401);
    await expect.poll(() => page.getByLabel('Workspace', { exact: true }).inputValue()).toBe('acme');
  });

  test.skipIf(looksAreLeftOut).each(screens)('they look right on $name', async (screen) => {
    const context = await browser.newContext(screen);
    page = await context.newPage();
    await control('/workspaces/acme/snapshots/signed-up', 'PUT');
    await control('/fault-rules', 'POST', { error: 'upstream-unavailable', workspace: 'acme', count: 3 });
    await control('/disturbance', 'PATCH', {
      faults: ['replay-not-marked'],
      latency: { min: 1, max: 2 },
    });
    await control('/workspaces/acme/policy-rules', 'POST', { resource: 'pages', action: 'write' });
    await control('/workspaces', 'POST', {
      slug: 'a-workspace-with-quite-a-long-slug-for-one-of-parallel-tests',
    });
    const findings = [];
    const sections = { clock: 'Advance by', records: 'signed-up', faults: 'replay-not-marked' };
    for (const [section, text] of Object.entries({
      ...sections,
      access: 'tok_01K9CI',
      workspaces: 'a-workspace',
    })) {
      await open(section);
      await page.getByRole('main').getByText(text).first().waitFor();
      findings.push(...(await lookAt(page, `controls-${section}-${screen.name}`)));
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});
