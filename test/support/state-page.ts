import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { useDashboard } from './dashboard-page.ts';

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test determine the type of the body.
type Json = any;

const token = 'key_test_acme';

/** Opens the state views of a dashboard for the tests of a file. */
export const useStatePages = () => {
  const dashboard = useDashboard();
  const send = async (address: string, method: string, body?: unknown, secret = token) => {
    const response = await fetch(dashboard.origin + address, {
      method,
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const rawBody = await response.text();
    return { status: response.status, json: (rawBody === '' ? undefined : JSON.parse(rawBody)) as Json };
  };
  /** Calls the API like a client, with a token. */
  const api = (method: string, path: string, body?: unknown) => send(basePath + path, method, body);
  const control = (method: string, path: string, body?: unknown) => send(controlPath + path, method, body);

  const open = async (...segments: string[]) => {
    await dashboard.page.goto(`${dashboard.origin}/#/state/${segments.join('/')}`);
    await dashboard.page.locator('main h1').waitFor();
  };
  const main = () => dashboard.page.locator('main');
  const dialog = () => dashboard.page.getByRole('dialog');
  const press = (name: string | RegExp) => main().getByRole('button', { name, exact: true }).first().click();
  const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  /** Moves the focus with the Tab key until it is on a button. */
  const tabTo = async (name: string) => {
    const readFocus = () => dashboard.page.evaluate<string>('document.activeElement.textContent');
    for (let step = 0; (await readFocus()) !== name; step += 1) {
      if (step > 60) throw new Error(`The Tab key doesn't reach ${name}.`);
      await dashboard.page.keyboard.press('Tab');
    }
  };
  const waitForStatus = (message: string | RegExp) =>
    dashboard.page.getByRole('status').getByText(message).waitFor();
  const row = (text: string) => main().getByRole('row').filter({ hasText: text });

  return { dashboard, send, api, control, open, main, dialog, press, inDialog, tabTo, waitForStatus, row };
};
