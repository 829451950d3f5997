import { isDeepStrictEqual } from 'node:util';
import { describeKeyword } from '../../generated/code/describe-keyword.ts';
import { listValues, readDescriptions } from './descriptions-table.ts';
import { fillTemplate } from './error-tables.ts';
import {
  componentName,
  type Example,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { fromRoot } from './paths.ts';
import { getScope } from './scope-levels.ts';

/** An entry of `error.fields`. */
type InvalidField = { path: string; reason: string; message: string };

type ErrorBody = { message: string; details?: object; fields?: InvalidField[] };

const formats = readDescriptions('format', fromRoot('openapi'));

/** Returns a way to violate the schema of a field, by its first keyword. */
const breach = (path: string, schema: Schema): InvalidField => {
  const broken = (reason: string, keyword: string, params: Record<string, unknown>) => ({
    path,
    reason,
    message: `The value ${describeKeyword(keyword, params)}.`,
  });
  const { maxLength, minimum, type } = schema;
  if (maxLength !== undefined) return broken('too_long', 'maxLength', { limit: maxLength });
  if (minimum !== undefined) return broken('out_of_range', 'minimum', { limit: minimum });
  const alternatives = schema.anyOf ?? [schema];
  const expected = alternatives.flatMap(({ format }) => formats[String(format)] ?? []);
  return expected.length > 0
    ? { path, reason: 'format_mismatch', message: `The value must be ${expected.join(', or ')}.` }
    : broken('format_mismatch', 'type', { type });
};

const getContent = (document: OpenApiDocument, { requestBody }: Operation) =>
  Object.values(resolve<RequestBody>(document, requestBody ?? { content: {} }).content)[0];

/**
 * Returns a field of an operation as reported when it is invalid: the first required member of its body, or else the first one, in
 * the first item of an array; without a body, a parameter of the query, if possible a number.
 */
const findInvalidField = (document: OpenApiDocument, operation: Operation): InvalidField | undefined => {
  const body = resolve<Schema>(document, getContent(document, operation)?.schema ?? {});
  const isArray = body.type === 'array';
  const record = isArray ? resolve<Schema>(document, body.items ?? {}) : body;
  const at = isArray ? '/0/' : '/';
  const [required] = record.required ?? [];
  if (required !== undefined)
    return { path: at + required, reason: 'missing', message: 'This field is required.' };
  const [member] = Object.entries(record.properties ?? {});
  if (member) return breach(at + member[0], resolve<Schema>(document, member[1]));
  const query = (operation.parameters ?? [])
    .map((node) => resolve<Parameter>(document, node))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ name, schema: resolve<Schema>(document, schema) }));
  const parameter = query.find(({ schema }) => schema.minimum !== undefined) ?? query[0];
  return parameter && breach(`/${parameter.name}`, parameter.schema);
};

/** Returns the members of an error that depend on the operation; undefined if it is the same everywhere. */
type Fitting = (
  operation: Operation,
  document: OpenApiDocument,
  fill: (values: Readonly<Record<string, string>>) => string,
) => Partial<ErrorBody> | undefined;

const fittings: Readonly<Record<string, Fitting>> = {
  'insufficient-scope': (operation, _, fill) => {
    const scope = getScope(operation);
    return scope === undefined ? undefined : { message: fill({ scope }), details: { required_scope: scope } };
  },
  'policy-denied': (operation) => {
    const [resource, action] = getScope(operation)?.split(':') ?? [];
    return resource === undefined ? undefined : { details: { resource, action } };
  },
  'validation-failed': (operation, document) => {
    const field = findInvalidField(document, operation);
    return field && { fields: [field] };
  },
  // A nonexistent path next to the first path that the request's example patches.
  'invalid-patch': (operation, document, fill) => {
    const [example] = Object.values(getContent(document, operation)?.examples ?? {});
    const [patch] = example ? (resolve<Example>(document, example).value as { path: string }[]) : [];
    const path = patch?.path.replace(/[^/]*$/, 'absent');
    return path === undefined
      ? undefined
      : { message: fill({ reason: `the path ${path} does not exist` }), details: { path } };
  },
};

/** Returns the examples of a shared response whose values depend on the operation, such as its scope, by name. */
export const listFittedExamples = (
  document: OpenApiDocument,
  operation: Operation,
  response: Response,
): Record<string, Example> => {
  const examples = Object.values(response.content ?? {}).flatMap((media) =>
    Object.entries(media.examples ?? {}),
  );
  return Object.fromEntries(
    examples.flatMap(([name, node]) => {
      const example = resolve<Example>(document, node);
      const fit = fittings[name]?.(operation, document, (values) =>
        fillTemplate(example['x-message'] ?? '', (value) => values[value] ?? ''),
      );
      if (fit === undefined) return [];
      const { error } = example.value as { error: ErrorBody };
      const details = { ...error.details, ...fit.details };
      const value = { error: { ...error, ...fit, ...(Object.keys(details).length > 0 && { details }) } };
      return [[name, { ...example, value }]];
    }),
  );
};

const fitResponse = (document: OpenApiDocument, operation: Operation, shared: Response): Response => {
  const fitted = listFittedExamples(document, operation, shared);
  const response = structuredClone(shared);
  for (const media of Object.values(response.content ?? {}))
    media.examples = { ...media.examples, ...fitted };
  return response;
};

/**
 * Fits the examples of shared error responses to the operations that return them: to the scope that an operation requires, and
 * to the fields of its body or query. A component has the values of the first operation that refers to it. An operation with
 * other values has the response inline, so that there is one component for each meaning.
 */
export const fitErrors = (original: OpenApiDocument): OpenApiDocument => {
  const document = structuredClone(original);
  const components = new Map<string, Response>();
  for (const { operation } of listOperations(document)) {
    for (const [status, node] of Object.entries(operation.responses)) {
      if (!('$ref' in node)) continue;
      const name = componentName(`${operation.operationId} ${status}`, node);
      const response = fitResponse(original, operation, resolve<Response>(original, node));
      const component = components.get(name) ?? response;
      components.set(name, component);
      if (!isDeepStrictEqual(response, component)) operation.responses[status] = response;
    }
  }
  Object.assign(document.components.responses ?? {}, Object.fromEntries(components));
  return document;
};

const prefix = '#/components/examples/';

/**
 * Returns the document without the examples that nothing refers to: errors that were fitted to each operation, and errors of
 * requests that no operation receives. The tables of `generated/` contain them; linters of OpenAPI documents reject them.
 */
export const withoutUnusedExamples = (document: OpenApiDocument): OpenApiDocument => {
  const used = listValues('$ref', document);
  const { examples } = document.components;
  if (examples === undefined) return document;
  const kept = Object.entries(examples).filter(([name]) => used.has(prefix + name));
  return { ...document, components: { ...document.components, examples: Object.fromEntries(kept) } };
};
