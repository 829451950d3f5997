import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';
import type { Routes } from '../dispatcher.ts';
import { routeViolations } from '../request-log/route-violations.ts';

/** Answers 404 to a request without a route, and records the closest routes for the request log. */
export const unknownRoute =
  ({ paths, methodsAt }: Routes): Middleware =>
  (call) => {
    const { path, request } = call;
    const found = routeViolations({ method: request.method, path }, methodsAt(path), paths);
    call.violations = { found, omitted: 0 };
    throw problem('not-found');
  };
