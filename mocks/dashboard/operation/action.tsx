import { signal } from '@preact/signals';
import { secretBodies } from '@workspace-api/contract';
import {
  type Content,
  consolePath,
  formatRequestLine,
  type OperationRequest,
  sendRequest,
  toHeaders,
} from '../client/request.ts';
import { Badge, Button, CodeBlock, confirm } from '../components/index.ts';
import { act } from '../store/events.ts';
import { message } from '../store/messages.ts';
import type { JsonObject, Narrowed } from './body.ts';
import { type Wording, wording } from './wording.ts';

/** What a button does: a request, which is sent immediately, after a confirmation, or from a form. */
export type Action = Wording &
  Required<Pick<Wording, 'label' | 'title' | 'submit' | 'done' | 'isDangerous'>> & {
    readonly request: OperationRequest;
    /** The record of the button, as the view names it. */
    readonly name?: string;
    /** The record as the dialog calls it, if not by its name. */
    readonly subject?: string;
    readonly isDisabled?: boolean;
    /** The body of a request that is sent without a form; undefined for none. */
    readonly body?: unknown;
    /** The members of the body that the view determines. They have no input. */
    readonly fixed?: JsonObject;
    /** Whether a member of the body has an input; by default all have. The others keep their values. */
    readonly hasMember?: (name: string) => boolean;
    /** Reads the document that a JSON Patch changes. Its ETag becomes the If-Match. */
    readonly edits?: OperationRequest;
    readonly narrowed?: Narrowed;
    /** Called with the body of the response. */
    readonly onDone?: (body: unknown) => void;
  };

/** Whether a successful response has a secret, which is shown only once. */
const returnsSecret = ({ method, path }: OperationRequest['operation']): boolean =>
  secretBodies.some((body) => body.method === method && body.path === path && body.response !== undefined);

/**
 * Makes an action of a request. Its words come from the summary of the operation, such as "Add a page, as the page editor does",
 * or from the table of wording.
 */
export const toAction = (request: OperationRequest, own: Partial<Omit<Action, 'request'>> = {}): Action => {
  const { operation } = request;
  const key = [operation.id, request.resource].filter(Boolean).join(' ');
  const find = (one: string): Wording | undefined => wording[one as keyof typeof wording];
  const words = find(key) ?? find(operation.id) ?? {};
  const [phrase = '', manner] = operation.summary.split(', ');
  const [verb = phrase] = phrase.split(/ (?:an?|all|the) /);
  const label = own.label ?? words.label ?? (own.name === undefined ? phrase : verb);
  const title = [words.title ?? label, own.name].filter(Boolean).join(' ');
  return {
    request,
    title,
    submit: verb,
    done: `${title}: done.${returnsSecret(operation) ? ' Copy the secret now from the response: it is shown only once.' : ''}`,
    isDangerous: operation.method === 'DELETE',
    ...(manner && { text: `${manner.charAt(0).toUpperCase()}${manner.slice(1)}.` }),
    ...words,
    ...own,
    ...(own.title === undefined && { title }),
    label,
  };
};

/** The title of an action's dialog. */
export const getDialogTitle = ({ title, label, subject }: Action): string =>
  subject === undefined ? title : `${label} ${subject}`;

/** Shows a request as it will be sent, or was sent. */
export const RequestPreview = ({ request, ...content }: { request: OperationRequest } & Content) => {
  const lines = [
    formatRequestLine(request),
    ...Object.entries(toHeaders(request.operation, content)).map(([name, value]) => `${name}: ${value}`),
    ...(content.body === undefined ? [] : ['', JSON.stringify(content.body, null, 2)]),
  ];
  return (
    <div class="request-preview stack-small">
      <CodeBlock label="Request" value={lines.join('\n')} />
      <p class="hint">
        {request.server === 'api' ? (
          <>
            Sent as the owner of the workspace, without a token, below <code>{consolePath()}</code>.
          </>
        ) : (
          <>
            <Badge tone="accent">sandbox only</Badge> The API has no operation for it.
          </>
        )}
      </p>
    </div>
  );
};

/** The action whose form is open. */
export const openedForm = signal<Action | undefined>(undefined);

const send = ({ request, body, done, onDone }: Action): Promise<boolean> =>
  act(async () => {
    const reply = await sendRequest(request, { body });
    message.done(`${done} ${formatRequestLine(request)}: ${reply.status}`);
    onDone?.(reply.body);
  });

const sendConfirmed = async (action: Action): Promise<void> => {
  const { text, submit, isDangerous, request, body } = action;
  const content = (
    <div class="stack">
      <p>{text}</p>
      <RequestPreview request={request} body={body} />
    </div>
  );
  const title = `${getDialogTitle(action)}?`;
  if (await confirm({ title, text: content, action: submit, isDangerous })) await send(action);
};

/** Opens the form of an action or a confirmation, or sends the request. @returns what the button waits for */
const perform = (action: Action): Promise<boolean> | undefined => {
  const { operation } = action.request;
  const hasForm = !('body' in action) && (operation.requestBody || returnsSecret(operation));
  if (!hasForm && action.text === undefined && !action.isDangerous) return send(action);
  // A copy renders the dialog even if it is still open with the same action.
  if (hasForm) openedForm.value = { ...action };
  else void sendConfirmed(action);
  return undefined;
};

const ActionButton = ({ action }: { action: Action }) => (
  <Button
    kind={action.isDangerous ? 'danger' : action.isPrimary ? 'primary' : 'plain'}
    onClick={() => perform(action)}
    {...(action.name !== undefined && { label: action.title })}
    isDisabled={action.isDisabled ?? false}
  >
    {action.label}
  </Button>
);

/** The buttons of some actions, without the ones that aren't offered. */
export const ActionButtons = ({ actions }: { actions: readonly (Action | undefined)[] }) => (
  <>{actions.map((action) => action && <ActionButton key={action.title} action={action} />)}</>
);
