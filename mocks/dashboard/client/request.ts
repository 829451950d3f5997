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
  formatUrl,
  type Resource,
} from '@workspace-api/contract/sandbox';
import { here, inMode, mode, workspace } from '../store/route.ts';
import { sandboxFetch } from './host.ts';

/** The arguments of an operation. */
export type AnyInput = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** A successful response. Its body is undefined if it is empty. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Creates an idempotency key. `crypto.randomUUID` exists only on secure origins, which a sandbox on another machine isn't. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The headers of an operation's request: its own, and the media type of its body. */
export const toHeaders = (
  { requestBody }: Pick<OperationShape, 'requestBody'>,
  { header = {}, body }: Pick<AnyInput, 'header' | 'body'>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)])),
  ...(body !== undefined && requestBody && { 'Content-Type': requestBody.mediaType }),
});

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

/** The parameters of an operation. The selected workspace is its slug. */
type Place<Whole> = {
  readonly path?: Whole extends { readonly path: infer Path } ? Partial<Path> : never;
  readonly query?: Whole extends { readonly query?: infer Query } ? Query : never;
};

/** The path of console access to the selected workspace and mode. */
export const consolePath = (): string =>
  formatUrl(controlPath + controlOperations.getConsole.path, {
    path: { slug: workspace.value, mode: mode.value },
  }) + basePath;

/**
 * A request for an operation of the API, as the owner of the selected workspace and in the selected mode. The contract describes the
 * operation at run time, such as the list of any resource.
 */
export const requestFor = (
  operation: OperationShape,
  { path, query = {} }: AnyInput = {},
): OperationRequest => {
  const target = formatUrl(operation.path, { path: { ...here(), ...path }, query });
  return { server: 'api', operation, target: basePath + target, address: consolePath() + target };
};

/** A request for an operation of the API. */
export const apiRequest = <Id extends OperationId>(id: Id, place: Place<Input<Id>> = {}): OperationRequest =>
  requestFor(operations[id], place as AnyInput);

/** A request for an operation of the control plane. */
export const controlRequest = <Id extends ControlOperationId>(
  id: Id,
  place: Place<ControlInput<Id>> = {},
): OperationRequest => {
  const operation = controlOperations[id];
  const { path, query = {} } = place as AnyInput;
  const address = controlPath + formatUrl(operation.path, { path: { ...here(), ...path }, query });
  const { resource } = (path ?? {}) as { resource?: string };
  return { server: 'control', operation, resource, target: address, address };
};

/** A request for a record of a resource, in the selected mode, also if the API has no operation for it. */
export const recordRequest = (
  operation: 'addRecord' | 'updateRecord' | 'removeRecord',
  resource: Resource,
  id?: string,
): OperationRequest =>
  controlRequest(operation, { path: { resource, ...(id !== undefined && { id }) }, query: inMode() });

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

/**
 * Calls an API operation as the owner of the selected workspace, in the selected mode. It uses console access, which needs no
 * token, has no rate limit, and keeps reads out of the request log.
 *
 * @throws ControlError
 * @example
 * const { data } = await api('listAgents');
 */
export const api = async <Id extends OperationId>(
  id: Id,
  place: Place<Input<Id>> = {},
): Promise<Output<Id>> => (await sendRequest(apiRequest(id, place))).body as Output<Id>;

/**
 * Calls operations of the control plane (openapi/sandbox.yaml). Its functions throw a ControlError.
 *
 * @example
 * const { now } = await control.advanceClock({ body: { seconds: 3600 } });
 */
export const control = createControl(controlPath, fetchResponse);

/** Reads the records of a resource, in the selected mode, with more than the API shows. */
export const listStored = <Name extends Resource>(resource: Name) =>
  control.listRecords({ path: { ...here(), resource }, query: inMode() });

/** Reads a record of a resource, in the selected mode, with more than the API shows. */
export const readStored = <Name extends Resource>(resource: Name, id: string) =>
  control.getRecord({ path: { ...here(), resource, id }, query: inMode() });

/** Where the sandbox serves the OpenAPI document of each kind of operation. They are too large for the dashboard's bundle. */
const places = { api: '/openapi.json', control: `${controlPath}/openapi.json` } as const;

const documents: Partial<Record<keyof typeof places, Promise<unknown>>> = {};

const readDocument = async (place: string): Promise<unknown> => {
  const response = await sandboxFetch(place);
  if (!response.ok) throw new Error(`Can't read ${place}: status ${response.status}. Reload the page.`);
  return response.json();
};

/** Loads the OpenAPI document of the API or of the control plane, once. After an error the next call tries again. */
export const loadOpenApiDocument = (kind: keyof typeof places): Promise<unknown> => {
  documents[kind] ??= readDocument(places[kind]);
  documents[kind].catch(() => delete documents[kind]);
  return documents[kind];
};
