import { fittedExample } from './fitted-example.ts';
import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Ref,
  type Response,
  resolve,
} from './openapi-document.ts';

const prefix = '#/components/responses/';

const pascalCase = (value: string): string =>
  value.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A use of a shared response, with its examples fitted to the operation. `to` names the fit; undefined if nothing was fitted.
 */
type Use = { operation: Operation; status: string; response: Response; to: string | undefined };

const fitTo = (document: OpenApiDocument, operation: Operation, status: string, shared: Response): Use => {
  const response = structuredClone(shared);
  let to: string | undefined;
  for (const { examples = {} } of Object.values(response.content ?? {})) {
    for (const [name, example] of Object.entries(examples)) {
      const fit = fittedExample(document, operation, name, resolve<Example>(document, example));
      if (fit === undefined) continue;
      examples[name] = fit.example;
      to ??= fit.to;
    }
  }
  return { operation, status, response, to };
};

const listUses = (document: OpenApiDocument, name: string, shared: Response): Use[] =>
  listOperations(document).flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([, node]) => (node as Ref).$ref === prefix + name)
      .map(([status]) => fitTo(document, operation, status, shared)),
  );

/** The responses that replace a shared one: itself if all uses agree, or one for each fit. */
const replacements = (name: string, shared: Response, uses: readonly Use[]): Record<string, Response> => {
  const serialized = new Set(uses.map(({ response }) => JSON.stringify(response)));
  if (serialized.size <= 1) return { [name]: uses[0]?.response ?? shared };
  const replaced: Record<string, Response> = {};
  for (const { operation, status, response, to } of uses) {
    const own = to === undefined ? name : `${name}For${pascalCase(to)}`;
    if (JSON.stringify(replaced[own] ?? response) !== JSON.stringify(response)) {
      throw new Error(`${operation.operationId}'s ${status} differs from another response named ${own}.`);
    }
    replaced[own] = response;
    operation.responses[status] = { $ref: prefix + own };
  }
  return replaced;
};

/**
 * Fits the examples of shared error responses to the operations that return them: to the scope that an operation requires, and
 * to the fields of its body or query. Where operations differ, the response is repeated under the name of its fit:
 * `InsufficientScopeForPagesWrite`.
 *
 * @throws Error if two different responses would have the same name
 */
export const fitErrors = (original: OpenApiDocument): OpenApiDocument => {
  const document = structuredClone(original);
  const shared = Object.entries((document.components.responses ?? {}) as Record<string, Response>);
  const fitted = shared.map(([name, response]) =>
    replacements(name, response, listUses(document, name, response)),
  );
  const sorted = Object.entries(Object.assign({}, ...fitted)).sort(([a], [b]) => (a < b ? -1 : 1));
  document.components.responses = Object.fromEntries(sorted);
  return document;
};
