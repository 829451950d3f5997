import type { components } from '@workspace-api/contract/sandbox';

/** What is kept of a request. */
export type LoggedRequest = Readonly<components['schemas']['LoggedRequest']>;

/** The requests of the API, the newest of them, in memory. */
export type RequestLog = {
  add(request: LoggedRequest): void;
  /** Newest first. */
  list(): LoggedRequest[];
  clear(): void;
};

/** Keeps as many requests as that: the next one takes the place of the oldest. */
export const createRequestLog = (capacity = 1000): RequestLog => {
  let kept: LoggedRequest[] = [];
  let next = 0;
  return {
    add(request) {
      kept[next] = request;
      next = (next + 1) % capacity;
    },
    list: () => [...kept.slice(0, next).toReversed(), ...kept.slice(next).toReversed()],
    clear() {
      kept = [];
      next = 0;
    },
  };
};
