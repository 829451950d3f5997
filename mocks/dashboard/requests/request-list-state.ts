import type { LoggedRequest } from './filter.ts';

type Requests = readonly LoggedRequest[];

/** The requests of the list, newest first. */
export type RequestListState = {
  /** Undefined until they are read. */
  readonly requests: Requests | undefined;
  /** What arrived during a pause; undefined without one. */
  readonly pending: Requests | undefined;
};

/** How many requests the list holds. */
export const most = 500;

export const unread: RequestListState = { requests: undefined, pending: undefined };

const has = (requests: Requests | undefined, { id }: LoggedRequest): boolean =>
  requests?.some((each) => each.id === id) ?? false;

const withRequest = (requests: Requests = [], request: LoggedRequest): Requests =>
  has(requests, request)
    ? requests.map((each) => (each.id === request.id ? request : each))
    : [request, ...requests].slice(0, most);

/** Adds a request, or completes one that is there already. During a pause new ones are held back. */
export const addRequest = (
  { requests, pending }: RequestListState,
  request: LoggedRequest,
): RequestListState =>
  pending === undefined || has(requests, request)
    ? { requests: withRequest(requests, request), pending }
    : { requests, pending: withRequest(pending, request) };

/** The log as it was read. What arrived while it was read stays. */
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
