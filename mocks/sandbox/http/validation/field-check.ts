import { isObject, parsePointer } from '../../core/json.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Call, ValidInput, Violation } from '../call.ts';
import type { AnyHandler, HandlerFunction } from '../handler.ts';

type Part<Input, Name extends string> = Input extends { [Key in Name]?: infer Fields }
  ? Partial<NonNullable<Fields>>
  : unknown;

/** The fields of a request that its schemas accept. A field that they reject is missing, and its name is in `invalid`. */
type AcceptedFields<Input> = {
  readonly query: Part<Input, 'query'>;
  readonly body: Part<Input, 'body'>;
  readonly invalid: ReadonlySet<string>;
};

/** Finds invalid fields that no schema can express. It depends on no records, so that it runs with the schemas. */
export type FieldCheck<Input> = (
  fields: AcceptedFields<Input>,
  call: Pick<Call, 'principal' | 'at' | 'context'>,
) => readonly FieldError[];

/**
 * Adds a check of fields to a handler. It also runs if other fields violate their schemas, so that one response lists them all.
 *
 * @example
 * createAgent: withCheck(
 *   ({ body: { schedule } }) => (schedule === undefined || isSchedule(schedule) ? [] : [notASchedule('/schedule')]),
 *   async ({ input: { body } }) => { … },
 * ),
 */
export const withCheck = <Request extends { readonly input: unknown }, Result>(
  check: FieldCheck<Request['input']>,
  handle: HandlerFunction<Request, Result>,
): HandlerFunction<Request, Result> => Object.assign(handle, { check });

/** The check of a handler that `withCheck` returned; undefined for other handlers. */
export const getCheck = (handle: AnyHandler): FieldCheck<ValidInput> | undefined =>
  (handle as { check?: FieldCheck<ValidInput> }).check;

/** The name of the field of a query or a body that an error is in; undefined for the whole body. */
const getName = ({ path }: Pick<FieldError, 'path'>): string | undefined => parsePointer(path)[0];

/** Copies an object without some fields; without any if `names` includes the whole object. */
const withoutFields = (value: unknown, names: ReadonlySet<string | undefined>): object =>
  isObject(value) && !names.has(undefined)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))
    : {};

/** Runs a check on the fields without an error. @returns its errors */
export const checkFields = (
  check: FieldCheck<ValidInput>,
  input: ValidInput,
  errors: readonly Violation[],
  call: Call,
): readonly FieldError[] => {
  const namesIn = (place: Violation['in']) =>
    new Set(errors.filter((error) => error.in === place).map(getName));
  const [query, body] = [namesIn('query'), namesIn('body')];
  const names = new Set([...query, ...body]);
  const fields: AcceptedFields<ValidInput> = {
    query: withoutFields(input.query, query),
    body: withoutFields(input.body, body),
    invalid: names as ReadonlySet<string>,
  };
  // Each field has one error (clause `validation.one-entry-per-field`).
  return check(fields, call).filter((field) => !names.has(getName(field)));
};
