import { hasWords } from '../store/has-words.ts';
import type { Mode } from '../store/route.ts';
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
  return (
    hasWords(text, [id, method, formatPath(request), request.operation, workspace, code, request.status]) &&
    (operation === '' || request.operation === operation) &&
    (status === '' || String(request.status).startsWith(status)) &&
    (violations === '' || countViolations(request) > 0)
  );
};

/** A row of the list: a request, or equal requests that are folded into one line. */
export type RequestRow = {
  /** Stays the same when further equal requests arrive. */
  readonly key: string;
  /** The request, or the newest of equal requests. */
  readonly request: LoggedRequest;
  /** All requests of the row, newest first. */
  readonly requests: readonly LoggedRequest[];
  /** Whether a row of several requests is unfolded: its requests follow as rows. */
  readonly isUnfolded: boolean;
  /** The row of equal requests that this row belongs to. */
  readonly parent: string | undefined;
};

const areEqual = (one: LoggedRequest, other: LoggedRequest): boolean =>
  one.method === other.method &&
  one.status === other.status &&
  one.token === other.token &&
  formatPath(one) === formatPath(other) &&
  // The log has no parameters that the contract doesn't declare, but violations name them.
  JSON.stringify(one.violations) === JSON.stringify(other.violations);

/** Groups equal requests in a row. */
const group = (requests: readonly LoggedRequest[]): LoggedRequest[][] => {
  const groups: LoggedRequest[][] = [];
  for (const request of requests) {
    const newer = groups.at(-1);
    if (newer?.[0] && areEqual(newer[0], request)) newer.push(request);
    else groups.push([request]);
  }
  return groups;
};

/**
 * The rows of the list. Requests in a row with the same method, path, query, status, token and violations are one row.
 *
 * @param requests newest first
 * @param unfolded the keys of the unfolded rows
 */
export const toRows = (requests: readonly LoggedRequest[], unfolded: ReadonlySet<string>): RequestRow[] =>
  group(requests).flatMap((equal) => {
    const key = (equal.at(-1) as LoggedRequest).id;
    const isUnfolded = equal.length > 1 && unfolded.has(key);
    const row = { key, request: equal[0] as LoggedRequest, requests: equal, isUnfolded, parent: undefined };
    if (!isUnfolded) return [row];
    const children = equal.map((request) => ({
      key: `${key} ${request.id}`,
      request,
      requests: [request],
      isUnfolded: false,
      parent: key,
    }));
    return [row, ...children];
  });

/** The index of the row of a request; -1 if none has it. The row of an unfolded request is its own. */
export const findRow = (rows: readonly RequestRow[], id: string): number =>
  rows.findLastIndex(({ requests }) => requests.some((request) => request.id === id));
