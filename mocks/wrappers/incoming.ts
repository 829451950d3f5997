import {
  basePath,
  decodeSegment,
  getOperation,
  headerNames,
  mediaTypes,
  modeOfKey,
  type OperationId,
  operations,
  sessionPrefix,
} from '@workspace-api/contract';
import {
  type OperationId as ControlId,
  operationList as controlList,
  controlPath,
} from '@workspace-api/contract/sandbox';
import { asJson, type Page, readPage } from './change-pages.ts';
import type { Fetch } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import type { Json } from './json.ts';
import { type Changes, repeatable, withQuery } from './resend.ts';

/** An operation of the API, or of the control plane, which acts for visitors, runtimes and time. */
export type AnyOperationId = OperationId | Exclude<ControlId, OperationId>;

/** What another request has in place of the present one's: path parameters, query, JSON body and Authorization header. */
type Call = {
  readonly slug?: string;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | null>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request that a server receives, read by its operation. */
export type Incoming = {
  readonly request: Request;
  readonly operation: AnyOperationId | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly rawBody: string;
  /** The JSON object of the body; an empty one if the body isn't an object. */
  readonly body: Json;
  /** The workspace in the path; '' if there is none. */
  readonly slug: string;
  /** The id or name of a record in the path; '' if there is none. */
  readonly id: string;
  /** The Authorization header. */
  readonly token: string;
  /** The mode of the key. Any other token counts as test mode. */
  readonly mode: string;
  /** Sends the request to the server, with changes. It can be sent several times. */
  send(changes?: Changes): Promise<Response>;
  /** Reads a page of the requested list in JSON, with another query; undefined if the request is refused. */
  page(query?: Changes['query']): Promise<Page | undefined>;
  /** Sends a request for an operation of the API: by default, of the same workspace and record, with the same token. */
  call(operation: OperationId, parts?: Call): Promise<Response>;
};

/** Whether a request has the access token of a session. */
export const isSession = ({ token }: Incoming): boolean => token.startsWith(`Bearer ${sessionPrefix}`);

/** Whether a request is a write. */
export const isWrite = ({ request }: Pick<Incoming, 'request'>): boolean => request.method !== 'GET';

/** The idempotency key of a request; '' if there is none. */
export const getKey = ({ headers }: Request): string => headers.get(headerNames.idempotencyKey) ?? '';

const routes = controlList
  .filter(({ id }) => !(id in operations))
  .map(({ id, method, path }) => ({
    id: id as AnyOperationId,
    method,
    pattern: new RegExp(`^${controlPath}${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }));

/** The operation of a request; undefined for a request outside of the contract. */
export const findOperationId = (request: Request): AnyOperationId | undefined => {
  const { pathname } = new URL(request.url);
  return (
    findOperation(request)?.id ??
    routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname))?.id
  );
};

const parseObject = (rawBody: string): Json => {
  try {
    return { ...(JSON.parse(rawBody) as Json) };
  } catch {
    return {};
  }
};

/** The workspace in a path; '' if there is none. */
const slugIn = (path: string): string => /\/workspaces\/([^/?]+)/.exec(path)?.[1] ?? '';

/** The path of an operation in the contract or in the control plane. */
const getTemplate = (operation: AnyOperationId): string =>
  operation in operations
    ? getOperation(operation as OperationId).path
    : (controlList.find(({ id }) => id === operation)?.path ?? '');

/** The last path parameter of an operation that isn't the workspace. */
const idIn = (operation: AnyOperationId, path: string): string => {
  const template = getTemplate(operation).split('/');
  const index = template.findLastIndex((step) => step.startsWith('{') && step !== '{slug}');
  return index < 0 ? '' : decodeSegment(path.split('/').at(index - template.length) ?? '');
};

/** Reads a request that is sent on to a server. */
export const readIncoming = async (request: Request, next: Fetch): Promise<Incoming> => {
  const { rawBody, again } = await repeatable(request);
  const { pathname: path, searchParams: query } = new URL(request.url);
  const operation = findOperationId(request);
  const slug = slugIn(path);
  const id = operation === undefined ? '' : idIn(operation, path);
  const token = request.headers.get('Authorization') ?? '';
  return {
    request: again(),
    operation,
    path,
    query,
    rawBody,
    body: parseObject(rawBody),
    slug,
    id,
    token,
    mode: modeOfKey(token.replace(/^Bearer /, '')) ?? 'test',
    send: (changes) => next(again(changes)),
    page: async (changes) => {
      const page = asJson(request, changes);
      // Only gzip can be decoded here.
      page.headers.delete('Accept-Encoding');
      return readPage(page, await next(page));
    },
    call: (other, parts = {}) => {
      const { method, path: template } = getOperation(other);
      const filled = template
        .replace('{slug}', parts.slug ?? slug)
        .replace(/\{\w+\}/, encodeURIComponent(parts.id ?? id));
      const headers = { ...(token !== '' && { Authorization: token }), ...parts.headers };
      return next(
        new Request(withQuery(new URL(basePath + filled, request.url).href, parts.query ?? {}), {
          method,
          headers: parts.body === undefined ? headers : { 'Content-Type': mediaTypes.json, ...headers },
          ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        }),
      );
    },
  };
};
