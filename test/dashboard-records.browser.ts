import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkScreens } from './support/check-screen.ts';
import { type Json, useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

const shop = `workspaces:
  - slug: shop
    name: Shop
    test:
      agents:
        - {name: Greeter, status: active}
`;

const dashboard = await useDashboard();
const { control, fetchStatus, click, fill, choose, waitForStatus, inDialog, openControls: open } = dashboard;

describe('the records in the controls of the dashboard', () => {
  beforeEach(() => dashboard.expectRefusals());

  longTest('a reset requires confirmation, and restores the initial or the demo records', async () => {
    const slugs = async () => (await control('/workspaces')).data.map(({ slug }: Json) => slug);
    await control('/reset', 'POST', parse(shop));
    await control('/workspaces', 'POST', { slug: 'added' });
    await open('records');
    await click('Reset to the initial records');
    await inDialog('Cancel');
    expect(await slugs()).toContain('added');
    await click('Reset to the initial records');
    await inDialog('Reset');
    await waitForStatus('The sandbox was reset.');
    expect(await slugs()).toEqual(['shop', 'acme', 'globex']);
    await click('Reset to the demo records');
    await inDialog('Reset');
    await expect.poll(slugs).toEqual(['acme', 'globex']);
  });

  longTest('a snapshot is taken, restored and deleted', async () => {
    const agents = async () => (await control('/export')).workspaces[0].test.agents.length;
    const before = await agents();
    await open('records');
    // With the keyboard only.
    await dashboard.page.getByLabel('Name of the snapshot').focus();
    await dashboard.page.keyboard.type('signed up');
    await dashboard.page.keyboard.press('Enter');
    await waitForStatus('"signed up" was taken.');
    expect((await control('/workspaces/acme/snapshots')).data).toMatchObject([{ name: 'signed up' }]);
    await checkScreens(dashboard.page, 'controls-records');
    await fetch(`${dashboard.origin}/v1/workspaces/acme/agents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Night watch' }),
    });
    expect(await agents()).toBe(before + 1);
    await click('Restore signed up');
    await dashboard.page.getByRole('dialog').waitFor();
    await dashboard.page.keyboard.press('Escape');
    await dashboard.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await agents()).toBe(before + 1);
    await click('Restore signed up');
    await inDialog('Restore');
    await waitForStatus('"signed up" was restored.');
    expect(await agents()).toBe(before);
    await click('Delete signed up');
    await inDialog('Delete');
    await dashboard.page.getByText('No snapshots').waitFor();
    expect((await control('/workspaces/acme/snapshots')).data).toEqual([]);
  });

  test('a seed with errors is rejected with their lines, and a corrected seed is loaded from a file', async () => {
    await open('records');
    await fill('Seed as text', '{"workspaces": [');
    await click('Load the records');
    await dashboard.page.getByRole('alert').getByText('Not valid JSON or YAML').waitFor();
    await fill('Seed as text', shop.replace('active', 'awake'));
    await click('Load the records');
    const error = dashboard.page.getByRole('alert').getByRole('row').filter({ hasText: 'status' });
    await error.getByText('/workspaces/0/test/agents/0/status').waitFor();
    await expect.poll(() => error.getByRole('cell').first().textContent()).toBe('6');
    await checkScreens(dashboard.page, 'controls-seed-errors');
    await expect.poll(() => dashboard.page.getByRole('dialog').count()).toBe(0);
    expect((await control('/')).workspace).toBe('acme');
    const file = { name: 'shop.yaml', mimeType: 'application/yaml', buffer: Buffer.from(shop) };
    await dashboard.page.getByLabel('Seed file').setInputFiles(file);
    await expect.poll(() => dashboard.page.getByLabel('Seed as text').inputValue()).toBe(shop);
    await click('Load the records');
    await dashboard.page.getByRole('dialog').getByText('agents: 1').waitFor();
    await inDialog('Load');
    await waitForStatus('The records were loaded.');
    expect(await fetchStatus('/v1/workspaces/shop/agents', 'key_test_shop')).toBe(200);
    await expect.poll(() => dashboard.page.getByRole('alert').count()).toBe(0);
    await fill('Seed as text', shop.replace('status: active', 'trigger: form.submitted'));
    await click('Load the records');
    await dashboard.page.getByRole('dialog').getByText('Likely mistakes: 1').waitFor();
    await checkScreens(dashboard.page, 'controls-seed-question');
    await inDialog('Cancel');
    const warning = dashboard.page.getByRole('table', { name: 'Warnings about the seed' }).getByRole('row');
    await warning.getByText('Did you mean "forms.submitted"?').waitFor();
  });

  longTest('the records are exported as YAML and JSON, shown, copied and downloaded', async () => {
    const seed = await control('/export');
    await open('records');
    await click('Show the seed');
    await click('Copy Seed');
    await dashboard.page.getByRole('button', { name: 'Copied Seed' }).waitFor();
    expect(parse(await dashboard.page.evaluate<string>('navigator.clipboard.readText()'))).toEqual(seed);
    await choose('Format', 'json');
    const [download] = await Promise.all([
      dashboard.page.waitForEvent('download'),
      click('Download the seed'),
    ]);
    expect(download.suggestedFilename()).toBe('seed.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(seed);
  });
});
