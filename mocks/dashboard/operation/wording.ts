import type { OperationId } from '@workspace-api/contract';
import type { OperationId as ControlOperationId, Input } from '@workspace-api/contract/sandbox';
import type { ComponentChildren } from 'preact';

/** How an operation is called, where the contract's summary isn't short enough for a button or doesn't say what to expect. */
export type Wording = {
  /** The text of the button. */
  readonly label?: string;
  /** The name of the button for screen readers and the title of the dialog, before the record's name. */
  readonly title?: string;
  /** The text of the button that sends the request. */
  readonly submit?: string;
  /** What the request does. A request without a form is sent after this was confirmed. */
  readonly text?: ComponentChildren;
  /** The message after the request succeeded. */
  readonly done?: string;
  readonly isDangerous?: boolean;
  readonly isPrimary?: boolean;
  /** The first values of the form. */
  readonly initial?: Readonly<Record<string, unknown>>;
};

const patch = {
  label: 'Edit',
  submit: 'Save the draft',
  text: 'The request is a JSON Patch of what you change.',
  done: 'The draft was saved.',
};

/** An operation, and for the records of the control plane their resource. */
type WordingKey = OperationId | ControlOperationId | `addRecord ${Input<'addRecord'>['path']['resource']}`;

/** The wording of operations. */
export const wording: Readonly<Partial<Record<WordingKey, Wording>>> = {
  'addRecord forms': { label: 'Add a form', text: 'As the form editor does.' },
  'addRecord invoices': {
    label: 'Add an invoice',
    text: 'As the billing platform does, with an amount instead of lines.',
    initial: { currency: 'USD', status: 'open' },
  },
  'addRecord log_entries': {
    label: 'Add an entry',
    text: 'As a running component does. Entries are never changed or deleted.',
    initial: { level: 'info', source: 'capability' },
  },
  'addRecord pages': {
    label: 'Add a page',
    text: 'As the page editor does. The new page has a draft, and is not published.',
  },
  'addRecord runs': { label: 'Start a run', submit: 'Start', initial: { status: 'running' } },
  'addRecord submissions': {
    label: 'Submit as a visitor',
    text: 'As a visitor of a published page.',
    // A body without a value for any field needs the object too.
    initial: { data: {} },
  },
  'addRecord usage': { label: 'Add usage' },
  approveApproval: {
    isPrimary: true,
    text: 'The run continues. A decision is final.',
    done: 'Approved. The run continues.',
  },
  createAgent: { text: 'It starts inactive.' },
  createProxyUrl: { label: 'Proxy URL', title: 'Create a proxy URL of' },
  createWebhookSubscription: { label: 'Create a subscription' },
  deleteSecret: {
    text: 'This deletes the secret with all its versions. What uses it fails from then on.',
  },
  deleteWebhookSubscription: {
    text: 'This deletes the subscription. Nothing is delivered to the endpoint any more.',
  },
  denyApproval: {
    isDangerous: true,
    text: 'The run stops permanently. A decision is final.',
    done: 'Denied. The run has stopped.',
  },
  'addRecord tokens': {
    label: 'Issue a token',
    submit: 'Issue',
    done: 'The token was issued. Copy it now from the response: it is shown only once.',
    text: 'A key or a session with any scopes and lifetime, as the console or a sign-in issues it.',
    initial: { kind: 'key' },
  },
  pauseRun: {
    submit: 'Pause the run',
    text: 'As the agent does for an action that needs an approval.',
    initial: { action: 'review', payload: {} },
  },
  publishPages: {
    label: 'Publish all',
    submit: 'Publish all',
    text: 'The current draft of every page becomes its live version. Visitors see it from then on.',
    done: 'All drafts are live.',
  },
  publishTheme: {
    label: 'Publish theme',
    text: 'The draft becomes the live theme. Visitors see it from then on.',
  },
  removeRecord: { label: 'Delete' },
  revokeToken: { text: 'The key stops working immediately and permanently.' },
  rollbackPage: {
    label: 'Roll back',
    submit: 'Restore as draft',
    text: "The earlier version becomes the draft, with a new version number. The live page doesn't change.",
  },
  rotateSecret: {
    text: 'Without a value, the service generates one. The current value is accepted until the overlap ends.',
  },
  rotateToken: { text: 'The key gets a new secret, and the old one stops working.' },
  setSecret: { text: 'A secret with the same name is overwritten.' },
  updatePage: patch,
  updateTheme: patch,
};
