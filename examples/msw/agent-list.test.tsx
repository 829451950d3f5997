// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { createSandbox } from '@workspace-api/mock';
import { handlers } from '@workspace-api/mock/msw';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AgentList } from './agent-list.tsx';

// A machine that runs other programs may take longer than a second.
configure({ asyncUtilTimeout: 30_000 });

const base = 'https://api.acme.example/v1';
const sandbox = await createSandbox();
// The sandbox responds to every request of the component to the API.
const server = setupServer(...handlers(sandbox));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const findAgent = (name: string) => screen.findByRole('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

test('the list shows that it is loading, then each agent with its state', async () => {
  render(<AgentList slug="acme" />);
  expect(screen.getByRole('status').textContent).toBe('Loading agents…');
  expect(isOn(await findAgent('Refund assistant'))).toBe(true);
  expect(isOn(await findAgent('Stock watcher'))).toBe(false);
});

test('an agent that was switched on is on when the list is rendered again', async () => {
  render(<AgentList slug="acme" />);
  fireEvent.click(await findAgent('Stock watcher'));
  await screen.findByRole('switch', { name: 'Stock watcher', checked: true });
  cleanup();
  render(<AgentList slug="acme" />);
  expect(isOn(await findAgent('Stock watcher'))).toBe(true);
});

test('a failed switch shows an error, keeps its state, and can be pressed again', async () => {
  const rule = { operation: 'activateAgent', error: 'internal-error', count: 1 } as const;
  await sandbox.control.addFaultRule({ body: rule });
  render(<AgentList slug="acme" />);
  fireEvent.click(await findAgent('Stock watcher'));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Try again in a moment.');
  expect(isOn(await findAgent('Stock watcher'))).toBe(false);
  fireEvent.click(await findAgent('Stock watcher'));
  await screen.findByRole('switch', { name: 'Stock watcher', checked: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a handler of the test returns a response that the sandbox never returns', async () => {
  server.use(http.get(`${base}/workspaces/acme/agents`, () => HttpResponse.html('<h1>Proxy</h1>')));
  render(<AgentList slug="acme" />);
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Try again in a moment.');
});

test('no request of the component violates the contract', async () => {
  render(<AgentList slug="acme" />);
  fireEvent.click(await findAgent('Refund assistant'));
  await screen.findByRole('switch', { name: 'Refund assistant', checked: false });
  expect(await sandbox.violations()).toEqual([]);
});
