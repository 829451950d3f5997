import type { Clock } from './clock.ts';

/** A clock that advances only when `advance` is called, which runs the timers that are due. */
export const manualClock = (time = 0): Clock & { advance(delay: number): void; readonly pending: number } => {
  const alarms = new Map<symbol, { at: number; run: () => void }>();
  let now = time;
  return {
    now: () => new Date(now),
    at(date, run) {
      const alarm = Symbol('alarm');
      alarms.set(alarm, { at: date.getTime(), run });
      return () => void alarms.delete(alarm);
    },
    advance(delay) {
      now += delay;
      for (const [alarm, { at, run }] of alarms) {
        if (at <= now && alarms.delete(alarm)) run();
      }
    },
    get pending() {
      return alarms.size;
    },
  };
};

/** A clock on which every delay below 30 seconds elapses immediately and longer ones never do: retries happen, time-outs don't. */
export const eagerClock = (now = new Date(0)): Clock & { readonly delays: number[] } => {
  const delays: number[] = [];
  return {
    delays,
    now: () => now,
    at(time, run) {
      const delay = time.getTime() - now.getTime();
      delays.push(delay);
      if (delay < 30_000) queueMicrotask(run);
      return () => {};
    },
  };
};

/** A promise, and the functions that settle it. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
};
