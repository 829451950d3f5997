import {
  type components,
  type ErrorExample,
  type ErrorName,
  errors,
  inlineValue,
  oneLine,
} from '@workspace-api/contract';
import { limits } from './limits.ts';
import { adviceFor } from './nearest-name.ts';

/** One entry of `error.fields`. */
export type FieldError = components['schemas']['FieldError'];

/** A possible error of a field: whether it applies, and its JSON Pointer, reason and message. */
type FieldRule = readonly [applies: unknown, path: string, reason: FieldError['reason'], message: string];

/** The errors that apply, in the order of the rules. */
export const collectErrors = (rules: readonly FieldRule[]): FieldError[] =>
  rules.flatMap(([applies, path, reason, message]) => (applies ? [{ path, reason, message }] : []));

/** The envelope of all error responses. */
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

type Declared = ErrorExample & { readonly status: number };

type Extras = {
  /** Merged into the details of the contract's example. */
  details?: Record<string, unknown>;
  /** The message; by default the message of the contract's example. */
  message?: string;
  fields?: FieldError[];
  headers?: Record<string, string>;
};

/** Escapes line breaks, because messages may quote any part of a request (clause `errors.message-is-one-line`). */
const withOneLineMessages = (error: ErrorEnvelope['error']): ErrorEnvelope['error'] => ({
  ...error,
  message: oneLine(error.message),
  ...(error.fields && {
    fields: error.fields.map((field) => ({ ...field, message: oneLine(field.message) })),
  }),
});

/** An error response. Code below `problemResponse`, which renders it, can throw it anywhere. */
export class Problem extends Error {
  readonly status: number;
  readonly envelope: ErrorEnvelope;
  readonly headers: Record<string, string>;

  constructor(status: number, error: ErrorEnvelope['error'], headers: Record<string, string> = {}) {
    super(oneLine(error.message));
    this.name = 'Problem';
    this.status = status;
    this.envelope = { error: withOneLineMessages(error) };
    this.headers = headers;
  }
}

/** The details of the contract's example of an error; empty for an unknown name. */
export const exampleDetails = (name: string): Readonly<Record<string, unknown>> => {
  const declared: Readonly<Record<string, Declared>> = errors;
  return { ...(Object.hasOwn(declared, name) && declared[name]?.details) };
};

/**
 * Creates a problem from an error example of the contract: its status, code, message and details.
 *
 * @param name the name of the example, such as `already-decided`
 */
export const problem = (name: ErrorName, extras: Extras = {}): Problem => {
  const declared: Declared = errors[name];
  const details = { ...declared.details, ...extras.details };
  const fields = extras.fields ?? declared.fields;
  const error = {
    code: declared.code,
    message: extras.message ?? declared.message,
    ...(Object.keys(details).length > 0 ? { details } : {}),
    ...(fields && { fields: [...fields] }),
  };
  return new Problem(declared.status, error, extras.headers);
};

/**
 * Creates the problem for a request that violates the contract, with a path and a reason for each field (clauses
 * `validation.*`). The list is limited. `details.omitted_fields` is the number of further fields.
 *
 * @param omitted the number of invalid fields that are not in `fields`
 */
export const invalid = (fields: readonly FieldError[], omitted = 0): Problem => {
  const list = fields.slice(0, limits.fieldErrors);
  const more = omitted + fields.length - list.length;
  return problem('validation-failed', {
    fields: list,
    ...(more > 0 && { details: { omitted_fields: more } }),
  });
};

/** Creates the problem for a request with one invalid field. */
export const invalidField = (path: string, reason: FieldError['reason'], message: string): Problem =>
  invalid([{ path, reason, message }]);

/** The response to a request that a server could not read because it was invalid HTTP, too large, or too slow. */
export type RefusedRequest = Pick<Problem, 'status' | 'envelope'>;

/** The message for an unknown name, with a suggestion. @param kind what has the name */
export const unknownName = (kind: string, name: string, names: readonly string[]): string =>
  `Unknown ${kind} "${inlineValue(name)}". ${adviceFor(name, names)}`;
