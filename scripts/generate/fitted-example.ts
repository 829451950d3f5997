import { type InvalidField, invalidBodyField, invalidQueryField } from './invalid-field.ts';
import { fillTemplate } from './messages-table.ts';
import {
  type Example,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  resolve,
} from './openapi-document.ts';
import { getScope } from './scope-levels.ts';

type ErrorBody = { message: string; details?: object; fields?: InvalidField[] };
type PatchOperation = { path: string };

/** Returns the members of an error that depend on the operation. */
type Fitting = (
  document: OpenApiDocument,
  operation: Operation,
  example: Example,
) => Partial<ErrorBody> | undefined;

const fill = ({ 'x-message': template = '' }: Example, values: Readonly<Record<string, string>>): string =>
  fillTemplate(template, (name) => values[name] ?? '');

const scope: Fitting = (_, operation, example) => {
  const required = getScope(operation);
  return required === undefined
    ? undefined
    : { message: fill(example, { scope: required }), details: { required_scope: required } };
};

const policy: Fitting = (_, operation) => {
  const required = getScope(operation);
  const [resource, action] = required?.split(':') ?? [];
  return required === undefined ? undefined : { details: { resource, action } };
};

const field: Fitting = (document, operation) => {
  const invalidField = invalidBodyField(document, operation) ?? invalidQueryField(document, operation);
  return invalidField && { fields: [invalidField] };
};

/** A nonexistent path next to the first path that the request's example patches. */
const patch: Fitting = (document, operation, example) => {
  const { content } = resolve<RequestBody>(document, operation.requestBody ?? { content: {} });
  const [exampleRef] = Object.values(Object.values(content)[0]?.examples ?? {});
  const operations = exampleRef && (resolve<Example>(document, exampleRef).value as PatchOperation[]);
  if (operations?.[0] === undefined) return undefined;
  const path = operations[0].path.replace(/[^/]*$/, 'absent');
  const message = fill(example, { reason: `the path ${path} does not exist` });
  return { message, details: { path } };
};

const fittings: Readonly<Record<string, Fitting>> = {
  'insufficient-scope': scope,
  'policy-denied': policy,
  'validation-failed': field,
  'invalid-patch': patch,
};

/**
 * Returns the example of an error as an operation would return it, or undefined for an error that is the same everywhere.
 * Values that the fit doesn't replace are kept.
 *
 * @param name the name of the example, such as `insufficient-scope`
 */
export const fittedExample = (
  document: OpenApiDocument,
  operation: Operation,
  name: string,
  example: Example,
): Example | undefined => {
  const fit = fittings[name]?.(document, operation, example);
  if (fit === undefined) return undefined;
  const { error } = example.value as { error: ErrorBody };
  const details = { ...error.details, ...fit.details };
  const value = { error: { ...error, ...fit, ...(Object.keys(details).length > 0 && { details }) } };
  return { ...example, value };
};
