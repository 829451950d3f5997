import { listFittedExamples } from './fitted-errors.ts';
import {
  componentName,
  getItemSchema,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Ref,
  type RequestBody,
  type Response,
  resolve,
} from './openapi-document.ts';
import { getScope } from './scope-levels.ts';
import { json } from './tables.ts';

const parameterShape = (parameter: Parameter) => ({
  name: parameter.name,
  required: parameter.required ?? false,
  example: parameter.example ?? parameter.schema.examples?.[0],
  provisional: parameter['x-provisional'],
});

const responseShape = (document: OpenApiDocument, where: string, response: Response) => {
  const { headers = {}, content = {} } = response;
  return {
    headers: mapValues(headers, (header) => ({
      required: resolve(document, header).required ?? false,
      header: componentName(where, header),
    })),
    content: mapValues(content, (media, mediaType) =>
      media['x-item-schema']
        ? { itemSchema: media['x-item-schema'].split('/').at(-1) as string }
        : { schema: componentName(`${where} ${mediaType}`, media.schema) },
    ),
    examples: Object.keys(Object.values(content)[0]?.examples ?? {}),
    provisional: response['x-provisional'],
  };
};

const requestBodyShape = (where: string, body: RequestBody) => {
  const [entry, ...others] = Object.entries(body.content);
  if (!entry || others.length > 0) throw new Error(`${where}: a request body needs exactly one media type.`);
  const [example] = Object.values(entry[1].examples ?? {});
  return {
    mediaType: entry[0],
    required: body.required ?? false,
    schema: componentName(`${where} request body`, entry[1].schema),
    example: example && '$ref' in example ? componentName(where, example) : undefined,
    provisional: body['x-provisional'],
  };
};

/** The table as JSON, which omits undefined members. */
const operationsTable = (document: OpenApiDocument) =>
  Object.fromEntries(
    listOperations(document).map(({ path, method, item, operation, parameters, body, success }) => {
      const where = `${method.toUpperCase()} ${path}`;
      const within = (place: Parameter['in']) =>
        parameters.filter((parameter) => parameter.in === place).map(parameterShape);
      const pagination = operation['x-pagination'];
      const itemSchema = getItemSchema(success);
      if (pagination && !itemSchema)
        throw new Error(`${where}: a list needs a text encoding with x-item-schema.`);
      const header = within('header');
      return [
        operation.operationId,
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          server: (operation.servers ?? item.servers) ? 'console' : 'api',
          tag: operation.tags[0] ?? '',
          summary: operation.summary,
          scope: getScope(operation) ?? null,
          scopeProvisional: operation['x-security']?.['x-provisional'],
          sessionOnly: operation['x-session-only'] === true,
          stream: operation['x-stream'] === true,
          list: pagination
            ? {
                items: pagination.items,
                toleratedItems: pagination['tolerated-items'] ?? [],
                itemSchema: itemSchema as string,
                defaultLimit: pagination.default,
                maxLimit: pagination.max,
                order: pagination.order ?? null,
                hasMore: pagination['has-more'] ?? false,
              }
            : null,
          parameters: { path: within('path'), query: within('query'), header },
          requestBody: body ? requestBodyShape(where, body) : null,
          responses: mapValues(operation.responses, (response, status) =>
            '$ref' in response
              ? shared(document, operation, response)
              : responseShape(document, `${where} ${status}`, response),
          ),
          idempotent: header.some((parameter) => parameter.name === 'Idempotency-Key'),
          provisional: operation['x-provisional'],
        },
      ] as const;
    }),
  );

/** A shared response in the table's JSON: a placeholder, with the errors that the operation returns with its own values. */
const shared = (document: OpenApiDocument, operation: Operation, reference: Ref) => {
  const placeholder = `=sharedResponses.${componentName(operation.operationId, reference)}`;
  const examples = listFittedExamples(document, operation, resolve<Response>(document, reference));
  const fitted = Object.entries(examples).map(([name, { value }]) => [
    name,
    (value as { error: object }).error,
  ]);
  return fitted.length === 0 ? placeholder : { '...': placeholder, fitted: Object.fromEntries(fitted) };
};

const sharedResponses = (document: OpenApiDocument) =>
  mapValues((document.components.responses ?? {}) as Record<string, Response>, (response, name) =>
    responseShape(document, `response ${name}`, response),
  );

/**
 * `operations.ts`: the table with its literal types.
 *
 * @param name the document's name in comments
 * @param shape the module of `OperationShape`, relative to the table
 */
export const renderOperations = (
  document: OpenApiDocument,
  { name, shape }: { name: string; shape: string },
): string =>
  `import type { OperationShape } from '${shape}';

const sharedResponses = ${json(sharedResponses(document))} as const;

/** Every operation of ${name}, by its operationId. */
export const operations = ${json(operationsTable(document)).replaceAll(/(?:"(\.\.\.)": )?"=(sharedResponses\.\w+)"/g, '$1$2')} as const satisfies Record<string, OperationShape>;

/** The operationId of one of the operations of ${name}. */
export type OperationId = keyof typeof operations;

/** The operations in the order of ${name}, with their common type. */
export const operationList: readonly (OperationShape & { readonly id: OperationId })[] = Object.values(operations);

/** One operation, with the common type. @throws never: the id is checked by its type */
export const getOperation = (id: OperationId): OperationShape & { readonly id: OperationId } => operations[id];
`;
