import type { Input, OperationId, Output, operations } from '@workspace-api/contract/sandbox';
import type { Tenant } from '../core/tenant.ts';
import type { BaseRequest, HandlerFunction, OrNothing } from '../http/handler.ts';
import type { WorkspaceRow } from './find-workspace.ts';

/** The request that a handler of the control plane receives, with the workspace of its path in the mode of its query. */
export type ControlRequest<Id extends OperationId> = BaseRequest<Input<Id>> &
  (Input<Id> extends { path: { slug: string } }
    ? { readonly workspace: WorkspaceRow; readonly tenant: Tenant }
    : unknown);

/** The result that a handler of the control plane returns. */
type ControlResult<Id extends OperationId> = (typeof operations)[Id]['stream'] extends true
  ? ReadableStream<Uint8Array>
  : OrNothing<Output<Id>>;

/** A handler for each operation of the control plane. */
export type AllControlHandlers = {
  readonly [Id in OperationId]: HandlerFunction<ControlRequest<Id>, ControlResult<Id>>;
};
