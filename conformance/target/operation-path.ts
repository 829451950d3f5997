import { type OperationShape, operationList } from '@workspace-api/contract';

/** The segments of a path, or of its template. */
export const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

/** A path segment that a server may remove with the one before it, or not: `..` (RFC 3986, section 5.2.4). */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** The path and query below the API's base; null for a URL outside of it, or whose path depends on the server. */
export const belowBase = (base: string, url: string): string | null => {
  const rest = url.slice(base.length);
  return url.startsWith(base) && /^(?:[/?]|$)/.test(rest) && !dotSegment.test(rest) ? rest : null;
};

/** Whether a path begins with a template. */
export const isAtOrBelow = (template: readonly string[], path: readonly string[]): boolean =>
  template.length <= path.length &&
  template.every((step, index) => step.startsWith('{') || step === path[index]);

const countFixed = (path: string): number => splitPath(path).filter((step) => !step.startsWith('{')).length;

// Static paths first: `/secrets/proxy-url` before `/secrets/{name}`.
const routes = operationList
  .toSorted((one, other) => countFixed(other.path) - countFixed(one.path))
  .map((operation) => ({ operation, template: splitPath(operation.path) }));

/** The operation for a method and a path below the API's base, without the query; null if there is none. */
export const operationAt = (method: string, path: string): OperationShape | null => {
  const segments = splitPath(path.split('?')[0] ?? '');
  const route = routes.find(
    ({ operation, template }) =>
      operation.method === method && template.length === segments.length && isAtOrBelow(template, segments),
  );
  return route?.operation ?? null;
};

/**
 * Fills in a path template. A value stays within its segment: slashes are encoded, and so are `.` and `..`.
 *
 * @throws Error if a parameter has no value
 */
export const fillPath = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs a value for ${name}.`);
    return encodeURIComponent(value).replace(/^(\.{1,2})$/, (dots) => dots.replaceAll('.', '%2E'));
  });
