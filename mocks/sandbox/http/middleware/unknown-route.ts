import { basePath, inlineValue } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';
import type { RouteDefinition, Routes } from '../router.ts';
import { similarPaths } from '../similar-paths.ts';
import type { Violation } from '../violation.ts';

let conjunction: Intl.ListFormat | undefined;

/** Names with commas and `and`. The formatter is made when it is needed: it takes 10 ms, which few processes have to wait for. */
const formatNames = (names: readonly string[]): string => {
  conjunction ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return conjunction.format(names);
};

/**
 * The violation of a request without a route: its method, where the path has other methods, else its path.
 *
 * @param methods the methods of the path
 * @param templates the paths of all routes, with parameters as OpenAPI writes them
 */
export const routeViolation = (
  { method, path }: { readonly method: string; readonly path: string },
  methods: readonly string[],
  templates: readonly string[],
): Violation =>
  methods.length > 0
    ? {
        in: 'method',
        path: '',
        reason: 'unknown_value',
        message: `This path supports ${formatNames(methods)}, not ${method}.`,
      }
    : {
        in: 'path',
        path: '',
        reason: 'unknown_value',
        message: `Unknown path. Similar: ${similarPaths(path, templates).join(', ')}.`,
      };

const isDocumented = ({ operation }: RouteDefinition) => operation !== undefined;

/** What a route is called in an answer. */
const toRouteDetails = ({ method, path, operation }: RouteDefinition) => ({
  operation: operation?.id,
  method,
  path,
});

/** RFC 9110 section 9.3.2: where GET is allowed, so is HEAD. */
const withHead = (methods: readonly string[]): string[] =>
  methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));

/**
 * Answers 404 to a request without a route, and records why for the request log. The service document lists no 405: a
 * method that the path does not have is a 404 too, with the methods that it has in `details` and `Allow` (RFC 9110
 * section 10.2.1 permits it with any status).
 */
export const unknownRoute = ({ routes, methodsAt }: Routes): Middleware => {
  const documentedRoutes = routes.filter(isDocumented);
  const templates = documentedRoutes.map(({ path }) => path);
  return (call) => {
    const { path, request } = call;
    const methods = methodsAt(path);
    const violation = routeViolation({ method: request.method, path }, methods, templates);
    call.violations = { items: [violation], omitted: 0 };
    const { message } = violation;
    if (methods.length > 0) {
      const allowedMethods = withHead(methods);
      throw problem('not-found', {
        message,
        details: { allowed_methods: allowedMethods },
        headers: { Allow: allowedMethods.join(', ') },
      });
    }
    const [nearest] = similarPaths(path, templates);
    const there = documentedRoutes.filter((route) => route.path === nearest);
    const nearestRoute = there.find(({ method }) => method === request.method) ?? there[0];
    throw problem('not-found', {
      message,
      ...(nearestRoute && { details: { nearest: toRouteDetails(nearestRoute) } }),
    });
  };
};

/** Answers 404 outside of the contract's API, and says where the sandbox's APIs are. */
export const nothingServed: Middleware = ({ request, path }) => {
  throw problem('not-found', {
    message: `Nothing is served at ${request.method} ${inlineValue(path)}. The API is at ${basePath}, the control plane at ${controlPath}.`,
  });
};
