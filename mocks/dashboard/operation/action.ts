import { secretBodies } from '@workspace-api/contract';
import { formatRequestLine, type OperationRequest, type Reply } from '../client/request.ts';
import { message } from '../store/messages.ts';
import type { JsonObject, Narrowed } from './body.ts';

/** What a button does: a request, which is sent immediately, after a confirmation, or from a form. */
export type Action = {
  readonly request: OperationRequest;
  /** The text of the button. */
  readonly label: string;
  /** The name of the button for screen readers, and the title of the dialog. */
  readonly title: string;
  /** The text of the button that sends the request. */
  readonly submit: string;
  /** The message after the request succeeded. */
  readonly done: string;
  readonly isDangerous: boolean;
  /** Whether the user confirms a request without a form before it is sent, as with dangerous ones. */
  readonly isConfirmed?: boolean;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  /** The record of the button, as the view names it. */
  readonly name?: string;
  /** The record as the dialog calls it, if not by its name. */
  readonly subject?: string;
  /** The body of a request that is sent without a form; undefined for none. */
  readonly body?: unknown;
  /** The first values of the form. */
  readonly initial?: JsonObject;
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

/** What a view says about an action. */
export type OwnAction = Partial<Omit<Action, 'request'>>;

/** Whether a successful response has a secret, which is shown only once. */
const returnsSecret = ({ method, path }: OperationRequest['operation']): boolean =>
  secretBodies.some((body) => body.method === method && body.path === path && body.response !== undefined);

/** Makes an action of a request. By default its words come from its label or the summary of the operation, such as "Add a record". */
export const toAction = (request: OperationRequest, own: OwnAction = {}): Action => {
  const { operation } = request;
  const [phrase = ''] = operation.summary.split(', ');
  const [verb = phrase] = phrase.split(/ (?:an?|all|the) /);
  const label = own.label ?? (own.name === undefined ? phrase : verb);
  const title = own.title ?? [label, own.name].filter(Boolean).join(' ');
  return {
    request,
    submit: own.label?.split(' ')[0] ?? verb,
    done: `${title}: done.${returnsSecret(operation) ? ' Copy the secret now from the response: it is shown only once.' : ''}`,
    isDangerous: operation.method === 'DELETE',
    ...own,
    label,
    title,
  };
};

/** Whether an action has a form, to fill in or to read the response. The others show their outcome as a message. */
export const hasForm = (action: Action): boolean =>
  !('body' in action) &&
  (action.request.operation.requestBody !== null || returnsSecret(action.request.operation));

/** Shows that an action without a form succeeded. */
export const finish = ({ request, done, onDone }: Action, reply: Reply): void => {
  message.done(`${done} ${formatRequestLine(request)}: ${reply.status}`);
  onDone?.(reply.body);
};
