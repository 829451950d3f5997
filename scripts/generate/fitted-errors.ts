import { isDeepStrictEqual } from 'node:util';
import { fittedExample } from './fitted-example.ts';
import {
  componentName,
  type Example,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Response,
  resolve,
} from './openapi-document.ts';

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
    examples.flatMap(([name, example]) => {
      const fitted = fittedExample(document, operation, name, resolve<Example>(document, example));
      return fitted ? [[name, fitted]] : [];
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
  const used = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix)) used.add(value);
    return value;
  });
  const examples = Object.entries(document.components.examples ?? {}).filter(([name]) =>
    used.has(prefix + name),
  );
  return {
    ...document,
    components: {
      ...document.components,
      ...(document.components.examples && { examples: Object.fromEntries(examples) }),
    },
  };
};
