import {
  basePath,
  type Input,
  type OperationId,
  type OperationShape,
  type Output,
  operations,
} from '@workspace-api/contract';
import {
  ControlError,
  type Input as ControlInput,
  type OperationId as ControlOperationId,
  operations as controlOperations,
  controlPath,
  createControl,
  formatControlPath,
} from '@workspace-api/contract/sandbox';
import { here, inMode, mode, workspace } from '../store/selection.ts';
import { sandboxFetch } from './host.ts';
import { type AnyInput, formatUrl, type Reply, toHeaders } from './send.ts';

/** A request for an operation, with its path and query, but without its headers and body. */
export type OperationRequest = {
  /** Whether clients of the API can send it too. Operations of the control plane are the sandbox's own. */
  readonly server: 'api' | 'control';
  readonly operation: OperationShape;
  /** The resource of the control plane's records that the body belongs to. */
  readonly resource?: string | undefined;
  /** The path and query as a client sends them. */
  readonly target: string;
  /** Where the dashboard sends it. For the API, this is console access to the workspace. */
  readonly address: string;
};

/** The headers and the body of a request. */
export type Content = Pick<AnyInput, 'header' | 'body'>;

type Place<Whole> = Omit<Whole, 'body' | 'header'>;

/** The path of console access to the selected workspace and mode. */
export const consolePath = (): string =>
  formatUrl(controlPath + controlOperations.getConsole.path, {
    path: { slug: workspace.value, mode: mode.value },
  }) + basePath;

/** A request for an operation that the contract describes at run time, such as the list of any resource. */
export const requestFor = (operation: OperationShape, input: AnyInput): OperationRequest => ({
  server: 'api',
  operation,
  target: basePath + formatUrl(operation.path, input),
  address: consolePath() + formatUrl(operation.path, input),
});

/** A request for an operation of the API, as the owner of the selected workspace and in the selected mode. */
export const apiRequest = <Id extends OperationId>(id: Id, input: Place<Input<Id>>): OperationRequest =>
  requestFor(operations[id], input as AnyInput);

const controlRequestFor = (id: ControlOperationId, input: AnyInput): OperationRequest => {
  const address = controlPath + formatControlPath(id, input);
  const { resource } = (input.path ?? {}) as { resource?: string };
  return { server: 'control', operation: controlOperations[id], resource, target: address, address };
};

/** A request for an operation of the control plane. */
export const controlRequest = <Id extends ControlOperationId>(
  id: Id,
  input: Place<ControlInput<Id>>,
): OperationRequest => controlRequestFor(id, input as AnyInput);

type RecordPath = ControlInput<'updateRecord'>['path'];

/** Adds a record of a resource to the selected workspace, in the selected mode. */
export const addRecord = (resource: ControlInput<'addRecord'>['path']['resource']): OperationRequest =>
  controlRequest('addRecord', { path: { ...here(), resource }, query: inMode() });

/** Changes a record of a resource. */
export const updateRecord = (resource: RecordPath['resource'], id: string): OperationRequest =>
  controlRequest('updateRecord', { path: { ...here(), resource, id }, query: inMode() });

/** Deletes a record of a resource, also if the API can't. */
export const removeRecord = (resource: RecordPath['resource'], id: string): OperationRequest =>
  controlRequest('removeRecord', { path: { ...here(), resource, id }, query: inMode() });

/** The first line of a request: `POST /v1/workspaces/acme/agents`. */
export const formatRequestLine = ({ operation, target }: OperationRequest): string =>
  `${operation.method} ${target}`;

/** Sends a request to the sandbox. @throws Error if the sandbox doesn't respond */
const fetchResponse = (address: string, init: RequestInit): Promise<Response> =>
  sandboxFetch(address, { ...init, cache: 'no-store' }).catch((error: unknown) => {
    throw new Error(`${init.method} ${address} didn't reach the sandbox. Is it running? (${String(error)})`);
  });

/** Sends a request. @throws ControlError if it is rejected, also by the API */
export const sendRequest = async (
  { operation, target, address }: OperationRequest,
  content: Content = {},
): Promise<Reply> => {
  const response = await fetchResponse(address, {
    method: operation.method,
    headers: toHeaders(operation, content),
    ...(content.body !== undefined && { body: JSON.stringify(content.body) }),
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new ControlError(`${operation.method} ${target}`, response.status, body?.error);
  return { status: response.status, headers: response.headers, body };
};

type Arguments<Whole> = Record<never, never> extends Whole ? [input?: Whole] : [input: Whole];

/**
 * Calls an API operation as the owner of the selected workspace, in the selected mode. It uses console access, which needs no
 * token, has no rate limit, and keeps reads out of the request log.
 *
 * @throws ControlError
 * @example
 * const { data } = await api('listAgents', { path: { slug: workspace.value } });
 * await api('approveApproval', { path: { id: 'apr_01K9A3' }, body: {} });
 */
export const api = async <Id extends OperationId>(
  id: Id,
  ...[input = {} as Input<Id>]: Arguments<Input<Id>>
): Promise<Output<Id>> =>
  (await sendRequest(requestFor(operations[id], input as AnyInput), input as AnyInput)).body as Output<Id>;

/**
 * Calls operations of the control plane (openapi/sandbox.yaml). Its functions throw a ControlError.
 *
 * @example
 * const { now } = await control.advanceClock({ body: { seconds: 3600 } });
 */
export const control = createControl(controlPath, fetchResponse);
