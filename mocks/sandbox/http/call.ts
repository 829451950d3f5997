import type { OperationShape } from '@workspace-api/contract';
import type { Principal, WorkspaceRecord } from '../core/principal.ts';
import type { FieldError, Problem } from '../core/problem.ts';
import type { PageRequest } from '../domain/lists/keyset.ts';
import type { Db } from '../store/database.ts';
import type { Change } from '../store/record-changes.ts';
import type { PlainResponse } from './plain-response.ts';
import type { Bindings } from './to-request.ts';
import type { Violations } from './violation.ts';

/** The validated input of a request: coerced, with defaults filled in. */
export type ValidInput = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** By the names that the operation declares them with. */
  header: Record<string, unknown>;
  body: unknown;
  /** The bytes of the body, for the idempotency hash. */
  rawBody: Uint8Array;
};

type Received = Pick<
  Call,
  'request' | 'bindings' | 'operation' | 'id' | 'at' | 'path' | 'parameters' | 'headers'
>;

const noQuery = new URLSearchParams();

/**
 * One request on its way through its chain of middlewares: what was received, what the middlewares found out, and the
 * headers that its answer has whatever its outcome.
 */
export class Call {
  readonly request: Request;
  readonly bindings: Bindings;
  /** Absent for a page, and where no route matches. */
  readonly operation: OperationShape | undefined;
  readonly id: string;
  /** When it was received, by the sandbox's clock. */
  readonly at: Date;
  /** The same in milliseconds of `performance.now()`. */
  readonly startedAt: number = performance.now();
  /** Decoded, without the query string. */
  readonly path: string;
  /** The values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
  /** Set by `authentication`. */
  principal!: Principal;
  /** Set by `authentication`: a token was sent that the sandbox does not know. */
  unknownToken = false;
  /** Set by `contentNegotiation`. */
  mediaType!: string;
  /** Set by `validation`. */
  input!: ValidInput;
  /** Set by `workspace`; absent where the path names none. */
  workspace!: WorkspaceRecord;
  /** Set by `pagination`: the list that its cursors are valid for. */
  binding!: string;
  page!: PageRequest;
  /** The connection or transaction of its queries; set just before the handler runs. */
  db!: Db;

  /** For the request log: what forced the answer (`Prefer`, or the id of a fault rule), what broke the contract, what was changed, and the error. */
  forced: string | undefined = undefined;
  violations: Violations | undefined = undefined;
  /** Fields of the body that were accepted and yet are likely a mistake. */
  warnings: readonly FieldError[] = [];
  /** The bytes of the body, once it was read. */
  received: Uint8Array | undefined = undefined;
  changes: Change[] | undefined = undefined;
  problem: Problem | undefined = undefined;

  #duration: number | undefined = undefined;
  #query: URLSearchParams | undefined = undefined;

  constructor(received: Received) {
    this.request = received.request;
    this.bindings = received.bindings;
    this.operation = received.operation;
    this.id = received.id;
    this.at = received.at;
    this.path = received.path;
    this.parameters = received.parameters;
    this.headers = received.headers;
  }

  /** Milliseconds from its start to the first question for them: that of the request log, once the answer is known. */
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
}

// biome-ignore lint/suspicious/noConfusingVoidType: most middlewares return nothing at all.
type Outcome = PlainResponse | undefined | void;

/** One step of a chain: passes the call on by returning nothing, returns an answer, or throws a Problem. */
export type Middleware = (call: Call) => Outcome | Promise<Outcome>;
