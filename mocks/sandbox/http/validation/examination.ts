import type { OperationShape, ParameterShape } from '@workspace-api/contract';
import type { Validator } from '@workspace-api/contract/validators';
import { fromUtf8 } from '#host/bytes.ts';
import { type FieldErrors, fieldErrors, noErrors } from '../../core/field-errors.ts';
import { joinPointer } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import { adviceFor } from '../../core/nearest-name.ts';
import { shorten } from '../../core/printable.ts';
import { type FieldError, Problem } from '../../core/problem.ts';
import { type Call, inPlace, readValues, type ValidInput, type Violation } from '../call.ts';
import { parseJson } from './read-body.ts';
import type { Validators } from './validators.ts';

/** Finds the query parameters of a request that its operation doesn't declare. */
export const undeclaredParameters = ({ query, operation: { parameters } }: Call): FieldError[] => {
  if (query.size === 0) return [];
  const declared = parameters.query.map(({ name }) => name);
  return [...new Set(query.keys())]
    .filter((name) => !declared.includes(name))
    .map((name) => ({
      path: shorten(joinPointer('', name), limits.fieldPathLength),
      reason: 'unknown_field',
      message: 'This query parameter is unknown.',
    }));
};

/** The undeclared query parameters, with the declared ones in their messages. */
const rejectedParameters = (call: Call): FieldError[] => {
  const declared = call.operation.parameters.query.map(({ name }) => name);
  const advice = (path: string) =>
    declared.length === 0 ? 'The operation takes none.' : adviceFor(path.slice(1), declared);
  return undeclaredParameters(call)
    .slice(0, limits.fieldErrors)
    .map((field) => ({ ...field, message: `${field.message} ${advice(field.path)}` }));
};

/** Whether a body is empty, or an object without members. */
const isEmpty = (rawBody: Uint8Array): boolean => {
  const trimmed = fromUtf8(rawBody).trim();
  return trimmed === '' || (trimmed.startsWith('{') && trimmed.slice(1).trim() === '}');
};

/** The error of a body that would be ignored: it has content, and its operation takes none. */
const rejectedBody = (rawBody: Uint8Array, { requestBody }: OperationShape): FieldError[] =>
  requestBody !== null || isEmpty(rawBody)
    ? []
    : [{ path: '', reason: 'unknown_field', message: 'The operation takes no body.' }];

/** The input of a request and its errors. */
type Examined = {
  readonly input: ValidInput;
  readonly errors: readonly Violation[];
  /** The number of invalid fields that aren't in `errors`. */
  readonly omitted: number;
  /** The error of a body that can't be parsed. */
  readonly unreadable: Problem | undefined;
};

const listErrors = (validator: Validator | undefined, value: unknown): FieldErrors =>
  !validator || validator(value) ? noErrors : fieldErrors(validator);

/** Reads the declared query parameters of the request. A repeated parameter is an array, which no schema accepts. */
const readQuery = (declared: readonly ParameterShape[], { query }: Call): Record<string, unknown> => {
  if (query.size === 0) return {};
  return readValues(declared, (name) => {
    const [value, ...others] = query.getAll(name);
    return others.length > 0 ? [value, ...others] : value;
  });
};

/**
 * Rejects numbers that aren't written in digits. The validators coerce numbers as JavaScript does, including `0x10`,
 * `1e1` and ` 5`.
 */
const notInDigits = (values: Record<string, unknown>, { query }: Call): FieldError[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const rawValue = typeof value === 'number' ? query.get(name) : null;
    return rawValue === null || /^-?(?:0|[1-9]\d*)$/.test(rawValue)
      ? []
      : [{ path: `/${name}`, reason: 'format_mismatch', message: 'The value must be a number in digits.' }];
  });

const noBody: FieldErrors = {
  fields: [{ path: '', reason: 'missing', message: 'A JSON body is required.' }],
  omitted: 0,
};

const bodyErrors = (
  { requestBody }: OperationShape,
  { schemas, suggestFields }: Validators,
  body: unknown,
): FieldErrors => {
  if (!requestBody) return noErrors;
  if (body !== undefined) {
    const errors = listErrors(schemas[requestBody.schema], body);
    return errors === noErrors ? errors : (suggestFields?.(requestBody.schema, errors) ?? errors);
  }
  return requestBody.required ? noBody : noErrors;
};

type Body = Pick<Examined, 'unreadable'> & { value?: unknown; errors: FieldErrors };

const readBody = (operation: OperationShape, validators: Validators, rawBody: Uint8Array): Body => {
  if (!operation.requestBody) return { unreadable: undefined, errors: noErrors };
  try {
    const value = parseJson(rawBody);
    return { unreadable: undefined, value, errors: bodyErrors(operation, validators, value) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { unreadable: error, errors: { fields: error.envelope.error.fields ?? [], omitted: 0 } };
  }
};

/**
 * Validates path, query, headers and body against the schemas of the operation's document, fills in defaults, and finds
 * all invalid fields together. A body is parsed only if the operation takes one.
 */
export const examine = (call: Call, validators: Validators, rawBody: Uint8Array): Examined => {
  const { operation } = call;
  const { parameters, id } = operation;
  const { path, query, header, suggestFields } = validators;
  const isClosed = suggestFields !== undefined;
  const body = readBody(operation, validators, rawBody);
  const input = {
    path: { ...call.parameters },
    query: readQuery(parameters.query, call),
    header: readValues<unknown>(parameters.header, (name) => call.header(name)),
    body: body.value,
    rawBody,
  };
  const inPath = listErrors(path[id], input.path);
  const inQuery = listErrors(query[id], input.query);
  const inHeader = listErrors(header[id], input.header);
  return {
    input,
    errors: [
      ...inPlace('path', inPath.fields),
      ...inPlace('query', [
        ...inQuery.fields,
        ...notInDigits(input.query, call),
        ...(isClosed ? rejectedParameters(call) : []),
      ]),
      ...inPlace('header', inHeader.fields),
      ...inPlace('body', [...body.errors.fields, ...(isClosed ? rejectedBody(rawBody, operation) : [])]),
    ],
    omitted: inPath.omitted + inQuery.omitted + inHeader.omitted + body.errors.omitted,
    unreadable: body.unreadable,
  };
};
