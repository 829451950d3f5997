import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';

type Operation = OperationShape & { readonly id: OperationId };

// Literal segments take precedence over parameters: `/workspaces/current` over `/workspaces/{slug}`.
const routes = operationList
  .filter(({ server }) => server === 'api')
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^(?:/v\\d+)?${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  .toSorted((left, right) => left.operation.parameters.path.length - right.operation.parameters.path.length);

/** The operation of a request, regardless of the API's base path; undefined if there is none. */
export const findOperation = (request: Request): Operation | undefined => {
  const { pathname } = new URL(request.url);
  return routes.find(
    ({ operation, pattern }) => operation.method === request.method && pattern.test(pathname),
  )?.operation;
};

/** Whether a request is for the API, not for the sign-in console or the control plane. */
export const isApi = (request: Request): boolean => /^\/v\d+(\/|$)/.test(new URL(request.url).pathname);
