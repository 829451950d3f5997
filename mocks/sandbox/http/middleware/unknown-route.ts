import { basePath, inlineValue } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import leven from 'leven';
import { type Problem, problem } from '../../core/problem.ts';
import type { Call, Middleware } from '../call.ts';
import type { Routes } from '../router.ts';

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

/**
 * Responds with 404 to a request without a route, and records the reason for the request log. The service document
 * doesn't list a 405, so an undeclared method of a path is a 404 too. Its declared methods are in `details` and in
 * `Allow` (RFC 9110 section 10.2.1 permits it with any status). For an unknown path, `details` has the nearest route.
 */
export const unknownRoute = ({ routes, methodsAt }: Routes): Middleware => {
  const documented = routes.filter(({ operation }) => operation !== undefined);
  const templates = documented.map(({ path }) => path);
  const refuse = (
    call: Call,
    place: 'method' | 'path',
    message: string,
    extras: Parameters<typeof problem>[1],
  ): Problem => {
    call.violations = {
      items: [{ in: place, path: '', reason: 'unknown_value', message }],
      omitted: 0,
    };
    return problem('not-found', { message, ...extras });
  };
  return (call) => {
    const { path, request } = call;
    const methods = methodsAt(path);
    if (methods.length > 0) {
      // RFC 9110 section 9.3.2: what supports GET supports HEAD.
      const allowed = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
      const supported = new Intl.ListFormat('en').format(methods);
      throw refuse(call, 'method', `This path supports ${supported}, not ${request.method}.`, {
        details: { allowed_methods: allowed },
        headers: { Allow: allowed.join(', ') },
      });
    }
    const similar = similarPaths(path, templates);
    const there = documented.filter((route) => route.path === similar[0]);
    const nearest = there.find(({ method }) => method === request.method) ?? there[0];
    throw refuse(call, 'path', `Unknown path. Similar: ${similar.join(', ')}.`, {
      ...(nearest && {
        details: {
          nearest: { operation: nearest.operation?.id, method: nearest.method, path: nearest.path },
        },
      }),
    });
  };
};

/** Responds with 404 outside of the contract's API, and lists the addresses of the sandbox's APIs. */
export const nothingServed: Middleware = ({ request, path }) => {
  throw problem('not-found', {
    message: `Nothing is served at ${request.method} ${inlineValue(path)}. The API is at ${basePath}, the control plane at ${controlPath}.`,
  });
};
