import type { Input, OperationId, Output, operations } from '@workspace-api/contract';
import type { ListPage } from '../store/keyset.ts';
import type { Call } from './call.ts';

type InWorkspace<Id extends OperationId> =
  Input<Id> extends { path: { slug: string } } ? Pick<Call, 'workspace' | 'tenant'> : unknown;
type Paged<Id extends OperationId> = (typeof operations)[Id]['list'] extends null
  ? unknown
  : Pick<Call, 'page'>;

/** The request that a handler of any API receives, after it has passed the chain. */
export type BaseRequest<ValidInput> = Pick<
  Call,
  'context' | 'db' | 'request' | 'connection' | 'requestId' | 'signal' | 'setHeader' | 'setStatus' | 'warn'
> & { readonly input: ValidInput };

/** A handler of an operation without a response body returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: the result of a function that returns nothing.
export type OrNothing<Result> = undefined extends Result ? Result | void : Result;

/** The behaviour of one operation, without the behaviour that all operations share. @throws Problem */
export type HandlerFunction<Request, Result> = (request: Request) => Promise<Result> | Result;

/** The request that a handler of the contract receives. Its token, scope, input and workspace are checked. */
export type HandlerRequest<Id extends OperationId> = BaseRequest<Input<Id>> &
  Pick<Call, 'principal'> &
  InWorkspace<Id> &
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
    ? OrNothing<Output<Id>>
    : ListPage<Item<Output<Id>>>;

/** A handler for each operation of the contract. */
export type AllHandlers = {
  readonly [Id in OperationId]: HandlerFunction<HandlerRequest<Id>, HandlerResult<Id>>;
};

/** A handler whose operation is known only at run time. The chain before it has validated its request. */
export type AnyHandler = (request: Call) => unknown;
