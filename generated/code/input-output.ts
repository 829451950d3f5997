import type { OperationId } from '../operations.ts';
import type { operations as Types } from '../types.ts';
import type { OperationInput, OperationOutput } from './input.ts';

/** The input of an operation: `path`, `query`, `header` and `body`, if it has them. */
export type Input<Id extends OperationId> = OperationInput<Types[Id]>;

/** The JSON of an operation's successful response. */
export type Output<Id extends OperationId> = OperationOutput<Types[Id]>;
