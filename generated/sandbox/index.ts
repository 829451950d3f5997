import type { OperationInput, OperationOutput } from '../code/input.ts';
import type { OperationId } from './operations.ts';
import type { operations as Types } from './types.ts';

/** The input of an operation: `path`, `query`, `header` and `body`, if it has them. */
export type Input<Id extends OperationId> = OperationInput<Types[Id]>;

/** The JSON of an operation's successful response. */
export type Output<Id extends OperationId> = OperationOutput<Types[Id]>;

export {
  type Control,
  ControlError,
  createControl,
  formatUrl,
  type NewRecords,
  type Resource,
  type StoredRecords,
} from '../code/sandbox-control.ts';
export { errors as controlErrors } from './errors.ts';
export { getOperation, type OperationId, operationList, operations } from './operations.ts';
export { basePath as controlPath } from './servers.ts';
export { recordTypes } from './record-types.ts';
export { textRules } from './text-rules.ts';
export type { components, operations as OperationTypes, paths } from './types.ts';
