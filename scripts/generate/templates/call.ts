import type { InputOf, OutputOf } from './input.ts';
import type { OperationId } from './operations.ts';
import type { operations as Types } from './types.ts';

/** What an operation takes: `path`, `query`, `header` and `body`, each where it has one. */
export type Input<Id extends OperationId> = InputOf<Types[Id]>;

/** The JSON of an operation's successful answer. */
export type Output<Id extends OperationId> = OutputOf<Types[Id]>;

/** The arguments of a method: none has to be given where all of the input is optional. */
export type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Sends one operation's request and gives the JSON of its successful answer; throws for any other. */
export type Call = <Id extends OperationId>(id: Id, ...input: Arguments<Id>) => Promise<Output<Id>>;
