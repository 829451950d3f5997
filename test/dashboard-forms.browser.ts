import { basePath, idempotencyKeyHeader, ifMatchHeader } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkScreens } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

const acme = '/workspaces/acme';
const home = `${acme}/pages/page_01K9HOME`;

/** The forms: a view, the button that opens the form, and the request that the form sends. */
const forms = [
  ['pages', 'Add a page', `POST ${controlPath}${acme}/records/pages?mode=test`],
  ['pages', 'Edit Acme Coffee', `PATCH ${basePath}${home}`],
  ['pages/page_01K9HOME', 'Roll back Acme Coffee', `POST ${basePath}${home}`],
  ['theme', 'Edit', `PATCH ${basePath}${acme}/theme`],
  ['agents', 'Create an agent', `POST ${basePath}${acme}/agents`],
  ['agents/agt_01K9REFUND', 'Start a run', `POST ${controlPath}${acme}/records/runs?mode=test`],
  ['approvals', 'Approve apr_01K9A3', `POST ${basePath}/approvals/apr_01K9A3/approve`],
  ['forms', 'Add a form', `POST ${controlPath}${acme}/records/forms?mode=test`],
  [
    'forms/frm_01K9CONTACT',
    'Submit as a visitor',
    `POST ${controlPath}${acme}/records/submissions?mode=test`,
  ],
  ['logs', 'Add an entry', `POST ${controlPath}${acme}/records/log_entries?mode=test`],
  ['secrets', 'Set a secret', `PUT ${basePath}${acme}/secrets`],
  ['secrets', 'Overwrite crm_token', `PUT ${basePath}${acme}/secrets`],
  ['secrets', 'Rotate crm_token', `POST ${basePath}${acme}/secrets/crm_token/rotate`],
  ['secrets', 'Create a proxy URL of crm_token', `POST ${basePath}${acme}/secrets/proxy-url`],
  ['secrets', 'Restrict the region', `PATCH ${controlPath}${acme}`],
  ['tokens', 'Create an API key', `POST ${basePath}${acme}/tokens`],
  ['tokens', 'Issue a token', `POST ${controlPath}${acme}/records/tokens?mode=test`],
  ['tokens', 'Rotate tok_01K9CI', `POST ${basePath}${acme}/tokens/tok_01K9CI/rotate`],
  ['billing', 'Set the payment method', `POST ${basePath}${acme}/billing/payment-method`],
  ['billing', 'Change the plan', `POST ${basePath}${acme}/billing/plan`],
  ['billing', 'Set the plans', `PATCH ${controlPath}${acme}`],
  ['billing', 'Change the subscription', `PATCH ${controlPath}${acme}/records/billing/current?mode=test`],
  ['billing', 'Add usage', `POST ${controlPath}${acme}/records/usage?mode=test`],
  ['billing', 'Add an invoice', `POST ${controlPath}${acme}/records/invoices?mode=test`],
  ['webhooks', 'Create a subscription', `POST ${basePath}${acme}/webhooks`],
] as const;

const deletedAgent = [
  'agents',
  'Delete Stock watcher',
  `DELETE ${controlPath}${acme}/records/agents/agt_01K9STOCK?mode=test`,
] as const;

/** The views of records that can be deleted, the button that deletes one, and its request. */
const deletions = [
  ['pages', 'Delete About us', `DELETE ${controlPath}${acme}/records/pages/page_01K9ABOUT?mode=test`],
  ['approvals', 'Delete apr_01K9A3', `DELETE ${controlPath}${acme}/records/approvals/apr_01K9A3?mode=test`],
  ['secrets', 'Delete crm_token', `DELETE ${basePath}${acme}/secrets/crm_token`],
  ['tokens', 'Delete tok_01K9CI', `DELETE ${controlPath}${acme}/records/tokens/tok_01K9CI?mode=test`],
  ['billing', 'Delete inv_01K9OCT', `DELETE ${controlPath}${acme}/records/invoices/inv_01K9OCT?mode=test`],
  ['forms', 'Delete Contact us', `DELETE ${controlPath}${acme}/records/forms/frm_01K9CONTACT?mode=test`],
] as const;

const dashboard = await useDashboard();
const { api, control, main, dialog, press, inDialog, waitForStatus, row, openState: open } = dashboard;

describe('the forms of operations in the dashboard', () => {
  const field = (label: string) => dialog().getByLabel(label, { exact: true });
  const request = () => dialog().getByRole('region', { name: 'Request' });
  const readFocus = (property: string) =>
    dashboard.page.evaluate<string | null>(`document.activeElement.${property}`);
  /** Moves the focus with the Tab key until it is on a button. */
  const tabTo = async (name: string) => {
    for (let step = 0; (await readFocus('textContent')) !== name; step += 1) {
      if (step > 60) throw new Error(`The Tab key doesn't reach ${name}.`);
      await dashboard.page.keyboard.press('Tab');
    }
  };
  beforeEach(() => dashboard.expectRefusals());

  test('an error of the sandbox is shown at its field, and the corrected request with its status', async () => {
    await open('agents');
    await press('Create an agent');
    await field('task (optional)').fill('Watch the shop');
    await expect.poll(() => request().innerText()).toContain('"task": "Watch the shop"');
    await expect.poll(() => request().innerText()).toContain(`${idempotencyKeyHeader}: `);
    await inDialog('Create');
    await dialog().getByRole('alert').getByText('400').waitFor();
    await expect.poll(() => field('name').getAttribute('aria-invalid')).toBe('true');
    expect(await readFocus('id')).toBe(await field('name').getAttribute('id'));
    await checkScreens(dashboard.page, 'forms/field-errors');
    await field('name').fill('Night watch');
    await inDialog('Create');
    await dialog().getByRole('status').getByText('201').waitFor();
    await dialog().getByRole('region', { name: 'Response' }).getByText('"Night watch"').waitFor();
    await expect.poll(() => request().innerText()).toContain(`POST ${basePath}${acme}/agents`);
    await checkScreens(dashboard.page, 'forms/result');
    await inDialog('Done');
    await row('Night watch').waitFor();
  });

  test('a header of the request can be changed, or omitted', async () => {
    await open('agents');
    await press('Create an agent');
    await dialog().getByText(`Headers: ${idempotencyKeyHeader}`).click();
    await field(idempotencyKeyHeader).fill('night-watch-1');
    await expect.poll(() => request().innerText()).toContain(`${idempotencyKeyHeader}: night-watch-1`);
    await field(idempotencyKeyHeader).fill('');
    await expect.poll(() => request().innerText()).not.toContain(idempotencyKeyHeader);
  });

  test('an edit of a page is a patch, and a conflict offers the current version', async () => {
    await open('pages', 'page_01K9HOME');
    await press('Edit Acme Coffee');
    await field('metadata.title').fill('Acme Tea');
    await expect.poll(() => request().innerText()).toContain(`${ifMatchHeader}: "7"`);
    await api('PATCH', home, [{ op: 'replace', path: '/tree/props/brand', value: 'Acme' }]);
    await inDialog('Save the draft');
    await dialog().getByRole('alert').getByText('409').waitFor();
    await checkScreens(dashboard.page, 'forms/conflict');
    await inDialog('Reload');
    const changes = dialog().getByRole('table', { name: 'Changes' }).getByRole('row');
    await changes.filter({ hasText: '/tree/props/brand' }).getByText('"Acme"', { exact: true }).waitFor();
    await expect.poll(() => changes.count()).toBe(2);
    expect(await readFocus('ariaLabel')).toBe('Changes');
    await checkScreens(dashboard.page, 'forms/reloaded');
    await expect.poll(() => request().innerText()).toContain(`${ifMatchHeader}: "8"`);
    await expect.poll(() => field('metadata.title').inputValue()).toBe('Acme Tea');
    await inDialog('Save the draft');
    await dialog().getByRole('status').getByText('The draft was saved.').waitFor();
    const { json } = await api('GET', home);
    expect([json.metadata.title, json.tree.props.brand]).toEqual(['Acme Tea', 'Acme']);
  });

  test('Escape discards what was entered only after a confirmation', async () => {
    await open('agents');
    await press('Create an agent');
    await field('name').fill('Night watch');
    for (const _ of [1, 2]) {
      await dashboard.page.keyboard.press('Escape');
      await dashboard.page.getByRole('heading', { name: 'Discard what you entered?' }).waitFor();
      await dashboard.page.keyboard.press('Escape');
      await dashboard.page
        .getByRole('heading', { name: 'Discard what you entered?' })
        .waitFor({ state: 'detached' });
    }
    expect([await field('name').inputValue(), await readFocus('value')]).toEqual([
      'Night watch',
      'Night watch',
    ]);
    await dashboard.page.keyboard.press('Escape');
    await inDialog('Discard');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => readFocus('textContent')).toBe('Create an agent');
  });

  longTest.each([
    ['the API', basePath],
    ['the control plane', controlPath],
  ])('every form of %s shows its request, and Escape returns the focus to its button', async (_, base) => {
    let current = '';
    for (const [view, button, line] of forms.filter(([, , one]) => one.includes(` ${base}/`))) {
      if (view !== current) await open(view);
      current = view;
      const opener = main().getByRole('button', { name: button, exact: true }).first();
      await opener.focus();
      await dashboard.page.keyboard.press('Enter');
      await request().getByText(line).waitFor();
      await dashboard.page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      expect((await readFocus('ariaLabel')) ?? (await readFocus('textContent'))).toBe(button);
    }
  });

  const deleteRecord = async (view: string, button: string, line: string): Promise<void> => {
    await open(view);
    await press(button);
    await expect.poll(async () => (await request().innerText()).trim()).toBe(line);
    // Enter changes nothing.
    expect(await readFocus('textContent')).toBe('Cancel');
    await inDialog('Cancel');
    await press(button);
    await inDialog('Delete');
    await waitForStatus(`${line}: 204`);
    await main().getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' });
  };

  test('an agent is deleted after a confirmation, which shows the request', async () => {
    await deleteRecord(...deletedAgent);
    expect((await api('GET', `${acme}/agents/agt_01K9STOCK`)).status).toBe(404);
  });

  longTest.each(deletions)('a record of the view %s is deleted by the button %s', deleteRecord);

  test('the focus stays in a form, which can be filled in and sent with only the keyboard', async () => {
    await open('webhooks');
    await main().getByRole('button', { name: 'Create a subscription' }).first().focus();
    await dashboard.page.keyboard.press('Enter');
    await field('url').waitFor();
    await dashboard.page.keyboard.type('https://hooks.example/keyboard');
    await field('agents.*').focus();
    await dashboard.page.keyboard.press('Space');
    await expect.poll(() => request().innerText()).toContain('"agents.*"');
    await tabTo('Cancel');
    await tabTo('Create');
    await dashboard.page.keyboard.press('Tab');
    expect(
      await dashboard.page.evaluate('document.querySelector("main").contains(document.activeElement)'),
    ).toBe(false);
    await tabTo('Create');
    await dashboard.page.keyboard.press('Enter');
    await dialog().getByRole('status').getByText('201').waitFor();
    await dialog().getByRole('region', { name: 'Response' }).getByText('secret').first().waitFor();
    await inDialog('Done');
    await row('https://hooks.example/keyboard').waitFor();
  });

  longTest('an empty list offers the form that creates the first record', async () => {
    await control('/workspaces', 'POST', { slug: 'empty' });
    await open('agents');
    await dashboard.page.getByLabel('Workspace', { exact: true }).selectOption('empty');
    for (const [view, button] of [
      ['pages', 'Add a page'],
      ['agents', 'Create an agent'],
      ['forms', 'Add a form'],
      ['logs', 'Add an entry'],
      ['secrets', 'Set a secret'],
      ['billing', 'Add an invoice'],
      ['webhooks', 'Create a subscription'],
    ] as const) {
      await open(view);
      if (view === 'pages')
        await expect.poll(() => main().getByRole('button', { name: 'Publish all' }).isDisabled()).toBe(true);
      await main().locator('.empty').getByRole('button', { name: button }).click();
      await request().getByText('/workspaces/empty/').waitFor();
      await inDialog('Cancel');
    }
  });
});
