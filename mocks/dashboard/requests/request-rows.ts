import { formatPath, type LoggedRequest } from './logged-request.ts';

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
