import { operations } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { limits } from '../mocks/sandbox/core/limits.ts';
import { checkScreens, phone, desktop as wide } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';
import type { Screen } from './support/tab.ts';

const agents = '/v1/workspaces/acme/agents';

const dashboard = await useDashboard();
const { call, control, details, keys } = dashboard;

describe('the requests in the dashboard', () => {
  /** Sends requests that aren't equal to the one before. */
  const callMany = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) await call('GET', `${agents}?limit=${(sent % 50) + 1}`);
  };

  const open = async (route = 'requests', screen: Screen = wide) => {
    await dashboard.show(screen);
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/${route}`);
    await list().waitFor();
  };

  const list = () => dashboard.page.getByRole('treegrid');
  const rows = () => list().locator('.request-rows > *');
  const link = (name: string) => dashboard.page.getByRole('link', { name, exact: true });
  const getParameter = (name: string) => new URLSearchParams(dashboard.page.url().split('?')[1]).get(name);
  const getScroll = () => dashboard.page.evaluate<number>('scrollY');
  /** The scroll position once it is the same in three frames: rows that come into the window are rendered, which may move it. */
  const getFinalScroll = () =>
    dashboard.page.evaluate<number>(`new Promise((resolve) => {
      const check = (previous, equal) => requestAnimationFrame(() => {
        if (equal === 3) resolve(scrollY);
        else check(scrollY, scrollY === previous ? equal + 1 : 0);
      });
      check(scrollY, 0);
    })`);
  /** The position of the row with the focus in the list, from 1. */
  const focusedRow = () =>
    dashboard.page.evaluate<number>(
      '[...document.querySelectorAll(".request-rows > *")].indexOf(document.activeElement) + 1',
    );
  const waitForFocus = (position: number) => expect.poll(focusedRow).toBe(position);

  longTest('all requests that the log keeps can be reached', async () => {
    await callMany(limits.logEntries + 20);
    await open();
    await dashboard.page.getByText('1,000 requests kept. The log keeps the newest 1,000.').waitFor();
    await expect.poll(() => rows().count()).toBe(limits.logEntries);
    await keys('j', 'End');
    await waitForFocus(limits.logEntries);
    await list().getByRole('row').last().waitFor();
    // The first 20 were dropped.
    await rows()
      .last()
      .getByRole('link', { name: `GET ${agents}?limit=21`, exact: true })
      .waitFor();
    await keys('k', 'PageUp');
    await expect.poll(focusedRow).toBeLessThan(limits.logEntries - 5);
    // The row with the focus keeps it while the page is scrolled.
    const position = await focusedRow();
    await dashboard.page.evaluate('scrollTo(0, 0)');
    await rows().first().waitFor();
    await keys('ArrowDown');
    await waitForFocus(position + 1);
    await dashboard.page.getByLabel('Search').fill('?limit=7');
    await dashboard.page.getByText('20 of 1,000 requests match').waitFor();
  });

  const keepItsPlace = async (screen: typeof wide): Promise<void> => {
    await callMany(200);
    await open('requests', screen);
    await keys('j', 'End', 'k', 'k');
    await waitForFocus(198);
    const scroll = await getFinalScroll();
    expect(scroll).toBeGreaterThan(5000);
    await keys('Enter');
    await details().getByText('listAgents').waitFor();
    await expect.poll(getScroll).toBe(scroll);
    await expect.poll(() => list().isVisible()).toBe(screen === wide);
    await keys('Escape');
    await details().waitFor({ state: 'detached' });
    await waitForFocus(198);
    await expect.poll(getScroll).toBe(scroll);
    await keys('Enter');
    await details().waitFor();
    await dashboard.page.goBack();
    await details().waitFor({ state: 'detached' });
    await waitForFocus(198);
    await expect.poll(getScroll).toBe(scroll);
    // Requests that arrive above the window don't move the rows in it.
    const getTop = () =>
      dashboard.page.evaluate<number>('Math.round(document.activeElement.getBoundingClientRect().top)');
    const top = await getTop();
    await callMany(3);
    await dashboard.page.getByText('203 requests kept').waitFor();
    await waitForFocus(201);
    await expect.poll(getTop).toBe(top);
  };

  test('the list keeps its place while a request is open on a phone', () => keepItsPlace(phone));
  longTest('the list keeps its place while a request is open', () => keepItsPlace(wide));

  test('keys move, open and close, and a field gets its own keys', async () => {
    for (const path of ['/v1/me', agents, '/v1/workspaces']) await call('GET', path);
    await open();
    await keys('j');
    await waitForFocus(1);
    await keys('ArrowDown', 'j', 'j', 'ArrowUp');
    await waitForFocus(2);
    await keys('Home', 'k');
    await waitForFocus(1);
    await keys('End', 'Enter');
    await details().getByText(operations.getMe.id).waitFor();
    await waitForFocus(3);
    await expect.poll(() => rows().nth(2).getAttribute('aria-selected')).toBe('true');
    await keys('k', 'Enter');
    await details().getByText(operations.listAgents.id).waitFor();
    await dashboard.page.getByLabel('Search').focus();
    await keys('j', 'k', 'Backspace', 'Backspace');
    await dashboard.page.getByLabel('Search').fill('v1');
    await keys('Escape');
    await details().getByText(operations.listAgents.id).waitFor();
    await dashboard.page.getByRole('heading', { name: 'Request', exact: true, level: 2 }).click();
    await keys('Escape');
    await details().waitFor({ state: 'detached' });
    await waitForFocus(2);
  });

  test('filters, workspace and request are in the address, which a reload and Back keep', async () => {
    await call('GET', `${agents}?limit=2`);
    await call('POST', agents, { name: 'An agent with a name that is longer than most', colour: 'red' });
    await open('requests?workspace=globex&mode=live&everywhere=on&text=agents&status=4&violations=only');
    await dashboard.page.getByText('1 of 2 requests match').waitFor();
    await expect
      .poll(() => dashboard.page.getByLabel('Workspace', { exact: true }).inputValue())
      .toBe('globex');
    await expect.poll(() => dashboard.page.getByLabel('Mode', { exact: true }).inputValue()).toBe('live');
    await link(`POST ${agents}`).click();
    await details().getByText('/colour', { exact: true }).waitFor();
    await checkScreens(dashboard.page, 'requests-open');
    await dashboard.page.reload();
    await details().getByText('/colour', { exact: true }).waitFor();
    await dashboard.page.getByText('1 of 2 requests match').waitFor();
    await expect.poll(() => dashboard.page.getByLabel('Search').inputValue()).toBe('agents');
    await dashboard.page.getByLabel('Search').fill('');
    await dashboard.page.getByLabel('Search').pressSequentially('createAgent');
    expect([getParameter('text'), getParameter('workspace')]).toEqual(['createAgent', 'globex']);
    await dashboard.page.getByLabel('Only violations').uncheck();
    await dashboard.page.getByLabel('Status').selectOption('');
    await dashboard.page.getByLabel('Operation').selectOption(operations.createAgent.id);
    expect(getParameter('operation')).toBe(operations.createAgent.id);
    expect(getParameter('violations')).toBeNull();
    // One step back to the list, in spite of all keystrokes.
    await dashboard.page.goBack();
    await details().waitFor({ state: 'detached' });
    await dashboard.page.getByRole('link', { name: 'Overview' }).click();
    await dashboard.page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(getParameter('workspace')).toBe('globex');
  });

  test('the list has the requests of the selected workspace and mode, or all of them', async () => {
    await call('GET', agents);
    await call('GET', '/v1/workspaces/globex/agents');
    await call('GET', '/v1/nothing-with-an-address-that-is-longer-than-most?limit=2');
    await open();
    await dashboard.page.getByText('3 requests kept, 1 in another workspace or mode').waitFor();
    await expect.poll(() => rows().count()).toBe(2);
    await link('GET /v1/workspaces/globex/agents').waitFor({ state: 'detached' });
    await dashboard.page.getByLabel('All workspaces and modes').check();
    await expect.poll(() => rows().count()).toBe(3);
    await checkScreens(dashboard.page, 'requests-list');
    await dashboard.page.getByLabel('All workspaces and modes').uncheck();
    await dashboard.page.getByLabel('Workspace', { exact: true }).selectOption('globex');
    await link('GET /v1/workspaces/globex/agents').waitFor();
    await link(`GET ${agents}`).waitFor({ state: 'detached' });
  });

  longTest(
    'a replay is sent with the token of the request, whose secret may have to be entered',
    async () => {
      const { id, secret } = await control('/workspaces/acme/records/tokens', 'POST', { kind: 'key' });
      const headers = { Authorization: `Bearer ${secret}`, 'Idempotency-Key': 'own' };
      await call('POST', agents, { name: 'Own' }, headers);
      await open();
      await link(`POST ${agents}`).click();
      await details().getByRole('button', { name: 'Replay' }).click();
      const dialog = dashboard.page.getByRole('dialog');
      await expect.poll(() => dialog.getByLabel('Token', { exact: true }).inputValue()).toBe('own');
      await dialog.getByText('With the token of the request').waitFor();
      await dialog.getByLabel('Bearer token').fill(secret);
      await checkScreens(dashboard.page, 'requests-replay');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await details().getByText('same response').waitFor();
      await checkScreens(dashboard.page, 'requests-replayed');
      await details().getByText(id).waitFor();
      const { data } = (await call('GET', agents)).json as { data: { name: string }[] };
      expect(data.filter(({ name }) => name === 'Own')).toHaveLength(1);
    },
  );

  longTest('equal requests in a row are one line, which unfolds, and have their query', async () => {
    await call('GET', '/v1/me');
    for (let count = 0; count < 4; count += 1) await call('GET', `${agents}?limit=2&format=json`);
    await call('GET', `${agents}?limit=3`);
    await open();
    await dashboard.page.getByText('6 requests kept').waitFor();
    await expect.poll(() => rows().count()).toBe(3);
    await dashboard.page.getByRole('button', { name: 'Unfold 4 equal requests' }).click();
    await expect.poll(() => rows().count()).toBe(7);
    await expect.poll(() => list().locator('[aria-level="2"]').count()).toBe(4);
    await checkScreens(dashboard.page, 'requests-unfolded');
    // Another equal one leaves the line unfolded.
    await dashboard.page.getByRole('button', { name: 'Fold 4 equal requests' }).click();
    await rows().nth(1).focus();
    await keys('ArrowRight', 'j', 'j', 'Enter');
    await details().getByText(`${agents}?limit=2&format=json`).waitFor();
    await expect.poll(() => rows().nth(3).getAttribute('aria-selected')).toBe('true');
    await keys('ArrowLeft');
    await waitForFocus(2);
    await keys('ArrowLeft');
    await expect.poll(() => rows().count()).toBe(3);
    await expect.poll(() => rows().nth(1).getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => rows().nth(1).getAttribute('aria-selected')).toBe('true');
  });
});
