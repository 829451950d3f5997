import { type components, type ErrorName, errors, oneLine } from '@workspace-api/contract';
import { limits } from './limits.ts';

/** One entry of `error.fields`. */
export type FieldError = components['schemas']['FieldError'];

/** The one envelope of every answer that is not a success. */
export type ErrorEnvelope = components['schemas']['Error'];

type Declared = {
  status: number;
  code: string;
  message: string;
  details?: object;
  fields?: readonly object[];
};

type Extras = {
  /** Added to the details that the contract's example has. */
  details?: Record<string, unknown>;
  /** For sentences that name what was asked for; the contract's example otherwise. */
  message?: string;
  fields?: FieldError[];
  headers?: Record<string, string>;
};

/** Messages are one line, whatever part of a request they quote (clause `errors.message-is-one-line`). */
const withOneLineMessages = ({ error }: ErrorEnvelope): ErrorEnvelope => ({
  error: {
    ...error,
    message: oneLine(error.message),
    ...(error.fields && {
      fields: error.fields.map((field) => ({ ...field, message: oneLine(field.message) })),
    }),
  },
});

/** An answer that is no success. Thrown anywhere below `problemAnswer`, which renders it. */
export class Problem extends Error {
  readonly status: number;
  readonly envelope: ErrorEnvelope;
  readonly headers: Record<string, string>;

  constructor(status: number, envelope: ErrorEnvelope, headers: Record<string, string> = {}) {
    super(oneLine(envelope.error.message));
    this.name = 'Problem';
    this.status = status;
    this.envelope = withOneLineMessages(envelope);
    this.headers = headers;
  }
}

/** The details that the contract's example of an error has; none for a name that it has no error of. */
export const exampleDetails = (name: string): Readonly<Record<string, unknown>> => {
  const declared: Readonly<Record<string, Declared>> = errors;
  return { ...(Object.hasOwn(declared, name) && declared[name]?.details) };
};

/**
 * A problem that the contract declares, made from its example: status, code, sentence and details.
 *
 * @param name the example's name, e.g. `already-decided`
 */
export const problem = (name: ErrorName, extras: Extras = {}): Problem => {
  const declared: Declared = errors[name];
  const details = { ...declared.details, ...extras.details };
  const fields = extras.fields ?? declared.fields;
  const error = {
    code: declared.code,
    message: extras.message ?? declared.message,
    ...(Object.keys(details).length > 0 ? { details } : {}),
    ...(fields ? { fields: fields as FieldError[] } : {}),
  };
  return new Problem(declared.status, { error }, extras.headers);
};

/**
 * A request that breaks the contract, with what and why for each field (clauses `validation.*`). Of many fields the
 * first are listed, and `details.omitted_fields` says how many more there are.
 *
 * @param omitted how many more there are than those given
 */
export const invalid = (fields: readonly FieldError[], omitted = 0): Problem => {
  const listed = fields.slice(0, limits.fieldErrors);
  const more = omitted + fields.length - listed.length;
  return problem('validation-failed', {
    fields: listed,
    ...(more > 0 && { details: { omitted_fields: more } }),
  });
};
