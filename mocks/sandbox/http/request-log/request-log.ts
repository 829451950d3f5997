import { setTimeout as pass } from 'node:timers/promises';
import type { components } from '@workspace-api/contract/sandbox';
import type { Violation } from './violation.ts';

/** What is kept of a request. */
export type LoggedRequest = Readonly<components['schemas']['LoggedRequest']>;

/** The requests of the API, the newest of them, in memory. */
export type RequestLog = {
  /** @param later violations that are known only after the request is answered */
  add(request: LoggedRequest, later?: Promise<readonly Violation[]>): void;
  /** Newest first. */
  list(): LoggedRequest[];
  /** Waits for what is known later, but not for long: a body that was announced may never come. */
  settled(): Promise<void>;
  clear(): void;
};

/** How long a reader of the log waits, in milliseconds of the machine's time. */
const patience = 200;

/** Keeps as many requests as that: the next one takes the place of the oldest. */
export const createRequestLog = (capacity = 1000): RequestLog => {
  let kept: LoggedRequest[] = [];
  let next = 0;
  const open = new Set<Promise<void>>();
  const complete = async (request: LoggedRequest, later: Promise<readonly Violation[]>) => {
    request.violations.push(...(await later));
  };
  return {
    add(request, later) {
      kept[next] = request;
      next = (next + 1) % capacity;
      if (later === undefined) return;
      const completed = complete(request, later).finally(() => open.delete(completed));
      open.add(completed);
    },
    list: () => [...kept.slice(0, next).toReversed(), ...kept.slice(next).toReversed()],
    async settled() {
      if (open.size === 0) return;
      const enough = new AbortController();
      const end = pass(patience, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([Promise.all(open), end]);
      enough.abort();
    },
    clear() {
      kept = [];
      next = 0;
    },
  };
};
