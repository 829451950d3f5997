import type { OperationId, OperationTypes } from '@workspace-api/contract/sandbox';
import type { AppContext } from '../http/app-context.ts';

type BodyOf<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : OperationTypes[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

type PathOf<Id extends OperationId> = OperationTypes[Id]['parameters'] extends { path: infer Path }
  ? Path
  : object;

type QueryOf<Id extends OperationId> = OperationTypes[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : object;

/** The JSON of an operation's success; nothing where it answers without a body. */
type OutputOf<Id extends OperationId> = {
  [Status in keyof OperationTypes[Id]['responses'] &
    (200 | 201 | 204)]: OperationTypes[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body };
  }
    ? Body
    : undefined;
}[keyof OperationTypes[Id]['responses'] & (200 | 201 | 204)];

/** A request of the control plane that fits its document. */
export type ControlRequest<Id extends OperationId> = {
  readonly context: AppContext;
  /** Scheme, host and port under which the sandbox was called. */
  readonly origin: string;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
};

/** What answers one operation; each one that writes does so in a transaction of its own. */
export type ControlHandlers<Id extends OperationId> = {
  readonly [Each in Id]: (request: ControlRequest<Each>) => Promise<OutputOf<Each>>;
};

/** A handler for each operation of the control plane. */
export type AllControlHandlers = ControlHandlers<OperationId>;
