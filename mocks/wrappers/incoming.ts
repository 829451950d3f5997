import {
  basePath,
  decodeSegment,
  getOperation,
  headerNames,
  mediaTypes,
  modeOfKey,
  type OperationId,
  sessionPrefix,
} from '@workspace-api/contract';
import { asJson, type Page, readPage } from './change-pages.ts';
import { type Changes, type Fetch, repeatable, withQuery } from './fetch.ts';
import { type AnyOperationId, findRoute } from './find-operation.ts';
import { type Json, readJson } from './json.ts';

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
  /** Calls an operation of the API, and reads the JSON of the response; an empty object if it has none. */
  read(operation: OperationId, parts?: Call): Promise<Json>;
};

/** Whether a request has the access token of a session. */
export const isSession = ({ token }: Incoming): boolean => token.startsWith(`Bearer ${sessionPrefix}`);

/** Whether a request is a write. */
export const isWrite = ({ request }: Pick<Incoming, 'request'>): boolean => request.method !== 'GET';

/** The idempotency key of a request; '' if there is none. */
export const getKey = ({ headers }: Request): string => headers.get(headerNames.idempotencyKey) ?? '';

const parseObject = (rawBody: string): Json => {
  try {
    return { ...(JSON.parse(rawBody) as Json) };
  } catch {
    return {};
  }
};

/** The workspace in a path; '' if there is none. */
const slugIn = (path: string): string => /\/workspaces\/([^/?]+)/.exec(path)?.[1] ?? '';

/** Reads a request that is sent on to a server. */
export const readIncoming = async (request: Request, next: Fetch): Promise<Incoming> => {
  const { rawBody, again } = await repeatable(request);
  const { pathname: path, searchParams: query } = new URL(request.url);
  const route = findRoute(request);
  const [, lastId = ''] = Object.entries(route?.parameters ?? {}).findLast(([name]) => name !== 'slug') ?? [];
  const slug = slugIn(path);
  const id = decodeSegment(lastId);
  const token = request.headers.get('Authorization') ?? '';
  const call: Incoming['call'] = (other, parts = {}) => {
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
  };
  return {
    request: again(),
    operation: route?.id,
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
    call,
    read: async (other, parts) => (await readJson(await call(other, parts))) ?? {},
  };
};
