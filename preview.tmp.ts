import { createSandbox, serve } from '/tmp/wt/dash-controls/mocks/index.ts';
import { openBrowser } from '/tmp/wt/dash-controls/test/support/browser.ts';
import { lookAt, screens } from '/tmp/wt/dash-controls/test/support/look-at.ts';
const sandbox = await createSandbox(JSON.parse(process.env.OPTIONS ?? '{}'));
const served = await serve(sandbox, { port: 0 });
const browser = await openBrowser();
const control = (path: string, init: object = {}) => fetch(`${served.url}/_sandbox${path}`, init);
await control('/workspaces/acme/snapshots/signed-up', { method: 'PUT' });
await control('/fault-rules', { method: 'POST', body: JSON.stringify({ operation: 'listPages', error: 'upstream-unavailable', count: 3, workspace: 'acme' }) });
await control('/fault-rules', { method: 'POST', body: JSON.stringify({ latency: { min: 200, max: 500 }, probability: 0.5 }) });
await control('/disturbance', { method: 'PATCH', body: JSON.stringify({ faults: ['replay-not-marked'], latency: { min: 1, max: 2 } }) });
await control('/workspaces/acme/policy-rules', { method: 'POST', body: JSON.stringify({ resource: 'agents', action: 'write' }) });
await control('/workspaces', { method: 'POST', body: JSON.stringify({ slug: 'a-workspace-with-quite-a-long-slug-for-a-parallel-test', name: 'A workspace with a name that is far too long for a narrow screen, and that says so' }) });
for (const screen of screens.filter((_, i) => (process.env.SCREENS ?? '0,3').split(',').includes(String(i)))) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  page.on('console', (m) => console.log(screen.name, m.type(), m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  for (const section of (process.env.SECTIONS ?? 'clock,records,faults,access,workspaces').split(',')) {
    await page.goto(`${served.url}/#/controls/${section}`);
    await page.waitForSelector('h2');
    await page.waitForTimeout(700);
    console.log(await lookAt(page, `preview-${section}-${screen.name}`));
  }
  await context.close();
}
await browser.close(); await served.close(); await sandbox.close();
process.exit(0);
