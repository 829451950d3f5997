import type { Input, OperationId, Output } from '@workspace-api/contract/sandbox';
import type { BaseRequest, HandlerOf } from '../http/handler.ts';

/** What a handler of the control plane receives. */
export type ControlRequest<Id extends OperationId> = BaseRequest<Input<Id>>;

/** The handlers of several operations of the control plane. */
export type ControlHandlers<Id extends OperationId> = {
  readonly [Each in Id]: HandlerOf<ControlRequest<Each>, Output<Each>>;
};

/** A handler for each operation of the control plane. */
export type AllControlHandlers = ControlHandlers<OperationId>;
