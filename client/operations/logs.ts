// Generated from openapi/ by `npm run generate`. Do not edit.
import type { LogEntry } from '@workspace-api/contract';
import type { Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';
import { follow } from '../streams/follow.ts';
import type { FollowOptions } from '../streams/follow.ts';

/** Runtime logs: list, search and tail. */
export interface LogsMethods {
  /**
   * List log entries: `GET /workspaces/{slug}/logs`, scope `logs:read`.
   *
   * Returns the workspace's runtime log, newest first, from `since` (inclusive) to `until` (exclusive). To filter by text, level or source, use the search operation.
   *
   * Requires the scope `logs:read`.
   *
   * Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.since Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.until Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.list('acme')) console.log(logEntry);
   */
  list(slug: string, options?: ListOptions<'listLogs'>): List<LogEntry>;
  /**
   * Search log entries: `GET /workspaces/{slug}/logs/search`, scope `logs:read`.
   *
   * Returns the entries whose message matches `q` and that have the given level and source, newest first.
   *
   * Requires the scope `logs:read`.
   *
   * Provisional: Filters are combined with AND. Without filters, the whole log is returned.
   *
   * Provisional: Log entries are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.q A full-text query on the message.
   * @param options.level Returns only entries with this level.
   * @param options.source Returns only entries from this source, such as `request`, `capability` or `agent`.
   * @param options.since Returns only entries at or after this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.until Returns only entries before this time. In a URL, write the `+` of an offset as `%2B`. Provisional: A date without a time is accepted, and means its first moment in UTC.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.search('acme', { q: 'timeout' })) console.log(logEntry);
   */
  search(slug: string, options?: ListOptions<'searchLogs'>): List<LogEntry>;
  /**
   * Tail the log: `GET /workspaces/{slug}/logs/tail`, scope `logs:read`.
   *
   * Streams new log entries as they are written. The stream stays open until the client disconnects.
   *
   * Requires the scope `logs:read`.
   *
   * @param slug The slug of the workspace.
   * @returns A stream of new entries, one per line.
   *
   * Provisional: The stream is NDJSON: one entry per line, and empty lines that keep the connection open.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const logEntry of api.logs.tail('acme')) console.log(logEntry);
   */
  tail(slug: string, options?: FollowOptions): AsyncGenerator<LogEntry, void>;
}

/** {@link LogsMethods.list} as a function of a client. */
export const listLogs: Operation<LogsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/logs', ['data']);

/** {@link LogsMethods.search} as a function of a client. */
export const searchLogs: Operation<LogsMethods['search']> = /* @__PURE__ */ list('/workspaces/{slug}/logs/search', ['data']);

/** {@link LogsMethods.tail} as a function of a client. */
export const tailLogs: Operation<LogsMethods['tail']> = /* @__PURE__ */ follow('/workspaces/{slug}/logs/tail');

/** The functions of {@link LogsMethods}, by their names there. */
export const logs = { list: listLogs, search: searchLogs, tail: tailLogs };
