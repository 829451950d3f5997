import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../mocks/index.ts';
import { checkScreens, phone } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';
import type { Screen } from './support/tab.ts';

const agents = '/v1/workspaces/acme/agents';

const dashboard = await useDashboard();
const { call, control, details } = dashboard;

describe('the dashboard in a browser', () => {
  const open = async (route: string, screen: Screen = {}) => {
    await dashboard.show(screen);
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/${route}`);
    await dashboard.page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' });
  };

  const copied = () => dashboard.page.evaluate<string>('navigator.clipboard.readText()');

  test('the root redirects a browser to the overview, with everything that a developer needs', async () => {
    await open('overview');
    await dashboard.page.goto(dashboard.origin);
    await dashboard.page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(dashboard.page.url()).toContain('/_sandbox/ui/');
    const tokens = dashboard.page.getByRole('table', { name: 'Demo tokens' });
    await tokens.getByText('key_test_acme', { exact: true }).waitFor();
    await expect.poll(() => tokens.getByText('active').count()).toBe(dashboard.sandbox.tokens.length);
    await dashboard.page.getByRole('button', { name: 'Copy token tok_01K9SESSION' }).click();
    await expect.poll(copied).toBe(dashboard.sandbox.tokens.find(({ kind }) => kind === 'session')?.secret);
    await dashboard.page
      .getByRole('table', { name: 'Users who can sign in' })
      .getByText('owner@acme.example')
      .waitFor();
    for (const path of ['/openapi.json', '/_sandbox/openapi.json', '/health'])
      expect((await fetch(dashboard.origin + path)).status).toBe(200);
  });

  test('its files have no path of the machine that built them', async () => {
    await open('overview');
    const programs = await dashboard.page.evaluate<string[]>('[...document.scripts].map(({ src }) => src)');
    expect(programs).toHaveLength(2);
    for (const address of programs)
      expect(await (await fetch(address)).text()).not.toContain(
        fileURLToPath(new URL('..', import.meta.url)),
      );
  });

  test('it works without storage, which a browser may deny', async () => {
    await open('overview');
    const context = await dashboard.page.context().browser()?.newContext();
    if (!context) throw new Error('The page has no browser.');
    const page = await context.newPage();
    await page.addInitScript(`
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });
    `);
    await page.goto(`${dashboard.origin}/_sandbox/ui/#/send/listAgents`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Stock watcher').first().waitFor();
    await context.close();
  });

  test('an address with an invalid percent-encoding is not found, with a link back', async () => {
    dashboard.expectRefusals(404);
    await open('%');
    await dashboard.page.getByText('Unknown view "%"').waitFor();
    await dashboard.page.getByRole('link', { name: 'Go to the overview' }).click();
    await dashboard.page.getByRole('heading', { name: 'Overview' }).waitFor();
    await open('requests/%FF');
    await details().getByText("The log doesn't contain this request").waitFor();
  });

  test('the overview says what changes or delays responses now', async () => {
    await open('overview');
    await dashboard.page.getByText('owner@acme.example').waitFor();
    await expect.poll(() => dashboard.page.getByText('Active now').count()).toBe(0);
    await control('/disturbance', 'PATCH', { mutants: ['replay-not-marked'] });
    await control('/disturbance?workspace=acme', 'PATCH', { latency: { min: 1, max: 2 } });
    await control('/fault-rules', 'POST', { error: 'upstream-unavailable', operation: 'listAgents' });
    await control('/workspaces/acme', 'PATCH', { held: true });
    for (const active of ['replay-not-marked', '1 to 2 ms', 'upstream-unavailable of listAgents', 'hold'])
      await dashboard.page.getByText(active, { exact: true }).waitFor();
    await checkScreens(dashboard.page, 'dashboard-overview');
    await dashboard.page.getByRole('main').getByRole('link', { name: 'Failures' }).click();
    await dashboard.page.getByRole('heading', { name: 'Fault rules' }).waitFor();
  });

  longTest('the sign-in page links back to the dashboard', async () => {
    await open('overview');
    await dashboard.page.getByRole('button', { name: 'Open the sign-in page' }).click();
    await dashboard.page.getByRole('button', { name: 'Allow' }).click();
    await dashboard.page.getByRole('status').getByText('Signed in.').waitFor();
    expect(new URL(dashboard.page.url()).search).toBe('');
  });

  longTest('a request that could not be parsed is listed with its response', async () => {
    await open('requests');
    const large = await call('GET', agents, undefined, { 'X-Large': 'x'.repeat(20_000) });
    expect(large.status).toBe(431);
    await dashboard.page.getByRole('link', { name: 'not readable' }).click();
    await details().getByText('not readable as HTTP').waitFor();
    await details().getByText('too_long').waitFor();
    await expect.poll(() => details().getByRole('button', { name: 'Replay…' }).count()).toBe(0);
  });

  test('a request of another client appears immediately, and requests can be searched, paused and cleared', async () => {
    await open('requests');
    await dashboard.page.getByText('No requests yet').waitFor();
    await call('GET', agents);
    await dashboard.page.getByRole('link', { name: `GET ${agents}` }).waitFor();
    await call('POST', agents, { name: 'New', colour: 'red' });
    await dashboard.page.getByText('1 violation').waitFor();
    await dashboard.page.getByLabel('Search').fill('nothing like it');
    await dashboard.page.getByText('No request matches the filter').waitFor();
    await checkScreens(dashboard.page, 'requests-filtered');
    await dashboard.page.getByRole('button', { name: 'Show all requests' }).click();
    await dashboard.page.getByRole('button', { name: 'Pause' }).click();
    await call('GET', '/v1/me');
    await dashboard.page.getByRole('button', { name: 'Resume (1 new)' }).waitFor();
    await expect.poll(() => dashboard.page.getByRole('link', { name: 'GET /v1/me' }).count()).toBe(0);
    await dashboard.page.getByRole('button', { name: 'Resume (1 new)' }).click();
    await dashboard.page.getByRole('link', { name: 'GET /v1/me' }).waitFor();
    await dashboard.page.getByRole('button', { name: 'Clear' }).click();
    await dashboard.page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await dashboard.page.getByText('No requests yet').waitFor();
  });

  test('a request is opened, explained, copied and replayed', async () => {
    await open('requests');
    await call('POST', agents, { name: 'Night watch', colour: 'red' });
    await dashboard.page.getByRole('link', { name: `POST ${agents}` }).click();
    await details().getByText('Violations of the contract').waitFor();
    await details().getByText('/colour', { exact: true }).waitFor();
    await details().getByText('agents:write').first().waitFor();
    await expect
      .poll(() => details().getByRole('region', { name: 'Request body' }).innerText())
      .toContain('Night watch');
    await expect
      .poll(() => details().getByRole('region', { name: 'Response body' }).innerText())
      .toContain('validation_failed');
    await details().getByRole('button', { name: 'Copy as curl' }).click();
    await expect
      .poll(copied)
      .toBe(
        [
          `curl -i ${dashboard.origin}${agents}`,
          `-H 'Authorization: Bearer key_test_acme'`,
          `-H 'Content-Type: application/json'`,
          `--data-raw '{"name":"Night watch","colour":"red"}'`,
        ].join(' \\\n  '),
      );
    await details().getByRole('button', { name: 'Replay' }).click();
    const dialog = dashboard.page.getByRole('dialog');
    await dialog.getByLabel('Body').fill('{"name":"Night watch"}');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await details().getByText('Changes').waitFor();
    await details().getByText('201').first().waitFor();
    await details().getByText('added').first().waitFor();
    await details().getByRole('button', { name: 'Replay' }).click();
    await dialog.getByLabel('Token').selectOption('tok_01K9READER');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await details().getByText('403').first().waitFor();
    await details().getByText('Missing', { exact: true }).waitFor();
    dashboard.expectRefusals(403);
  });

  longTest.each([1440, 390])(
    'a lost connection is shown %i pixels wide, until it is restored',
    async (width) => {
      const own = await createSandbox();
      const served = await serve(own, { port: 0 });
      // A tab of its own, because its timers are replaced.
      const page = await dashboard.browser.newPage({ viewport: { width, height: 800 } });
      await page.clock.install();
      await page.goto(`${served.url}/_sandbox/ui/`);
      await page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' });
      await served.close();
      await page.getByRole('alert').getByText('The connection to the sandbox is lost.').waitFor();
      await page.getByText('Reconnecting', { exact: true }).waitFor({ state: 'attached' });
      const again = await serve(own, { port: Number(new URL(served.url).port) });
      await page.clock.fastForward('01:00');
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' });
      await page.close();
      await again.close();
      await own.close();
    },
  );

  longTest('the theme is selected, remembered, and applied before the page is painted', async () => {
    await open('overview', { colorScheme: 'light' });
    const getBackground = () =>
      dashboard.page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await getBackground();
    await dashboard.page.getByLabel('Theme').selectOption('Dark');
    await expect.poll(getBackground).not.toBe(light);
    const dark = await getBackground();
    // Modules, which show the dashboard, run after the document is parsed.
    await dashboard.page.addInitScript(
      `document.addEventListener('readystatechange', () => { window.parsedTheme ??= document.documentElement.dataset.theme; })`,
    );
    await dashboard.page.reload();
    expect(await dashboard.page.evaluate('window.parsedTheme')).toBe('dark');
    await expect.poll(getBackground).toBe(dark);
    await dashboard.page.getByLabel('Theme').selectOption('System');
    await expect.poll(getBackground).toBe(light);
    await dashboard.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(getBackground).toBe(dark);
    await dashboard.page.getByLabel('Theme').selectOption('Light');
    await expect.poll(getBackground).toBe(light);
  });

  longTest('on a phone, the views are in a menu', async () => {
    await open('overview', phone);
    await dashboard.page.getByRole('button', { name: 'Menu' }).click();
    await dashboard.page.getByRole('link', { name: 'Controls' }).waitFor();
    await checkScreens(dashboard.page, 'dashboard-menu', [phone]);
  });
});
