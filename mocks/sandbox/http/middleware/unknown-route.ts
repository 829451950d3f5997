import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';
import type { RouteDefinition, Routes } from '../dispatcher.ts';
import { routeViolation } from '../request-log/route-violations.ts';
import { similarPaths } from '../similar-paths.ts';

const isDocumented = ({ operation }: RouteDefinition) => operation !== undefined;

/** What a route is called in an answer. */
const shown = ({ method, path, operation }: RouteDefinition) => ({ operation: operation?.id, method, path });

/** RFC 9110 section 9.3.2: where GET is allowed, so is HEAD. */
const withHead = (methods: readonly string[]): string[] =>
  methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));

/**
 * Answers 404 to a request without a route, and records why for the request log. The service document lists no 405: a
 * method that the path does not have is a 404 too, with the methods that it has in `details` and `Allow` (RFC 9110
 * section 10.2.1 permits it with any status).
 */
export const unknownRoute = ({ routes, methodsAt }: Routes): Middleware => {
  const documented = routes.filter(isDocumented);
  const templates = documented.map(({ path }) => path);
  return (call) => {
    const { path, request } = call;
    const methods = methodsAt(path);
    const violation = routeViolation({ method: request.method, path }, methods, templates);
    call.violations = { found: [violation], omitted: 0 };
    const { message } = violation;
    if (methods.length > 0) {
      const allowed = withHead(methods);
      throw problem('not-found', {
        message,
        details: { allowed_methods: allowed },
        headers: { Allow: allowed.join(', ') },
      });
    }
    const [nearest] = similarPaths(path, templates);
    const there = documented.filter((route) => route.path === nearest);
    const meant = there.find(({ method }) => method === request.method) ?? there[0];
    throw problem('not-found', { message, ...(meant && { details: { nearest: shown(meant) } }) });
  };
};
