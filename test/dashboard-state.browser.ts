import { describe, expect, test } from 'vitest';
import { createReceiver } from '../mocks/index.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

const acme = '/workspaces/acme';

const dashboard = await useDashboard();
const { api, control, main, press, inDialog, waitForStatus, row, openState: open } = dashboard;

describe('the state in the dashboard', () => {
  longTest('a page is shown live and as a draft, and rolled back, and all pages are published', async () => {
    await open('pages');
    await main().getByRole('link', { name: 'Acme Coffee' }).click();
    const diff = dashboard.page.getByRole('region', { name: 'Live and draft' });
    await diff.getByText('roasted yesterday').waitFor();
    await expect.poll(() => diff.locator('.changed .after').innerText()).toContain('roasted this morning');
    await press('Roll back Acme Coffee');
    await dashboard.page.getByLabel('version').fill('6');
    await inDialog('Restore as draft');
    await inDialog('Done');
    await main().getByText('No differences').waitFor();
    const draft = (await api('GET', `${acme}/pages/page_01K9HOME`)).json;
    expect(draft.tree.children[0].props.headline).toBe('Coffee, roasted yesterday');
    await open('pages');
    await press('Publish all');
    await inDialog('Publish all');
    await waitForStatus('All drafts are live.');
    const { data } = (await api('GET', `${acme}/pages`)).json;
    for (const { draft_version, published_version } of data) expect(published_version).toBe(draft_version);
    await expect.poll(() => main().getByText('never published').count()).toBe(0);
  });

  test('an agent is activated, and its run started, paused, approved and completed', async () => {
    await open('agents');
    await press('Activate Stock watcher');
    await main().getByRole('button', { name: 'Deactivate Stock watcher' }).waitFor();
    expect((await api('GET', `${acme}/agents/agt_01K9STOCK`)).json.status).toBe('active');
    await main().getByRole('link', { name: 'Stock watcher' }).click();
    await press('Start a run');
    await inDialog('Start');
    await inDialog('Done');
    await press(/^Pause/);
    await dashboard.page.getByLabel('action').fill('order_beans');
    await dashboard.page.getByLabel('payload').fill('not JSON');
    await inDialog('Pause the run');
    await dashboard.page.getByRole('dialog').getByText('Enter JSON').waitFor();
    await dashboard.page.getByLabel('payload').fill('{"kilos": 40}');
    await inDialog('Pause the run');
    await inDialog('Done');
    await row('awaiting approval').getByRole('link', { name: 'Decide' }).click();
    await row('order_beans').getByText('"kilos"').waitFor();
    await row('order_beans')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await dashboard.page.getByLabel('note').fill('We are out of beans.');
    await inDialog('Approve');
    await inDialog('Done');
    await row('order_beans').getByText('We are out of beans.').waitFor();
    const { data } = (await api('GET', '/approvals?status=approved')).json;
    expect(data[0]).toMatchObject({
      action: 'order_beans',
      payload: { kilos: 40 },
      note: 'We are out of beans.',
      decided_by: 'usr_01K9OWNER',
    });
    await open('agents', 'agt_01K9STOCK');
    await press(/^Complete/);
    await expect
      .poll(async () => (await api('GET', `${acme}/agents/agt_01K9STOCK/runs`)).json.data[0].status)
      .toBe('completed');
    await row('completed').waitFor();
    await press('Deactivate Stock watcher');
    await main().getByRole('button', { name: 'Activate Stock watcher' }).waitFor();
  });

  test('the focus stays near a button that its action removes', async () => {
    const readFocus = () =>
      dashboard.page.evaluate<string>(
        'document.activeElement.ariaLabel ?? document.activeElement.textContent',
      );
    const pressEnter = async (name: string) => {
      await main().getByRole('button', { name, exact: true }).focus();
      await dashboard.page.keyboard.press('Enter');
    };
    await open('agents');
    await pressEnter('Activate Stock watcher');
    await expect.poll(readFocus).toBe('Deactivate Stock watcher');
    await dashboard.page.keyboard.press('Enter');
    await expect.poll(readFocus).toBe('Activate Stock watcher');
    // What follows a deleted record.
    await pressEnter('Delete Stock watcher');
    await inDialog('Delete');
    await row('Stock watcher').waitFor({ state: 'detached' });
    await expect.poll(readFocus).toBe('Refund assistant');
    await open('tokens');
    await pressEnter('Expire tok_01K9CI');
    await inDialog('Expire');
    await expect.poll(readFocus).toMatch(/tok_01K9CI$/);
    await open('secrets');
    await pressEnter('Require rotation of crm_token');
    await inDialog('Require');
    await inDialog('Done');
    await expect.poll(readFocus).toBe('Require rotation of crm_token');
    await expect
      .poll(() => main().getByRole('button', { name: 'Require rotation of crm_token' }).isDisabled())
      .toBe(true);
  });

  longTest.each([
    ['tokens', 'Use up its limit tok_01K9DEMO', undefined, '/tokens/tok_01K9DEMO/exhaust'],
    ['tokens', 'Require second factor tok_01K9SESSION', undefined, '/records/tokens/tok_01K9SESSION'],
    ['tokens', 'Revoke tok_01K9CI', 'Revoke', `${acme}/tokens/tok_01K9CI`],
    ['billing', 'Settle the period', 'Advance the clock', '/clock'],
    ['theme', 'Publish theme', 'Publish', `${acme}/theme`],
  ])('in the view %s, the button %s sends its request', async (view, button, confirmation, path) => {
    await api('PATCH', `${acme}/theme`, [{ op: 'replace', path: '/colors/surface', value: '#123456' }]);
    await open(view);
    const response = dashboard.page.waitForResponse(
      (one) => one.request().method() !== 'GET' && new URL(one.url()).pathname.includes(path),
    );
    await press(button);
    if (confirmation !== undefined) await inDialog(confirmation);
    expect((await response).ok()).toBe(true);
  });

  longTest('a dialog returns the focus, and opens again if it is opened while it closes', async () => {
    await open('approvals');
    const deny = main().getByRole('button', { name: 'Deny apr_01K9A3' });
    await deny.click();
    await inDialog('Cancel');
    await dashboard.page.locator('dialog').waitFor({ state: 'detached' });
    expect(await dashboard.page.evaluate('document.activeElement.ariaLabel')).toBe('Deny apr_01K9A3');
    await deny.click();
    const dialog = dashboard.page.getByRole('dialog');
    await dialog.waitFor();
    // Simulates a key that is pressed before the browser has dispatched the dialog's close event.
    await dashboard.page.evaluate(`new Promise((closed) => {
      const dialog = document.querySelector('dialog');
      dialog.addEventListener('close', closed);
      dialog.close();
      document.activeElement.click();
    })`);
    await dialog.waitFor();
  });

  longTest("a form is submitted as a visitor, and the server's error is shown at its field", async () => {
    await open('forms', 'frm_01K9CONTACT');
    await press('Submit as a visitor');
    await dashboard.page.getByLabel('data.email').fill('visitor@state.browser.example');
    await dashboard.page.getByLabel('data.message').fill('Is it open on Sunday?');
    await inDialog('Send');
    await inDialog('Done');
    await row('Is it open on Sunday?').waitFor();
    const { data } = (await api('GET', `${acme}/forms/frm_01K9CONTACT/submissions`)).json;
    expect(data[0].data).toEqual({
      email: 'visitor@state.browser.example',
      message: 'Is it open on Sunday?',
    });
    dashboard.expectRefusals(400);
    const fields = [{ path: '/data/email', reason: 'format_mismatch', message: 'Enter a valid address.' }];
    const error = { code: 'validation_failed', message: 'The request failed validation.', fields };
    await dashboard.page.route('**/records/submissions?*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { error } })
        : route.fallback(),
    );
    await press('Submit as a visitor');
    const email = dashboard.page.getByLabel('data.email');
    await email.fill('invalid');
    await inDialog('Send');
    await dashboard.page.getByRole('dialog').getByText('Enter a valid address.').waitFor();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => email.inputValue()).toBe('invalid');
  });

  longTest('the log is filtered and followed, and an entry is added', async () => {
    await open('logs');
    await row('Refund waits for approval').waitFor();
    await dashboard.page.getByLabel('Level').selectOption('error');
    await expect.poll(() => main().getByRole('row').count()).toBe(2);
    await dashboard.page.getByLabel('Text').fill('nothing like it');
    await main().getByText('No entry matches the filters.').waitFor();
    await press('Clear');
    await dashboard.page.getByLabel('Since (UTC)').fill('2026-11-02T08:59');
    await dashboard.page.getByLabel('Until (UTC)').fill('2026-11-02T08:59:58');
    await expect.poll(() => main().getByRole('row').count()).toBe(2);
    await press('Clear');
    await dashboard.page.getByLabel('Source').fill('request');
    await press('Follow new entries');
    await main().getByText('new entries appear immediately').waitFor();
    const entry = { level: 'warn', source: 'request', message: 'Slow response' };
    await control(`${acme}/records/log_entries`, 'POST', entry);
    await row('Slow response').waitFor();
    await press('Clear');
    await press('Add an entry');
    const dialog = dashboard.page.getByRole('dialog');
    await dialog.getByLabel('level').selectOption('error');
    await dialog.getByLabel('message').fill('The grinder is stuck');
    await inDialog('Add');
    await inDialog('Done');
    await row('The grinder is stuck').waitFor();
    const { data } = (await api('GET', `${acme}/logs/search?q=grinder`)).json;
    expect(data).toMatchObject([{ level: 'error', source: 'capability' }]);
  });

  longTest('a delivery is shown with its body and attempts, and delivered again', async () => {
    const receiver = await createReceiver();
    try {
      await api('POST', `${acme}/webhooks`, { url: receiver.url, events: ['agents.*'] });
      await api('POST', `${acme}/agents`, { name: 'Watched' });
      await open('webhooks');
      await row('agents.created').getByText('delivered').waitFor();
      await main().getByRole('link', { name: 'agents.created' }).click();
      await dashboard.page.getByRole('region', { name: 'Body' }).getByText('Watched').waitFor();
      await main()
        .getByRole('cell', { name: /^20[04]$/ })
        .waitFor();
      const last = receiver.deliveries.at(-1)?.headers.get('svc-signature') ?? 'none';
      await main().getByText(last, { exact: true }).waitFor();
      await main().getByRole('heading', { name: 'Response', exact: true }).waitFor();
      await press('Deliver again');
      await main().getByText('Redelivery of').waitFor();
      await expect.poll(() => receiver.deliveries.length).toBe(2);
      const [first, second] = receiver.deliveries.map(({ body }) => JSON.parse(Buffer.from(body).toString()));
      expect(second).toEqual(first);
      await api('POST', `${acme}/webhooks`, { url: `${receiver.url}other`, events: ['agents.*'] });
      await api('POST', `${acme}/agents`, { name: 'Watched twice' });
      await open('webhooks');
      await expect.poll(() => row('agents.created').count()).toBe(4);
      await dashboard.choose('To', `${receiver.url}other`);
      await expect.poll(() => row('agents.created').count()).toBe(1);
    } finally {
      await receiver.close();
    }
  });

  longTest('a view shows the change of another client, and adds no reads to the request log', async () => {
    await open('agents');
    await row('Stock watcher').waitFor();
    await expect.poll(() => dashboard.page.getByText('Connected', { exact: true }).count()).toBe(1);
    await control('/requests', 'DELETE');
    await api('POST', `${acme}/agents`, { name: 'Came meanwhile' });
    await row('Came meanwhile').waitFor();
    await open('pages');
    await open('tokens');
    await row('tok_01K9DEMO').waitFor();
    const { data } = await control('/requests');
    expect(data.map(({ operation }: { operation: string }) => operation)).toEqual(['createAgent']);
  });

  longTest('a failed read shows an error, and can be retried', async () => {
    dashboard.expectRefusals(500, 404);
    await dashboard.page.route('**/agents?*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'It broke.' } } }),
    );
    await open('agents');
    await main().getByText('It broke.').waitFor();
    const another = dashboard.page.waitForRequest('**/agents?*');
    await press('Try again');
    await another;
    await dashboard.page.unroute('**/agents?*');
    // Any change makes the view reload on its own.
    await dashboard.sandbox.advance(1000);
    await row('Stock watcher').waitFor();
    await open('agents', 'agt_nobody');
    await main().getByText('Loading failed').waitFor();
    await open('nothing');
    await main().getByText('Unknown resource "nothing"').waitFor();
  });
});
