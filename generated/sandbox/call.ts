// Generated from openapi/ by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';
import type { operations as Types } from './types.ts';

type Parameters<Id extends OperationId> = Types[Id]['parameters'];
type In<Id extends OperationId, Place extends string> =
  Parameters<Id> extends { [key in Place]: infer Required }
    ? { [key in Place]: Required }
    : Parameters<Id> extends { [key in Place]?: infer Optional }
      ? [Exclude<Optional, undefined>] extends [never]
        ? unknown
        : { [key in Place]?: Exclude<Optional, undefined> }
      : unknown;
type Body<Id extends OperationId> = Types[Id] extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Types[Id] extends { requestBody?: { content: infer Content } }
    ? [Content] extends [never]
      ? unknown
      : { body?: Content[keyof Content] }
    : unknown;

/** What an operation takes: `path`, `query`, `header` and `body`, each where it has one. */
export type Input<Id extends OperationId> = In<Id, 'path'> & In<Id, 'query'> & In<Id, 'header'> & Body<Id>;

/** The JSON of an operation's successful answer. */
export type Output<Id extends OperationId> = {
  [Status in keyof Types[Id]['responses'] & (200 | 201 | 202 | 204)]: Types[Id]['responses'][Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : undefined;
}[keyof Types[Id]['responses'] & (200 | 201 | 202 | 204)];

/** The arguments of a method: none has to be given where all of the input is optional. */
export type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Sends one operation's request and gives the JSON of its successful answer; throws for any other. */
export type Call = <Id extends OperationId>(id: Id, ...input: Arguments<Id>) => Promise<Output<Id>>;
