import type { Mode } from '../store/selection.ts';
import { countViolations, formatPath, type LoggedRequest } from './logged-request.ts';

/**
 * The filters of the list, as parameters of its address: a part of the path with its query, the operation, the id, the workspace or
 * the error code; an operation; the first digit of the status; whether only requests with violations match; whether requests to any
 * workspace and mode match. Empty for all.
 */
export const noFilter = { text: '', operation: '', status: '', violations: '', everywhere: '' };

export type Filter = Readonly<typeof noFilter>;

/** Reads the filters of an address. */
export const readFilter = (query: URLSearchParams): Filter => ({
  ...noFilter,
  ...Object.fromEntries([...query].filter(([name]) => name in noFilter)),
});

/** Whether a request belongs to a workspace and a mode. One that was rejected before they were known belongs to all. */
export const isIn = (
  { slug, mode }: { readonly slug: string; readonly mode: Mode },
  request: Pick<LoggedRequest, 'workspace' | 'mode'>,
): boolean => (request.workspace ?? slug) === slug && (request.mode ?? mode) === mode;

/** Whether a request matches the filters, regardless of its workspace and mode. */
export const matches = (filter: Filter, request: LoggedRequest): boolean => {
  const { text, operation, status, violations } = filter;
  const { id, method, workspace, code } = request;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = [id, method, formatPath(request), request.operation, workspace, code, request.status]
    .join(' ')
    .toLowerCase();
  return (
    words.every((word) => searched.includes(word)) &&
    (operation === '' || request.operation === operation) &&
    (status === '' || String(request.status).startsWith(status)) &&
    (violations === '' || countViolations(request) > 0)
  );
};
