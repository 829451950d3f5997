import { errors } from '@workspace-api/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { deferred } from '../client/fetch/clocks.test-helper.ts';
import { guides } from '../scripts/docs/guides.ts';
import { files, pageFile } from '../scripts/docs/links.ts';
import { startSiteServer } from '../scripts/docs/serve/site-server.ts';
import { workflowFiles } from '../scripts/docs/workflows.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreens, phone, desktop as wide } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';
import { withSandbox } from './support/with-sandbox.ts';

const browser = await openBrowser(afterAll);
const site = await startSiteServer(inject('publishedSite').folder);
afterAll(() => site.close());

describe('the published site runs a sandbox in the page', () => {
  let page: Page;
  let complaints: string[];
  let requested: string[];

  afterEach(() => page.context().close());

  /** @param others other servers that the page may send requests to */
  const open = async (file: string, screen: BrowserContextOptions = wide, others: readonly string[] = []) => {
    page = await (await browser.newContext(screen)).newPage();
    const origins = [new URL(site.url).origin, ...others];
    complaints = collectComplaints(
      page,
      ({ protocol, origin }) => protocol === 'data:' || origins.includes(origin),
    );
    requested = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(site.url + file);
  };
  const expectNoComplaints = () => expect(complaints).toEqual([]);

  const frame = () => page.frameLocator('dialog.try iframe');
  const tryIt = () => page.getByRole('button', { name: 'Try it' }).click();
  const send = () => frame().getByRole('button', { name: 'Send', exact: true }).click();
  const response = () => frame().getByRole('region', { name: 'The response' });
  const status = (code: number) =>
    response().getByRole('status').getByText(String(code), { exact: true }).waitFor();
  const body = () => response().getByRole('region', { name: 'Response body' }).innerText();

  test('nothing is loaded before the reader opens the panel, and a list is read there by keyboard', async () => {
    await open(pageFile('operations', 'listAgents'));
    const button = page.getByRole('button', { name: 'Try it' });
    await button.focus();
    expect(requested.filter((path) => path.startsWith('/try/'))).toEqual([]);
    await page.keyboard.press('Enter');
    await frame().getByLabel('limit').focus();
    await page.getByText('Loading the sandbox…').waitFor({ state: 'hidden' });
    // What the form and the sandbox need takes a second at 20 Mbit/s, without compression.
    const bytes = await page.evaluate<number>(`[window, frames[0]]
      .flatMap(({ performance }) => performance.getEntriesByType('resource'))
      .reduce((sum, { name, transferSize }) => sum + (name.includes('/try/') ? transferSize : 0), 0)`);
    expect(bytes).toBeLessThan(2_600_000);
    await page.keyboard.press('Control+Enter');
    await status(200);
    await expect.poll(body).toContain('agt_01K9STOCK');
    expect(requested).toContain('/try/sqlite3.wasm');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('button.try:focus').count()).toBe(1);
    expectNoComplaints();
  });

  test('the form is usable before the sandbox has loaded, next to the response, and its values are kept', async () => {
    await open(pageFile('operations', 'createAgent'));
    const { promise: loaded, resolve: release } = deferred<void>();
    await page.route('**/try/sandbox.js', (route) => loaded.then(() => route.continue()));
    await tryIt();
    await frame().getByLabel('JSON').fill('{"name": "Early"}');
    await expect.poll(() => frame().getByRole('navigation').count()).toBe(0);
    await page.getByText('Loading the sandbox…').waitFor();
    await send();
    release();
    await status(201);
    await expect.poll(body).toContain('Early');
    await expect.poll(() => frame().getByLabel('JSON').inputValue()).toBe('{"name": "Early"}');
    const [form, result, button] = await Promise.all(
      [frame().locator('form'), response(), frame().getByRole('button', { name: 'Send', exact: true })].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(result?.x ?? 0).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(wide.viewport.height);
    await checkScreens(page, 'site-try-it-page');
    await page.unrouteAll();
    expectNoComplaints();
  });

  longTest('records last until the reader starts over', async () => {
    await open(pageFile('operations', 'createAgent'), phone);
    await tryIt();
    await frame().getByLabel('JSON').fill('{"name": "Greeter"}');
    await send();
    await status(201);
    await page.goto(site.url + pageFile('operations', 'listAgents'));
    await tryIt();
    await send();
    await expect.poll(body).toContain('Greeter');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('initial records').waitFor();
    await send();
    await status(200);
    await expect.poll(body).toContain('agt_01K9STOCK');
    expect(await body()).not.toContain('Greeter');
    expectNoComplaints();
  });

  const connect = async (url: string) => {
    await page.getByLabel('Sandbox').selectOption('address');
    await page.getByRole('textbox', { name: 'Address' }).fill(url);
    await page.getByRole('button', { name: 'Connect' }).click();
  };

  longTest('requests go to a sandbox at an address that the browser remembers', async () => {
    await withSandbox({}, async (url) => {
      await open(pageFile('operations', 'createAgent'), wide, [url]);
      await tryIt();
      await connect(url);
      await send();
      await status(201);
      await page.reload();
      await tryIt();
      await expect.poll(() => page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(url);
      await send();
      await status(201);
    });
    // Nothing responds at this address now.
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByText("doesn't respond to this page").waitFor();
    await page.getByText('npx @workspace-api/mock').waitFor();
    await checkScreens(page, 'site-try-it-address');
  });

  const run = (at: number) => page.getByRole('button', { name: 'Run', exact: true }).nth(at).click();
  const outputs = () => page.locator('.run-output');

  longTest(
    'the commands of a guide run in the page, with the variables of earlier ones, until the reader starts over',
    async () => {
      await open('guides/quick-start.html');
      expect(requested.filter((path) => path.startsWith('/try/'))).toEqual([]);
      // The second block has the variables of this one.
      await run(2);
      await expect.poll(() => outputs().nth(2).innerText()).toContain('"title": "Acme Coffee Roasters"');
      await outputs().nth(2).getByText('Headers').first().click();
      await expect.poll(() => outputs().nth(2).innerText()).toContain('x-request-id');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => page.locator('.run-output:visible').count()).toBe(0);
      expectNoComplaints();
    },
  );

  longTest(
    'the program of a guide runs in the page up to a block, and a block that needs Node says so',
    async () => {
      await open('guides/quick-start.html');
      // The second block of the program needs the client of the first.
      await run(4);
      await expect.poll(() => outputs().nth(4).innerText()).toContain('404 not_found');
      await expect.poll(() => outputs().nth(3).innerText()).toContain('published 3');
      await checkScreens(page, 'site-run');
      await page.goto(`${site.url}guides/webhooks.html`);
      await page.getByText('a page has no node:http').waitFor();
      // The browser logs the error that the program provokes.
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    },
  );

  longTest('every block of every guide runs, in the order of the guide', async () => {
    for (const { name } of guides) {
      await open(pageFile('guides', name));
      const buttons = page.getByRole('button', { name: 'Run', exact: true });
      for (let at = 0; at < (await buttons.count()); at += 1) {
        await run(at);
        await outputs()
          .nth(at)
          .getByText(/^Done: /)
          .waitFor();
      }
      await page.context().close();
    }
  });

  longTest('the steps of every use case run in their order, with the expected status', async () => {
    for (const { workflowId, steps } of workflowFiles.flatMap(({ workflows }) => workflows)) {
      await open(pageFile('workflows', workflowId));
      await run(steps.length - 1);
      const last = outputs().nth(steps.length - 1);
      await last.getByText('Done: 1 response').waitFor();
      if (workflowId === 'publish-a-page') await checkScreens(page, 'site-use-case');
      // Expectations are JavaScript, too.
      await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\$\.|\$\[|@\./);
      const statuses = await page.locator('.run-output .response > summary > b').allInnerTexts();
      expect(statuses.map((code) => `$statusCode == ${code}`)).toEqual(
        steps.map(({ successCriteria = [] }) => successCriteria[0]?.condition),
      );
      await page.context().close();
    }
  });

  test('the request of the start page runs in place', async () => {
    await open('index.html');
    await run(0);
    await expect.poll(() => outputs().first().innerText()).toContain('"workspace"');
    expectNoComplaints();
  });

  const breakIt = (mutant: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(mutant, { exact: true }) })
      .getByRole('button', { name: 'Break it here' });

  test('a click next to a mutant sends the requests that show it to both servers, and marks what differs', async () => {
    await open(`${pageFile('clauses', 'agents')}#agents.starts-inactive`);
    const button = breakIt('agent-starts-active');
    await button.focus();
    expect(requested.filter((path) => path.startsWith('/try/'))).toEqual([]);
    await page.keyboard.press('Enter');
    const [correct, broken] = ['The sandbox', 'With agent-starts-active'].map((name) =>
      page.getByRole('group', { name }).first().locator('mark'),
    );
    await expect.poll(() => correct?.allInnerTexts()).toContain('HTTP 400');
    await expect.poll(() => broken?.allInnerTexts()).toContain('HTTP 201');
    await page.getByText('expected inactive, got active').waitFor();
    await expect.poll(() => page.locator('button.break-it:focus').count()).toBe(1);
    await checkScreens(page, 'site-break-it');
    expectNoComplaints();
  });

  test.each([
    ['deliveries.signature-verifies', 'signature-of-body-only', 'Webhook:'],
    ['compression.not-below-threshold', 'gzip-of-small-bodies', 'content-encoding: gzip'],
    ['logs.tail-skips-old', 'tail-begins-with-old-entries', '"level"'],
    ['oauth.verifier-is-checked', 'verifier-not-checked', '"access_token"'],
  ])('the page of %s shows the mutant %s', async (clause, mutant, text) => {
    const [family = ''] = clause.split('.');
    await open(`${pageFile('clauses', family)}#${clause}`);
    await breakIt(mutant).click();
    await page.locator('mark').first().waitFor();
    await page.locator('details[open] > .sides').getByText(text).first().waitFor();
    // The first line that differs is in view in its block.
    const hidden = `[...document.querySelectorAll('.sides pre:has(mark)')].filter((block) => {
      const [inner, outer] = [block.querySelector('mark'), block].map((one) => one.getBoundingClientRect());
      return outer.height > 0 && (inner.top < outer.top || inner.top > outer.bottom);
    }).length`;
    expect(await page.evaluate(hidden)).toBe(0);
    await checkScreens(page, `site-break-it-${family}`);
    expectNoComplaints();
  });

  const machine = (name: string) => page.locator(`[data-machine="${name}"]`);
  const cause = (name: string, label: string) =>
    machine(name).getByRole('button', { name: label, exact: true });
  const current = (name: string) => machine(name).locator('.current').textContent();

  test('a transition moves a record along the diagram, and a second decision is refused with its error', async () => {
    await open(`${files.states}#approval`);
    const approve = cause('approval', 'approveApproval');
    await approve.focus();
    expect(requested.filter((path) => path.startsWith('/try/'))).toEqual([]);
    await page.keyboard.press('Enter');
    await machine('approval').getByText('The record is approved.').waitFor();
    expect(await current('approval')).toContain('approved');
    await machine('approval').getByText('Webhook approvals.decided').waitFor();
    await expect.poll(() => page.locator('button[value=approveApproval]:focus').count()).toBe(1);
    // The label of an arrow does what its button does.
    await machine('approval').locator('svg').getByText('approveApproval').click();
    const { code, status } = errors['already-decided'];
    await machine('approval').getByText(`Refused: ${status} ${code}.`).waitFor();
    await machine('approval').getByText(`"code": "${code}"`).waitFor();
    await checkScreens(page, 'site-states');
    await cause('approval', 'New record').click();
    await machine('approval').getByText('The record is pending.').waitFor();
    expect(await current('approval')).toContain('pending');
    expectNoComplaints();
  });

  longTest('without its files, a demonstration and the form say what to do', async () => {
    await open(`${pageFile('clauses', 'agents')}#agents.starts-inactive`);
    await page.route('**/try/sandbox.js', (route) => route.abort());
    await breakIt('agent-starts-active').click();
    await page.getByText('The sandbox could not be loaded. Check the connection, and try again.').waitFor();
    await page.goto(site.url + pageFile('operations', 'listAgents'));
    await tryIt();
    await page.getByText('The sandbox could not be loaded. Check the connection, and try again.').waitFor();
    await expect.poll(() => page.locator('dialog.try iframe').count()).toBe(0);
    await page.unroute('**/try/sandbox.js');
  });
});
