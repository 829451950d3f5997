import { headerNames, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Principal, WorkspaceRecord } from '../core/principal.ts';
import type { ErrorEnvelope, FieldError, Problem } from '../core/problem.ts';
import type { Tenant } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Connection } from '../host/connection.ts';
import type { Change, Db } from '../store/database.ts';
import type { PageRequest } from '../store/keyset.ts';

/** The validated input of a request, coerced and with defaults filled in. */
export type ValidInput = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** Uses the header names of the operation's declaration. */
  header: Record<string, unknown>;
  body: unknown;
  /** The bytes of the body, for the idempotency hash. */
  rawBody: Uint8Array;
};

type Received = Pick<
  Call,
  'context' | 'request' | 'connection' | 'requestId' | 'at' | 'path' | 'parameters' | 'headers'
> & { readonly operation: OperationShape | undefined };

const noQuery = new URLSearchParams();

/**
 * A request on its way through its chain of middlewares: the received data, the findings of the middlewares, and the
 * headers that every response to it has. Its handler receives it, too.
 */
export class Call {
  readonly context!: AppContext;
  readonly request!: Request;
  /** Undefined for a request of the program that created the sandbox. */
  readonly connection!: Connection | undefined;
  /** Undefined for a page, or if no route matches. */
  readonly operation!: OperationShape;
  /** The id of the request in responses and logs. */
  readonly requestId!: string;
  /** When the request was received, by the sandbox's clock. */
  readonly at!: Date;
  /** When the request was received, in milliseconds of `performance.now()`. */
  readonly startedAt: number = performance.now();
  /** Decoded, without the query string. */
  readonly path!: string;
  /** The values of the path's parameters. */
  readonly parameters!: Readonly<Record<string, string>>;
  /** Headers of the response. */
  readonly headers!: Record<string, string>;
  /** Set by `authentication`. */
  principal!: Principal;
  /** Set by `authentication`: whether the sandbox doesn't know the token. */
  unknownToken = false;
  /** Set by `contentNegotiation`. */
  mediaType!: string;
  /** Set by `validation`: validated against the OpenAPI document of the API. */
  input!: ValidInput;
  /** Set by `workspace`; undefined if the path doesn't name one. */
  workspace!: WorkspaceRecord;
  tenant!: Tenant;
  /** Set by `pagination`: the list that its cursors are valid for. */
  binding!: string;
  page!: PageRequest;
  /** The transaction of a write, or the database; set just before the handler runs, which runs all its queries on it. */
  db!: Db;
  /** Set by the handler: the status of a success, and its headers. */
  status!: number;
  successHeaders!: Record<string, string>;

  /**
   * For the request log: what forced the response (`Prefer`, or the id of a fault rule), the contract violations, the
   * changes, and the error.
   */
  forced: string | undefined = undefined;
  violations: Violations | undefined = undefined;
  /** Fields of the body that were accepted but are likely mistakes. */
  warnings: readonly FieldError[] = [];
  /** The bytes of the body, after it was read. */
  received: Uint8Array | undefined = undefined;
  changes: Change[] | undefined = undefined;
  problem: Problem | undefined = undefined;

  /** Set by a fault rule: whether the connection is reset, so that the client gets no response. */
  isLost = false;
  /** Set by a fault rule: the milliseconds to wait in the middle of the body. */
  pause = 0;

  #duration: number | undefined = undefined;
  #query: URLSearchParams | undefined = undefined;

  constructor(received: Received) {
    Object.assign(this, received);
  }

  /** Milliseconds from the start until this is first read. The request log reads it once the response is known. */
  get duration(): number {
    this.#duration ??= performance.now() - this.startedAt;
    return this.#duration;
  }

  /** The parsed query string. */
  get query(): URLSearchParams {
    if (this.#query) return this.#query;
    const { url } = this.request;
    const start = url.indexOf('?');
    this.#query = start === -1 ? noQuery : new URL(url).searchParams;
    return this.#query;
  }

  /** A header of the request. */
  header(name: string): string | undefined {
    return this.request.headers.get(name) ?? undefined;
  }

  /** Aborted when the client disconnects, for responses that continue until then. */
  get signal(): AbortSignal {
    const { signal } = this.request;
    const closing = this.connection?.closing;
    return closing ? AbortSignal.any([signal, closing]) : signal;
  }

  /** Sets a header of the successful response, by its name in `headerNames`. */
  setHeader(name: keyof typeof headerNames, value: string): void {
    this.successHeaders[headerNames[name]] = value;
  }

  /** Responds with a status other than the first success that the operation declares. */
  setStatus(status: 201): void {
    this.status = status;
  }

  /** Logs valid fields of the body that are likely mistakes. */
  warn(fields: readonly FieldError[]): void {
    this.warnings = [...this.warnings, ...fields];
  }
}

/** The values that a request has for some parameters. */
export const readValues = <Value>(
  parameters: readonly { readonly name: string }[],
  read: (name: string) => Value | null | undefined,
): Record<string, Value> => {
  const values: Record<string, Value> = {};
  for (const { name } of parameters) {
    const value = read(name);
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values;
};

// biome-ignore lint/suspicious/noConfusingVoidType: most middlewares return nothing at all.
type Outcome = PlainResponse | undefined | void;

/** A step of a chain. It returns nothing to pass the call on, returns a response, or throws a Problem. */
export type Middleware = (call: Call) => Outcome | Promise<Outcome>;

/** One part of a request that breaks the contract. */
export type Violation = components['schemas']['LoggedRequest']['violations'][number];

/** The violations found in a request, and the number of further ones. */
export type Violations = { readonly items: readonly Violation[]; readonly omitted: number };

/** Adds the part of the request that field errors are in. */
export const inPlace = (place: Violation['in'], fields: readonly FieldError[]): Violation[] =>
  fields.map((field) => ({ in: place, ...field }));

/** The response header with the request's id, which identifies its lines in the log. */
export const requestIdHeader = 'X-Request-Id';

/** A response before it is converted to a Response. */
export type PlainResponse = {
  readonly status: number;
  /** Added to the headers of the call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
};

/** A response with a JSON body. */
export const jsonResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PlainResponse => ({
  status,
  headers: { 'Content-Type': mediaTypes.json, ...headers },
  body: JSON.stringify(body),
});

const withRequestId = (envelope: ErrorEnvelope, requestId: string): ErrorEnvelope => {
  const { details } = envelope.error;
  if (details?.request_id === undefined) return envelope;
  return { error: { ...envelope.error, details: { ...details, request_id: requestId } } };
};

/**
 * Converts a problem to a response. It is always JSON, whatever encoding was requested (Output encodings, rule 3). The
 * request's id replaces any request id in its details.
 */
export const problemResponse = ({ status, envelope, headers }: Problem, requestId: string): PlainResponse =>
  jsonResponse(status, withRequestId(envelope, requestId), headers);
