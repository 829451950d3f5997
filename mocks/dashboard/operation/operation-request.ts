import {
  basePath,
  type Input,
  type OperationId,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import {
  type Input as ControlInput,
  type OperationId as ControlOperationId,
  operations as controlOperations,
} from '@workspace-api/contract/sandbox';
import { consolePath } from '../client/api.ts';
import { controlAddress } from '../client/control.ts';
import { sandboxFetch } from '../client/host.ts';
import { type AnyInput, formatUrl, type Reply, send } from '../client/send.ts';
import { here, inMode } from '../store/sandbox.ts';

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

/** A request for an operation of the control plane. */
export const controlRequest = <Id extends ControlOperationId>(
  id: Id,
  input: Place<ControlInput<Id>>,
): OperationRequest => {
  const address = controlAddress(id, input as AnyInput);
  const { resource } = ((input as AnyInput).path ?? {}) as { resource?: string };
  return { server: 'control', operation: controlOperations[id], resource, target: address, address };
};

/** Sends a request. @throws RequestError */
export const sendRequest = (
  { operation, address }: OperationRequest,
  content: Content = {},
): Promise<Reply> => send(sandboxFetch, operation, address, content);

/** The first line of a request: `POST /v1/workspaces/acme/agents`. */
export const formatRequestLine = ({ operation, target }: OperationRequest): string =>
  `${operation.method} ${target}`;

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
