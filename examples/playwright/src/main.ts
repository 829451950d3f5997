import { ApiError, createWorkspaceClient } from '@workspace-api/client';

// A page of yours reads the token from its session. The tests replace the URL before the page runs.
const { apiUrl = 'http://127.0.0.1:4010/v1' } = globalThis as { apiUrl?: string };
const api = createWorkspaceClient({ baseUrl: apiUrl, token: 'key_test_acme', retries: 0 });

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Expected an element ${selector} in index.html.`);
  return element;
};
const message = find('#message');
const list = find('#approvals');

const show = (text: string): void => {
  message.textContent = text;
};

/** The service's message, or why it didn't respond. */
const explain = (error: unknown): string => {
  if (error instanceof ApiError) return error.serviceMessage;
  return error instanceof Error ? error.message : String(error);
};

const decide = async (id: string, decision: 'approve' | 'deny', row: HTMLElement): Promise<void> => {
  const result = await api.approvals[decision](id).result();
  if (result.ok) show(result.data.status === 'approved' ? 'Approved.' : 'Denied.');
  else if (result.code === 'already_decided') show('Someone else has already decided.');
  else return show(`The decision was not saved: ${explain(result.error)}`);
  row.remove();
};

const createButton = (label: string, press: () => Promise<void>): HTMLElement => {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => void press());
  return button;
};

const load = async (): Promise<void> => {
  for await (const { id, action } of api.approvals.list({ status: 'pending' })) {
    const row = document.createElement('li');
    row.append(
      `${action} `,
      createButton('Approve', () => decide(id, 'approve', row)),
      createButton('Deny', () => decide(id, 'deny', row)),
    );
    list.append(row);
  }
  if (list.childElementCount === 0) show('No pending approvals.');
};

load().catch((error: unknown) => show(explain(error)));
