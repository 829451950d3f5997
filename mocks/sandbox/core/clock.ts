/** The sandbox's time. Whatever depends on time reads it here, so that a day passes in a test without waiting. */
export type Clock = {
  now(): Date;
  /** Moves the clock forward. @param milliseconds more than 0 @throws RangeError if time would stand still or go back */
  advance(milliseconds: number): void;
  /** Takes all advances back, as the control plane's reset does; time goes backwards in no other way. */
  reset(): void;
  /** Runs something once when it is that time, or soon where it is past. @returns what takes it back */
  at(time: Date, run: () => void): () => void;
};

/** The end of the sandbox's time. Times are text with a year of four digits, which sorts chronologically. */
export const lastTime = new Date('9999-01-01T00:00:00.000Z');

/** The clock's time as the contract writes it: ISO 8601 in UTC with milliseconds. */
export const timestamp = ({ clock }: { readonly clock: Clock }): string => clock.now().toISOString();

/** @throws RangeError if time would stand still or go back */
export const requireForward = (milliseconds: number): void => {
  if (!(milliseconds > 0)) throw new RangeError(`A clock only moves forward, not by ${milliseconds} ms.`);
};

/** The most milliseconds that a timer of Node waits. */
const longestWait = 2 ** 31 - 1;

type Alarm = { readonly time: number; readonly run: () => void; timer?: NodeJS.Timeout };

/** @param ticks whether time passes by itself too */
const clockOver = (base: () => number, ticks: boolean): Clock => {
  let ahead = 0;
  const alarms = new Set<Alarm>();
  const now = () => base() + ahead;
  const look = (alarm: Alarm) => {
    clearTimeout(alarm.timer);
    const wait = alarm.time - now();
    if (wait > 0 && !ticks) return;
    // It keeps no process alive: who serves does that.
    alarm.timer = setTimeout(() => ring(alarm), Math.min(Math.max(wait, 0), longestWait)).unref();
  };
  const ring = (alarm: Alarm) => {
    if (alarm.time > now()) return look(alarm);
    alarms.delete(alarm);
    alarm.run();
  };
  const lookAtAll = () => {
    for (const alarm of alarms) look(alarm);
  };
  return {
    now: () => new Date(now()),
    advance(milliseconds) {
      requireForward(milliseconds);
      ahead += milliseconds;
      lookAtAll();
    },
    reset() {
      ahead = 0;
      lookAtAll();
    },
    at(time, run) {
      const alarm: Alarm = { time: time.getTime(), run };
      alarms.add(alarm);
      look(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
  };
};

/** A clock that stands still at `start` until it is advanced. */
export const manualClock = (start: Date): Clock => clockOver(() => start.getTime(), false);

/**
 * The machine's time. It never reads earlier than `notBefore`: on a machine whose clock is behind the demo records,
 * what is created now would otherwise be listed as older than they are. Where the machine's clock is set back, it
 * stands still until that has caught up.
 */
export const systemClock = (notBefore: Date): Clock => {
  const lead = Math.max(0, notBefore.getTime() - Date.now());
  let latest = Number.NEGATIVE_INFINITY;
  const forward = () => {
    latest = Math.max(latest, Date.now() + lead);
    return latest;
  };
  return clockOver(forward, true);
};
