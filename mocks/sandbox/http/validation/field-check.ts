import { isObject } from '../../core/json.ts';
import type { FieldError } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { locate } from '../../domain/drafts/json-patch/pointer.ts';
import type { Call, ValidInput } from '../call.ts';
import type { AnyHandler, HandlerFunction } from '../handler.ts';
import type { Found } from './examination.ts';

/**
 * Copies a value without the fields at some JSON Pointers. Removed elements of an array leave holes, so that the others keep
 * their index.
 *
 * @returns undefined if a pointer leads to the whole value
 */
const withoutFields = <Value>(value: Value, paths: readonly string[]): Value | undefined => {
  if (paths.length === 0) return value;
  const copy = structuredClone(value);
  for (const path of paths) {
    if (path === '') return undefined;
    const place = locate(copy, path);
    if (place?.exists) delete (place.container as Record<string, unknown>)[place.key];
  }
  return copy;
};

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
  call: Pick<Call, 'principal' | 'at'>,
  context: Pick<AppContext, 'redirectOrigins'>,
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

/** The first name of a JSON Pointer, as a pointer. */
const toTopLevel = ({ path }: FieldError): string => path.split('/', 2).join('/');

/** Runs a check on the fields without an error. @returns its errors */
export const checkFields = (
  check: FieldCheck<ValidInput>,
  input: ValidInput,
  { query, body }: Found,
  call: Call,
  context: AppContext,
): readonly FieldError[] => {
  const [invalidQuery, invalidBody] = [query.map(toTopLevel), body.map(toTopLevel)];
  const acceptedBody = isObject(input.body) ? withoutFields(input.body, invalidBody) : undefined;
  const invalid = new Set([...invalidQuery, ...invalidBody]);
  const fields: AcceptedFields<ValidInput> = {
    query: withoutFields(input.query, invalidQuery) ?? {},
    body: acceptedBody ?? {},
    invalid: new Set([...invalid].map((path) => path.slice(1))),
  };
  // Each field has one error (clause `validation.one-entry-per-field`).
  return check(fields, call, context).filter((field) => !invalid.has(toTopLevel(field)));
};
