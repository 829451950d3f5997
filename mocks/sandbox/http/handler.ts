import type { headerNames, Input, OperationId, Output, operations } from '@workspace-api/contract';
import type { Principal, WorkspaceRecord } from '../core/principal.ts';
import type { FieldError } from '../core/problem.ts';
import type { Tenant } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Db } from '../store/database.ts';
import type { ListPage, PageRequest } from '../store/keyset.ts';
import type { JsonText } from './json-text.ts';

type InWorkspace<Id extends OperationId> =
  Input<Id> extends { path: { slug: string } }
    ? { readonly workspace: WorkspaceRecord; readonly tenant: Tenant }
    : unknown;
type Paged<Id extends OperationId> = (typeof operations)[Id]['list'] extends null
  ? unknown
  : { readonly page: PageRequest };

/** Sets a header of the successful response, by its name in `headerNames`. */
export type SetHeader = (name: keyof typeof headerNames, value: string) => void;

/** The request that a handler of any API receives, after it has passed the chain. */
export type BaseRequest<ValidInput> = {
  readonly context: AppContext;
  /** Path, query, headers and body, validated against the OpenAPI document of the API. */
  readonly input: ValidInput;
  /** The transaction of a write, or the database. A handler runs all its queries on it. */
  readonly db: Db;
  readonly setHeader: SetHeader;
  /** Responds with a status other than the first success that the operation declares. */
  readonly setStatus: (status: 201) => void;
  /** Logs valid fields of the body that are likely mistakes. */
  readonly warn: (fields: readonly FieldError[]) => void;
  /** Aborted when the client disconnects, for responses that continue until then. */
  readonly signal: () => AbortSignal;
  /** The id of the request in responses and logs. */
  readonly requestId: string;
  /** The URL of the request, for responses that contain addresses of this server. */
  readonly url: string;
  /** The address of this server that the client has reached; undefined for an in-process request. */
  readonly address: string | undefined;
};

/** A handler of an operation without a response body returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: the result of a function that returns nothing.
export type OrNothing<Result> = undefined extends Result ? Result | void : Result;

/** The behaviour of one operation, without the behaviour that all operations share. @throws Problem */
export type HandlerFunction<Request, Result> = (request: Request) => Promise<Result> | Result;

/** The request that a handler of the contract receives. Its token, scope, input and workspace are checked. */
export type HandlerRequest<Id extends OperationId> = BaseRequest<Input<Id>> & {
  readonly principal: Principal;
} & InWorkspace<Id> &
  Paged<Id>;

type Item<List> = List extends { data: readonly (infer One)[] }
  ? One
  : List extends { workspaces: readonly (infer One)[] }
    ? One
    : never;

/** The result of a handler: the JSON of a success, one page of a list to be encoded, or a stream of bytes. */
export type HandlerResult<Id extends OperationId> = (typeof operations)[Id]['stream'] extends true
  ? ReadableStream<Uint8Array>
  : (typeof operations)[Id]['list'] extends null
    ? OrNothing<Output<Id>> | JsonText<Output<Id>>
    : ListPage<Item<Output<Id>>>;

/** A handler for each operation of the contract. */
export type AllHandlers = {
  readonly [Id in OperationId]: HandlerFunction<HandlerRequest<Id>, HandlerResult<Id>>;
};

/** A handler whose operation is known only at run time. The chain before it has validated its request. */
export type AnyHandler = (request: unknown) => unknown;
