import { countViolations, formatPath, type LoggedRequest } from './logged-request.ts';

/**
 * The filters of the list, as parameters of its address: a part of the path with its query, the operation, the id, the workspace or
 * the error code; an operation; the first digit of the status; whether only requests with violations match. Empty for all.
 */
export const noFilter = { text: '', operation: '', status: '', violations: '' };

export type Filter = Readonly<typeof noFilter>;

/** Reads the filters of an address. */
export const readFilter = (query: URLSearchParams): Filter => ({
  text: query.get('text') ?? '',
  operation: query.get('operation') ?? '',
  status: query.get('status') ?? '',
  violations: query.get('violations') ?? '',
});

/** Whether a request matches the filters. */
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
