import type { OperationId, OperationShape } from '@workspace-api/contract';
import type { Principal, WorkspaceRecord } from '../core/principal.ts';
import type { Problem } from '../core/problem.ts';
import type { Db } from '../store/database.ts';
import type { Change } from '../store/record-changes.ts';
import type { Answer } from './answer.ts';
import type { Bindings } from './env.ts';
import type { PageRequest } from './lists/position.ts';
import type { Violation } from './request-log/violation.ts';

/** An operation of the contract, with its name. */
export type Operation = OperationShape & { readonly id: OperationId };

/** A request as the contract sees it: coerced, with defaults filled in, and valid. */
export type ValidInput = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** By the names that the operation declares. */
  header: Record<string, unknown>;
  body: unknown;
  /** The body's bytes as they came, for the idempotency hash. */
  rawBody: Uint8Array;
};

type Came = Pick<Call, 'request' | 'bindings' | 'operation' | 'id' | 'path' | 'parameters' | 'headers'>;

const noQuery = new URLSearchParams();

/**
 * One request of the API on its way through the middlewares of its operation: what came, what they found out, and the
 * headers that its answer will have whatever becomes of it.
 */
export class Call {
  readonly request: Request;
  readonly bindings: Bindings;
  /** Absent where the path leads to none. */
  readonly operation: Operation | undefined;
  readonly id: string;
  /** Decoded, without the query. */
  readonly path: string;
  /** The values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
  /** By `credentials`; absent while it is not known who asks. */
  principal!: Principal;
  /** By `credentials`: it looked, and there is no such token. */
  unknownToken = false;
  /** By `negotiation`. */
  mediaType!: string;
  /** By `validation`. */
  input!: ValidInput;
  /** By `workspace`; absent where the path names none. */
  workspace!: WorkspaceRecord;
  /** By `paging`: which list its cursors are good for. */
  binding!: string;
  page!: PageRequest;
  /** What its queries run on. */
  db!: Db;

  /** For the log: what forced the answer (`Prefer`, or the id of a fault rule), what in it broke the contract, what it changed, why it failed. */
  forced: string | undefined = undefined;
  violations: readonly Violation[] | undefined = undefined;
  changes: readonly Change[] | undefined = undefined;
  problem: Problem | undefined = undefined;

  #query: URLSearchParams | undefined = undefined;

  constructor(given: Came) {
    this.request = given.request;
    this.bindings = given.bindings;
    this.operation = given.operation;
    this.id = given.id;
    this.path = given.path;
    this.parameters = given.parameters;
    this.headers = given.headers;
  }

  /** What follows the question mark. */
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
type Settled = Answer | undefined | void;

/** What a call goes through: it lets it pass, answers it, or throws a Problem. */
export type Middleware = (call: Call) => Settled | Promise<Settled>;
