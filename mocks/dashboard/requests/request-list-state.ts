import type { LoggedRequest } from './logged-request.ts';

type Requests = readonly LoggedRequest[];

/** The requests of the list, newest first. */
export type RequestListState = {
  /** Undefined until they are loaded. */
  readonly requests: Requests | undefined;
  /** The requests that arrived during a pause; undefined if the list isn't paused. */
  readonly pending: Requests | undefined;
};

/** The maximum number of requests in the list: all that the log keeps (docs/limits.md). */
export const most = 1000;

export const unread: RequestListState = { requests: undefined, pending: undefined };

const has = (requests: Requests | undefined, { id }: LoggedRequest): boolean =>
  requests?.some((each) => each.id === id) ?? false;

const withRequest = (requests: Requests = [], request: LoggedRequest): Requests =>
  has(requests, request)
    ? requests.map((each) => (each.id === request.id ? request : each))
    : [request, ...requests].slice(0, most);

/** Adds a request, or updates it if it is already in the list. During a pause new requests are held back. */
export const addRequest = (
  { requests, pending }: RequestListState,
  request: LoggedRequest,
): RequestListState =>
  pending === undefined || has(requests, request)
    ? { requests: withRequest(requests, request), pending }
    : { requests, pending: withRequest(pending, request) };

/** Merges the log after it was loaded. Requests that arrived meanwhile are kept. */
export const mergeLog = ({ requests = [], pending }: RequestListState, log: Requests): RequestListState => {
  const since = log[0]?.at ?? '';
  const later = requests.filter((request) => request.at >= since && !has(log, request));
  return { requests: [...later, ...log].slice(0, most), pending };
};

export const clear = ({ pending }: RequestListState): RequestListState => ({
  requests: [],
  pending: pending && [],
});

export const pause = ({ requests }: RequestListState): RequestListState => ({ requests, pending: [] });

export const resume = ({ requests, pending = [] }: RequestListState): RequestListState => ({
  requests: pending.toReversed().reduce<Requests>(withRequest, requests ?? []),
  pending: undefined,
});
