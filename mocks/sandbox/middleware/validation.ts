import type { OperationId, OperationShape, ParameterShape } from '@workspace-api/contract';
import { header, path, query, schemas, type Validator } from '@workspace-api/contract/validators';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { type FieldError, invalid } from '../problem.ts';
import type { Violation } from '../request-log/violations.ts';
import { fieldErrors } from './field-errors.ts';
import { parseJson, readBody } from './read-body.ts';

type Tables = Readonly<Record<string, Validator>>;

const faults = (validator: Validator | undefined, value: unknown): FieldError[] =>
  !validator || validator(value) ? [] : fieldErrors(validator.errors ?? []);

/** The declared parameters that came, under the names of the declaration. One that came twice is a list of values. */
const given = (declared: readonly ParameterShape[], read: (name: string) => string[] | undefined) =>
  Object.fromEntries(
    declared.flatMap(({ name }) => {
      const values = read(name);
      return values === undefined ? [] : [[name, values.length === 1 ? values[0] : values]];
    }),
  );

/** What the validators took for a number as JavaScript does, `0x10`, `1e1` and ` 5` too: it is written in digits alone. */
const notInDigits = (query: Record<string, unknown>, c: Context): FieldError[] =>
  Object.entries(query).flatMap(([name, value]) => {
    const written = typeof value === 'number' ? c.req.query(name) : undefined;
    return written === undefined || /^-?(?:0|[1-9]\d*)$/.test(written)
      ? []
      : [{ path: `/${name}`, reason: 'format_mismatch', message: 'The value must be a number in digits.' }];
  });

const headersOf = (operation: OperationShape, c: Context) => {
  const values = given(operation.parameters.header, (name) => {
    const value = c.req.header(name);
    return value === undefined ? undefined : [value];
  });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
};

/** Header validators know names in lower case; a caller is told the declared name. */
const withDeclaredName = (operation: OperationShape, field: FieldError): FieldError => {
  const declared = operation.parameters.header.find(({ name }) => `/${name.toLowerCase()}` === field.path);
  return declared ? { ...field, path: `/${declared.name}` } : field;
};

const bodyFaults = ({ requestBody }: OperationShape, body: unknown): FieldError[] => {
  if (!requestBody) return [];
  if (body !== undefined) return faults((schemas as Tables)[requestBody.schema], body);
  return requestBody.required ? [{ path: '', reason: 'missing', message: 'A JSON body is required.' }] : [];
};

const withPlace = (found: Readonly<Record<Violation['in'], FieldError[]>>): Violation[] =>
  Object.entries(found).flatMap(([place, fields]) =>
    fields.map((field) => ({ in: place as Violation['in'], ...field })),
  );

/**
 * Holds path, query, headers and body against the contract's schemas, fills in defaults, and names every offending
 * field at once. A body is read here and nowhere else; where the operation takes none, it is not parsed.
 */
export const validation =
  (operation: OperationShape & { id: OperationId }): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { parameters, id } = operation;
    const input = {
      path: given(parameters.path, (name) => [c.req.param(name) ?? '']) as Record<string, string>,
      query: given(parameters.query, (name) => c.req.queries(name)) as Record<string, unknown>,
      header: headersOf(operation, c) as Record<string, unknown>,
    };
    const rawBody = operation.method === 'GET' ? new Uint8Array() : await readBody(c.req.raw);
    const body = operation.requestBody ? parseJson(rawBody) : undefined;
    const found = {
      path: faults(path[id], input.path),
      query: [...faults(query[id], input.query), ...notInDigits(input.query, c)],
      header: faults(header[id], input.header).map((field) => withDeclaredName(operation, field)),
      body: bodyFaults(operation, body),
    };
    const fields = Object.values(found).flat();
    if (fields.length > 0) {
      c.set('violations', withPlace(found));
      throw invalid(fields);
    }
    c.set('input', { ...input, body, rawBody });
    await next();
  };
