import { errors, operations } from '@workspace-api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { everydayMutants } from '../mocks/dashboard/controls/everyday-mutants.ts';
import { checkScreens } from './support/check-screen.ts';
import { clockStart, type Json, useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

const dashboard = await useDashboard();
const { control, fetchStatus, click, fill, choose, waitForStatus, inDialog, openControls: open } = dashboard;

describe('the controls of the dashboard', () => {
  beforeEach(() => dashboard.expectRefusals());

  test('the clock advances by presets, by a duration and to a time, and shows what was due', async () => {
    await open('clock');
    await dashboard.page.getByText('2 Nov 2026, 09:00:00').waitFor();
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
      const now = new Date(clockStart.getTime() + passed).toISOString();
      await expect.poll(async () => (await control('/clock')).now).toBe(now);
      await dashboard.page.locator(`.clock time[datetime="${now}"]`).waitFor();
    }
    await waitForStatus(/Periods invoiced: \d/);
    await fill('Duration', '1.5');
    await choose('Unit', 'hours');
    await click('Advance by this duration');
    const now = new Date(clockStart.getTime() + passed + 90 * minute).toISOString();
    await expect.poll(async () => (await control('/clock')).now).toBe(now);
    await fill('Date and time, in UTC', '2027-01-01T00:00');
    await click('Advance to this time');
    await expect.poll(async () => (await control('/clock')).now).toBe('2027-01-01T00:00:00.000Z');
    await fill('Date and time, in UTC', '2026-01-01T00:00');
    await click('Advance to this time');
    await waitForStatus('The time must be later than now');
    expect((await control('/clock')).now).toBe('2027-01-01T00:00:00.000Z');
  });

  test('what happens next stands on a line, and the clock advances to a selected time', async () => {
    const { id } = await control('/workspaces/acme/records/tokens', 'POST', { kind: 'key', expires_in: 90 });
    await open('clock');
    const line = dashboard.page.getByRole('table', { name: 'What happens next' });
    await line.getByText(id).waitFor();
    await expect.poll(() => line.locator('.marked').count()).toBe(1);
    await checkScreens(dashboard.page, 'controls-clock');
    const slider = dashboard.page.getByRole('slider', { name: 'Advance until' });
    await slider.focus();
    await dashboard.page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('in 6 days');
    await expect.poll(() => line.locator('.marked').count()).toBe(2);
    await dashboard.page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('in 1 minute');
    await click('Advance to the selected time');
    await waitForStatus('The clock was advanced. Tokens expired: 1.');
    await line.getByText(id).waitFor({ state: 'detached' });
    expect((await control('/clock')).now).toBe(new Date(clockStart.getTime() + 90_000).toISOString());
    // A drag to the end.
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider has no box.');
    const middle = box.y + box.height / 2;
    await dashboard.page.mouse.move(box.x + 8, middle);
    await dashboard.page.mouse.down();
    await dashboard.page.mouse.move(box.x + box.width - 2, middle, { steps: 4 });
    await dashboard.page.mouse.up();
    const { data } = await control('/clock/upcoming');
    await expect.poll(() => line.locator('.marked').count()).toBe(data.length);
    await click('Advance to the selected time');
    await expect.poll(async () => (await control('/clock')).now).toBe(data.at(-1).at);
  });

  test('fault rules are added, listed and deleted', async () => {
    const rules = async () => (await control('/fault-rules')).data;
    const addRule = async (values: Readonly<Record<string, string>>) => {
      await click('Add a fault rule');
      for (const [label, value] of Object.entries(values)) {
        const input = dashboard.page.getByRole('dialog').getByLabel(`${label} (optional)`, { exact: true });
        if ((await input.getAttribute('type')) === null) await input.selectOption(value);
        else await input.fill(value);
      }
      await inDialog('Add');
    };
    await open('failures');
    const operation = operations.listAgents.id;
    await addRule({ operation, 'latency.min': '1', 'latency.max': '2', retry_after: '3', count: '1' });
    await inDialog('Done');
    expect(await rules()).toMatchObject([
      { operation, workspace: 'acme', latency: { min: 1, max: 2 }, retry_after: 3, remaining: 1 },
    ]);
    expect([await fetchStatus(), await fetchStatus()]).toEqual([503, 200]);
    await addRule({ operation, workspace: '', probability: '0.5', after_first_record: 'true' });
    await inDialog('Done');
    expect((await rules())[1]).toMatchObject({
      workspace: null,
      after_first_record: true,
      probability: 0.5,
      remaining: null,
    });
    await checkScreens(dashboard.page, 'controls-failures');
    await dashboard.page
      .getByRole('button', { name: /^Delete the rule for listAgents/ })
      .first()
      .click();
    await inDialog('Delete');
    await expect.poll(async () => (await rules()).length).toBe(1);
    await addRule({ operation, error: 'idempotency-mismatch' });
    await dashboard.page.getByRole('dialog').getByText('does not declare').waitFor();
    await dashboard.page.getByRole('dialog').getByLabel('error (optional)').selectOption('');
    await dashboard.page.getByRole('dialog').getByLabel('latency.min (optional)', { exact: true }).fill('1');
    await dashboard.page.getByRole('dialog').getByLabel('latency.max (optional)', { exact: true }).fill('2');
    await inDialog('Add');
    await inDialog('Done');
    expect((await rules())[1]).toMatchObject({ error: null, latency: { min: 1, max: 2 } });
    await click('Delete all fault rules');
    await inDialog('Delete');
    await dashboard.page.getByText('No fault rules').waitFor();
    expect(await rules()).toEqual([]);
  });

  longTest('mutants can be searched, and switched on and off', async () => {
    const mutants = async () => (await control('/disturbance')).mutants;
    await open('mutants');
    await expect
      .poll(() => dashboard.page.getByRole('button', { name: /: off$/ }).count())
      .toBe(everydayMutants.length);
    await dashboard.page.locator('summary').filter({ hasText: 'webhooks' }).click();
    await dashboard.page.getByRole('button', { name: 'signing-secret-in-the-list: off' }).waitFor();
    await fill('Search mutants', 'no such words at all');
    await dashboard.page.getByText('No mutant matches the search').waitFor();
    await fill('Search mutants', 'new active immediately');
    await click('agent-starts-active: off');
    await waitForStatus('agent-starts-active is on.');
    expect(await mutants()).toEqual(['agent-starts-active']);
    await checkScreens(dashboard.page, 'controls-mutants');
    const created = await fetch(`${dashboard.origin}/v1/workspaces/acme/agents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Eager' }),
    });
    expect(await created.json()).toMatchObject({ status: 'active' });
    await fill('Search mutants', 'replay-not-marked');
    await click('replay-not-marked: off');
    await expect.poll(mutants).toEqual(['agent-starts-active', 'replay-not-marked']);
    await click('agent-starts-active: on');
    await expect.poll(mutants).toEqual(['replay-not-marked']);
    await click('Switch all off');
    await expect.poll(mutants).toEqual([]);
  });

  longTest('a hold, a rate limit and a policy rule reject requests until they are removed', async () => {
    await open('access');
    await click('Place a hold');
    await inDialog('Place');
    await waitForStatus('A hold was placed on acme.');
    expect(await fetchStatus()).toBe(errors['workspace-locked'].status);
    await click('Lift the hold');
    await waitForStatus('The hold on acme was lifted.');
    expect(await fetchStatus()).toBe(200);

    // The two earlier requests count too.
    await click('Set the rate limit');
    await fill('rate_limit.limit (optional)', '3');
    await fill('rate_limit.window_seconds (optional)', '30');
    await inDialog('Set');
    await inDialog('Done');
    await dashboard.page.getByText('3 requests in 30 seconds').waitFor();
    expect([await fetchStatus(), await fetchStatus()]).toEqual([200, 429]);
    await click("Use the sandbox's limit");
    await waitForStatus("The sandbox's rate limit applies again.");
    expect(await fetchStatus()).toBe(200);

    await choose('Scope to block', 'agents:read');
    await click('Add the policy rule');
    await waitForStatus('agents:read is blocked.');
    expect(await fetchStatus()).toBe(errors['policy-denied'].status);
    await checkScreens(dashboard.page, 'controls-access');
    await click('Delete the rule for agents:read');
    await inDialog('Delete');
    await dashboard.page.getByText('No policy rules').waitFor();
    expect(await fetchStatus()).toBe(200);
  });

  longTest(
    'a workspace is created with its tokens, selected and deleted, and an error is shown',
    async () => {
      await open('workspaces');
      await click('Create a workspace');
      await fill('slug', 'acme');
      await inDialog('Create');
      await dashboard.page.getByRole('alert').getByText('is in use').waitFor();
      const slug = 'a-workspace-with-quite-a-long-slug-for-one-of-parallel-tests';
      await fill('slug', slug);
      await fill('name (optional)', 'Shop');
      await inDialog('Create');
      const created = dashboard.page.getByRole('dialog');
      await created.getByRole('button', { name: 'Copy secret' }).first().click();
      await created.getByRole('button', { name: 'Copied secret' }).waitFor();
      const token = await dashboard.page.evaluate<string>('navigator.clipboard.readText()');
      await inDialog('Done');
      expect(await fetchStatus(`/v1/workspaces/${slug}/agents`, token)).toBe(200);
      expect((await control('/workspaces')).data.map(({ name }: Json) => name)).toContain('Shop');
      await checkScreens(dashboard.page, 'controls-workspaces');
      await choose('Workspace', slug);
      await expect
        .poll(() => dashboard.page.getByLabel('Workspace', { exact: true }).inputValue())
        .toBe(slug);
      await click(`Delete ${slug}`);
      await inDialog('Delete');
      await waitForStatus(`Delete ${slug}: done.`);
      expect(await fetchStatus(`/v1/workspaces/${slug}/agents`, token)).toBe(401);
      await expect
        .poll(() => dashboard.page.getByLabel('Workspace', { exact: true }).inputValue())
        .toBe('acme');
    },
  );
});
