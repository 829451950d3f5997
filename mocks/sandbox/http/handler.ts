import type { headerNames, Input, OperationId, Output, operations } from '@workspace-api/contract';
import type { Principal, WorkspaceRecord } from '../core/principal.ts';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';
import type { AppContext } from './app-context.ts';
import type { JsonText } from './json-text.ts';
import type { ListPage, PageRequest } from './lists/position.ts';

type InWorkspace<Id extends OperationId> =
  Input<Id> extends { path: { slug: string } }
    ? { readonly workspace: WorkspaceRecord; readonly tenant: Tenant }
    : unknown;
type Paged<Id extends OperationId> = (typeof operations)[Id]['list'] extends null
  ? unknown
  : { readonly page: PageRequest };

/** Sets a header of the success, by its name in `headerNames`. */
export type SetHeader = (name: keyof typeof headerNames, value: string) => void;

/**
 * What a handler is given: a request whose token, scope, input and workspace are settled. `db` is the transaction of
 * a write; use it, not `context.database`.
 */
export type HandlerRequest<Id extends OperationId> = {
  readonly context: AppContext;
  readonly db: Db;
  readonly principal: Principal;
  readonly input: Input<Id>;
  readonly setHeader: SetHeader;
  /** Answers with a success other than the first that the operation declares. */
  readonly setStatus: (status: 201) => void;
  /** Aborted once the caller has gone, for answers that go on until then. */
  readonly signal: AbortSignal;
  /** What the request is called in answers and logs. */
  readonly requestId: string;
  /** The request's address, for answers that hold addresses of this server. */
  readonly url: string;
} & InWorkspace<Id> &
  Paged<Id>;

type Item<List> = List extends { data: readonly (infer One)[] }
  ? One
  : List extends { workspaces: readonly (infer One)[] }
    ? One
    : never;

/**
 * What a handler gives: the JSON of its success, one page of its list for the encodings to write, or the bytes of a
 * stream.
 */
export type HandlerResult<Id extends OperationId> = (typeof operations)[Id]['stream'] extends true
  ? ReadableStream<Uint8Array>
  : (typeof operations)[Id]['list'] extends null
    ? Output<Id> | JsonText<Output<Id>>
    : ListPage<Item<Output<Id>>>;

/** One operation's behaviour, and nothing that operations share. @throws Problem */
export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
) => Promise<HandlerResult<Id>> | HandlerResult<Id>;

/** The handlers of several operations. */
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };

/** A handler for each operation of the contract. */
export type AllHandlers = Handlers<OperationId>;

/** A handler whose operation is known at run time only; the chain before it has validated its request. */
export type AnyHandler = (request: unknown) => unknown;
