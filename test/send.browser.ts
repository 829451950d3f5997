import { describe, expect, test } from 'vitest';
import { pageFile } from '../scripts/docs/links.ts';
import { checkScreens } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

const dashboard = await useDashboard();

describe('the view that sends requests', () => {
  const open = (route: string) => dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/${route}`);
  const openOperation = (id: string) => open(`send/${id}`);
  const send = () => dashboard.page.getByRole('button', { name: 'Send', exact: true }).click();
  const response = () => dashboard.page.getByRole('region', { name: 'The response' });
  const status = (code: number) =>
    response().getByRole('status').getByText(String(code), { exact: true }).waitFor();
  const body = () => response().getByRole('region', { name: 'Response body' });

  test('an operation is searched by keyboard, and its address opens its form', async () => {
    await open('send');
    await dashboard.page.getByText('Select an operation').waitFor();
    await checkScreens(dashboard.page, 'send-operations');
    await dashboard.page.getByLabel('Search the operations').focus();
    await dashboard.page.keyboard.type('list agents');
    await expect
      .poll(() => dashboard.page.getByRole('navigation', { name: 'Operations' }).getByRole('link').count())
      .toBe(2);
    await dashboard.page.keyboard.press('ArrowDown');
    await dashboard.page.keyboard.press('Enter');
    await dashboard.page.waitForURL(/#\/send\/listAgents\?/);
    await dashboard.page.getByRole('heading', { name: 'List agents', level: 1 }).waitFor();
    await dashboard.page.reload();
    await dashboard.page.getByLabel('limit').fill('1');
    await dashboard.page.keyboard.press('Control+Enter');
    await status(200);
    await expect.poll(() => body().innerText()).toContain('agt_01K9STOCK');
    await checkScreens(dashboard.page, 'send-list');
    await response().getByText('Headers', { exact: true }).click();
    await response().getByText('x-ratelimit-remaining', { exact: true }).waitFor();
  });

  test('a body that the contract rejects shows its violations, and is corrected', async () => {
    await openOperation('createAgent');
    await dashboard.page.getByLabel('Example').selectOption('create-agent-request-name-only');
    await dashboard.page.getByLabel('JSON').fill('{"name": "Greeter", "colour": "red"}');
    await send();
    await status(400);
    await response().getByText('Violations of the contract').waitFor();
    await response().getByText('/colour', { exact: true }).waitFor();
    await dashboard.page.getByText('The request as a program').click();
    await checkScreens(dashboard.page, 'send-violations');
    await dashboard.page.getByLabel('JSON').fill('{"name": "Greeter"}');
    await dashboard.page.getByRole('button', { name: 'Generate a key' }).click();
    await send();
    await status(201);
    await response().getByText('added').waitFor();
    await response().getByRole('link', { name: 'Open in the request log' }).click();
    await dashboard.page
      .getByRole('region', { name: 'The selected request' })
      .getByText('createAgent')
      .waitFor();
    dashboard.expectRefusals(400);
  });

  longTest('an edit names the version that was read before, and a stale version is a conflict', async () => {
    await openOperation('getPage');
    await send();
    await status(200);
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/send/updatePage`);
    await dashboard.page.getByRole('button', { name: 'the last version' }).click();
    const version = await dashboard.page.getByLabel('If-Match').inputValue();
    await send();
    await status(200);
    await expect.poll(() => dashboard.page.getByLabel('If-Match').inputValue()).toBe(version);
    await dashboard.page.getByLabel('Example').selectOption('page-patch-move');
    await send();
    await status(409);
    await dashboard.page.getByRole('button', { name: 'the last version' }).click();
    await expect.poll(() => dashboard.page.getByLabel('If-Match').inputValue()).not.toBe(version);
    dashboard.expectRefusals(409);
  });

  longTest('a stream is shown as it arrives, until it is stopped', async () => {
    await openOperation('tailLogs');
    await send();
    await response().getByText('Receiving…').waitFor();
    await fetch(`${dashboard.origin}/_sandbox/workspaces/acme/records/log_entries`, {
      method: 'POST',
      body: JSON.stringify({ level: 'warn', source: 'agent', message: 'The stock is low.' }),
    });
    await expect.poll(() => body().innerText()).toContain('The stock is low.');
    await dashboard.page.getByRole('button', { name: 'Stop' }).click();
    await response().getByText('Received').waitFor();
  });

  longTest('a response is forced, and a request is sent with another token and without one', async () => {
    await openOperation('listPages');
    await dashboard.page.getByLabel('Prefer').selectOption('example=rate-limited');
    await send();
    await status(429);
    await dashboard.page.getByLabel('Prefer').selectOption({ label: '200 page-list-empty' });
    await send();
    await status(200);
    await dashboard.page.getByLabel('Prefer').selectOption('');
    await dashboard.page.getByLabel('Token').selectOption('');
    await send();
    await status(401);
    await dashboard.page.getByLabel('Token').selectOption('own');
    await dashboard.page.getByLabel('Bearer token').fill('key_test_acme_readonly');
    await send();
    await status(200);
    expect(await dashboard.page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(
      'key_test_acme_readonly',
    );
    dashboard.expectRefusals(429, 401);
  });

  longTest('a sign-in continues with the request that exchanges its code', async () => {
    await openOperation('exchangeAuthorizationCode');
    await dashboard.page.getByRole('button', { name: 'Sign in' }).click();
    await dashboard.page.getByRole('button', { name: 'Allow' }).click();
    await dashboard.page.waitForURL(/#\/send\/exchangeAuthorizationCode\?/);
    await dashboard.page.getByLabel('Example').waitFor();
    await send();
    await status(200);
    await expect.poll(() => body().innerText()).toContain('refresh_token');
    await send();
    await status(400);
    dashboard.expectRefusals(400);
  });

  test('the history of the tab survives a reload, and its requests are edited and sent again', async () => {
    await openOperation('getMe');
    await send();
    await status(200);
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/send/getAgent`);
    await dashboard.page.getByLabel('id', { exact: true }).fill('agt_UNKNOWN');
    await send();
    await status(404);
    await dashboard.page.reload();
    const sent = dashboard.page.getByRole('list', { name: 'Sent requests, newest first' });
    await expect.poll(() => sent.getByRole('listitem').count()).toBe(2);
    await sent.getByRole('button', { name: 'Send again GET /v1/me' }).click();
    await dashboard.page.waitForURL(/#\/send\/getMe\?/);
    await status(200);
    await sent.getByRole('button', { name: 'Edit GET /v1/workspaces/acme/agents/agt_UNKNOWN' }).click();
    await expect
      .poll(() => dashboard.page.getByLabel('id', { exact: true }).inputValue())
      .toBe('agt_UNKNOWN');
    await dashboard.page.getByRole('button', { name: 'Clear' }).click();
    await sent.waitFor({ state: 'detached' });
    dashboard.expectRefusals(404);
  });

  test('the reference links to the dashboard, and the dashboard to the reference', async () => {
    await dashboard.page.goto(`${dashboard.origin}/docs/${pageFile('operations', 'createAgent')}`);
    await checkScreens(dashboard.page, 'try-it-closed');
    await dashboard.page.getByRole('link', { name: 'Dashboard' }).click();
    await dashboard.page.getByRole('heading', { name: 'Overview' }).waitFor();
    // The operations are called as in the reference.
    const views = dashboard.page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'API keys' }).click();
    await dashboard.page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
    await dashboard.page.getByRole('link', { name: 'API reference' }).click();
    await dashboard.page.waitForURL(/\/docs\//);
  });
});
