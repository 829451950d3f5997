import { basePath, inlineValue } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import leven from 'leven';
import { problem } from '../../core/problem.ts';
import type { Middleware, Violation } from '../call.ts';
import type { RouteDefinition, Routes } from '../router.ts';

/** The maximum number of similar paths in a list. */
const maxSimilarPaths = 5;

/** How many characters of a path are compared. No template is longer, so comparing more would only take time. */
const comparedLength = 120;

/** The value of a parameter that the path lacks. It costs more than a typo, less than most words. */
const lackingParameter = 'id';

/** The path of a template with the parameters of another path. */
const fill = (template: string, segments: readonly string[]): string =>
  template
    .split('/')
    .map((part, at) => (part.startsWith('{') ? (segments[at] ?? lackingParameter) : part))
    .join('/');

/** The templates that match a path after the fewest changes, nearest first. */
const similarPaths = (path: string, templates: readonly string[]): string[] => {
  const short = path.slice(0, comparedLength);
  const segments = short.split('/');
  return [...new Set(templates)]
    .map((template) => ({ template, off: leven(fill(template, segments), short) }))
    .toSorted((one, other) => one.off - other.off)
    .slice(0, maxSimilarPaths)
    .map(({ template }) => template);
};

let conjunction: Intl.ListFormat | undefined;

/**
 * Joins names with commas and `and`. The formatter is created on first use, because that takes 10 ms and few processes
 * need it.
 */
const formatNames = (names: readonly string[]): string => {
  conjunction ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return conjunction.format(names);
};

/**
 * The violation of a request without a route: its method if the path has other methods, else its path.
 *
 * @param methods the methods of the path
 * @param templates the paths of all routes, with parameters in OpenAPI syntax
 */
const routeViolation = (
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

/** Describes a route in the details of a response. */
const toRouteDetails = ({ method, path, operation }: RouteDefinition) => ({
  operation: operation?.id,
  method,
  path,
});

/** Adds HEAD if GET is allowed (RFC 9110 section 9.3.2). */
const withHead = (methods: readonly string[]): string[] =>
  methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));

/**
 * Responds with 404 to a request without a route, and records the reason for the request log. The service document
 * doesn't list a 405, so an undeclared method of a path is a 404 too. Its declared methods are in `details` and in
 * `Allow` (RFC 9110 section 10.2.1 permits it with any status).
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

/** Responds with 404 outside of the contract's API, and lists the addresses of the sandbox's APIs. */
export const nothingServed: Middleware = ({ request, path }) => {
  throw problem('not-found', {
    message: `Nothing is served at ${request.method} ${inlineValue(path)}. The API is at ${basePath}, the control plane at ${controlPath}.`,
  });
};
