import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';

type Operation = OperationShape & { readonly id: OperationId };

// A literal segment goes before a parameter: `/workspaces/current` before `/workspaces/{slug}`.
const routes = operationList
  .filter(({ server }) => server === 'api')
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^(?:/v\\d+)?${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  .toSorted((left, right) => left.operation.parameters.path.length - right.operation.parameters.path.length);

/** The operation of the contract that a request asks for, wherever the API's base is; undefined for any other. */
export const operationOfRequest = (request: Request): Operation | undefined => {
  const { pathname } = new URL(request.url);
  return routes.find(
    ({ operation, pattern }) => operation.method === request.method && pattern.test(pathname),
  )?.operation;
};
