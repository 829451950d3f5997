import { controlPath } from '@workspace-api/contract/sandbox';
import { beforeEach, expect } from 'vitest';
import { useDashboard } from './dashboard-page.ts';

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test determine the type of the body.
type Json = any;

/** Opens the controls of a dashboard for the tests of a file. */
export const useControls = () => {
  const dashboard = useDashboard();

  const control = async (path: string, method = 'GET', body?: unknown): Promise<Json> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(dashboard.origin + controlPath + path, init);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };

  const fetchStatus = async (
    path = '/v1/workspaces/acme/agents',
    token = 'key_test_acme',
    method = 'GET',
  ) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(dashboard.origin + path, { method, headers })).status;
  };

  const open = async (section: string) => {
    await dashboard.page.goto(`${dashboard.origin}/#/controls/${section}`);
    await dashboard.page.getByRole('navigation', { name: 'Controls' }).waitFor();
  };

  const click = (name: string) => dashboard.page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, value: string) =>
    dashboard.page.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, value: string) =>
    dashboard.page.getByLabel(label, { exact: true }).selectOption(value);
  const waitForStatus = (message: string) => dashboard.page.getByRole('status').getByText(message).waitFor();
  /** Confirms or cancels the confirmation dialog of an action. */
  const respond = (name: string) => dashboard.page.getByRole('dialog').getByRole('button', { name }).click();

  beforeEach(() => dashboard.expectRefusals());

  return { dashboard, control, fetchStatus, open, click, fill, choose, waitForStatus, respond };
};
