import {
  getOperation,
  type OperationId,
  type OperationShape,
  operationList,
  operations,
} from '@workspace-api/contract';
import {
  type OperationId as ControlId,
  operationList as controlList,
  controlPath,
} from '@workspace-api/contract/sandbox';

type Operation = OperationShape & { readonly id: OperationId };

/** An operation of the API, or of the control plane, which acts for visitors, runtimes and time. */
export type AnyOperationId = OperationId | Exclude<ControlId, OperationId>;

const isInApi = (id: string): id is OperationId => id in operations;

const toRoute = (prefix: string, { id, method, path }: { id: string; method: string; path: string }) => ({
  id: id as AnyOperationId,
  method,
  pattern: new RegExp(`^${prefix}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
});

// Literal segments take precedence over parameters: `/workspaces/current` over `/workspaces/{slug}`.
const routes = [
  ...operationList
    .filter(({ server }) => server === 'api')
    .toSorted((left, right) => left.parameters.path.length - right.parameters.path.length)
    .map((operation) => toRoute('(?:/v\\d+)?', operation)),
  ...controlList.filter(({ id }) => !isInApi(id)).map((operation) => toRoute(controlPath, operation)),
];

/** The operation of a request, with the parameters of its path; undefined for a request outside of the contract. */
export const findRoute = (request: Request) => {
  const { pathname } = new URL(request.url);
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
  return route && { id: route.id, parameters: route.pattern.exec(pathname)?.groups ?? {} };
};

/** The API's operation of a request, regardless of the API's base path; undefined if there is none. */
export const findOperation = (request: Request): Operation | undefined => {
  const id = findRoute(request)?.id;
  return id !== undefined && isInApi(id) ? getOperation(id) : undefined;
};

/** Whether a request is for the API, not for the sign-in console or the control plane. */
export const isApi = (request: Request): boolean => /^\/v\d+(\/|$)/.test(new URL(request.url).pathname);
