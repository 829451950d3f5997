import type { HttpBindings } from '@hono/node-server';
import type { OperationShape } from '@workspace-api/contract';
import type { PageRequest } from './lists/position.ts';
import type { Principal, WorkspaceRecord } from './principal.ts';
import type { Change } from './request-log/record-changes.ts';
import type { Violation } from './request-log/violations.ts';
import type { Db } from './store/store.ts';

/** A request as the contract sees it: coerced, with defaults filled in, and valid. */
export type ValidInput = {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** Names in lower case. */
  header: Record<string, unknown>;
  body: unknown;
  /** The body's bytes as they came, for the idempotency hash. */
  rawBody: Uint8Array;
};

/** What is noted of a request for the log. */
type Noted = {
  operation: OperationShape;
  violations: Violation[];
  changes: Change[];
  /** What forced the answer: `Prefer`, or the id of a fault rule. */
  forced: string;
};

/** What the middlewares leave for those after them, in the order of the chain. */
export type Env = {
  /** Node's request and response, where the sandbox is served on a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    principal: Principal;
    mediaType: string;
    input: ValidInput;
    workspace: WorkspaceRecord;
    binding: string;
    page: PageRequest;
    db: Db;
  } & Partial<Noted>;
};
