import type { Input, OperationId, Output, operations } from '@workspace-api/contract/sandbox';
import type { BaseRequest, HandlerFunction } from '../http/handler.ts';
import type { JsonText } from '../http/json-text.ts';

/** The request that a handler of the control plane receives. */
export type ControlRequest<Id extends OperationId> = BaseRequest<Input<Id>>;

/** The result that a handler of the control plane returns. */
type ControlResult<Id extends OperationId> = (typeof operations)[Id]['stream'] extends true
  ? ReadableStream<Uint8Array>
  : Output<Id> | JsonText<Output<Id>>;

/** The handlers of some operations of the control plane. */
export type ControlHandlers<Id extends OperationId> = {
  readonly [Each in Id]: HandlerFunction<ControlRequest<Each>, ControlResult<Each>>;
};

/** A handler for each operation of the control plane. */
export type AllControlHandlers = ControlHandlers<OperationId>;
