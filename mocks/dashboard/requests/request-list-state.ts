import type { LoggedRequest } from './filter.ts';

type Requests = readonly LoggedRequest[];

/** The requests of the list, newest first. */
export type RequestListState = {
  /** Undefined until they are read. */
  readonly shown: Requests | undefined;
  /** What arrived during a pause; undefined without one. */
  readonly held: Requests | undefined;
};

/** How many requests the list holds. */
export const most = 500;

export const unread: RequestListState = { shown: undefined, held: undefined };

const has = (requests: Requests | undefined, { id }: LoggedRequest): boolean =>
  requests?.some((each) => each.id === id) ?? false;

const withRequest = (requests: Requests = [], request: LoggedRequest): Requests =>
  has(requests, request)
    ? requests.map((each) => (each.id === request.id ? request : each))
    : [request, ...requests].slice(0, most);

/** Adds a request, or completes one that is there already. During a pause new ones are held back. */
export const arrived = ({ shown, held }: RequestListState, request: LoggedRequest): RequestListState =>
  held === undefined || has(shown, request)
    ? { shown: withRequest(shown, request), held }
    : { shown, held: withRequest(held, request) };

/** The log as it was read. What arrived while it was read stays. */
export const read = ({ shown = [], held }: RequestListState, log: Requests): RequestListState => {
  const since = log[0]?.at ?? '';
  const later = shown.filter((request) => request.at >= since && !has(log, request));
  return { shown: [...later, ...log].slice(0, most), held };
};

export const cleared = ({ held }: RequestListState): RequestListState => ({ shown: [], held: held && [] });

export const paused = ({ shown }: RequestListState): RequestListState => ({ shown, held: [] });

export const resumed = ({ shown, held = [] }: RequestListState): RequestListState => ({
  shown: held.toReversed().reduce<Requests>(withRequest, shown ?? []),
  held: undefined,
});
