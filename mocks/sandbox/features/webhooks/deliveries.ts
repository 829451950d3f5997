import type { Clock } from '../../core/clock.ts';
import type { Keys } from '../../core/keys/keys.ts';
import type { Sender } from '../../core/sender.ts';
import type { Database, Db } from '../../store/database.ts';
import { type Attempt, claim, dueDeliveries, nextDue } from './claim.ts';
import { conclude, type Outcome } from './conclude.ts';
import { concludeLost, isLost, underWayAnywhere } from './lost.ts';
import { failRefused, nextAttempt } from './refused.ts';
import { answerBudget } from './retry.ts';
import { deliveryHeaders } from './sign.ts';

/** How many attempts a process has under way at once. */
const mostUnderWay = 32;

/** After how many milliseconds of real time it is looked again where the records can't be had. */
const lookAgainAfter = 1000;

/** How long endpoints have in real time, in milliseconds, before the clock is advanced past their budget. */
const patience = 1000;

/** What sends the events of this sandbox, when they are due by its clock. */
export type Deliveries = {
  /** Something is due once the transaction has been committed: for this process, or another should this one end. */
  announce(db: Db): Promise<void>;
  /** Something has become due, or was sent, by whichever process. */
  wake(): void;
  /**
   * Sends what is due now, and waits for the answers, though not for an endpoint that keeps silent.
   *
   * @returns the deliveries whose endpoints do
   */
  settle(): Promise<ReadonlySet<string>>;
  /**
   * When, in milliseconds, something is due next: an attempt, or the end of an endpoint's time to answer. That is now
   * where an attempt is under way that is none of those. Attempts that `failRefused` makes don't count.
   *
   * @param db in a transaction nothing becomes due meanwhile
   * @param silent as `settle` gave them
   */
  next(db: Db, silent: ReadonlySet<string>): Promise<number | undefined>;
  /**
   * Fails what was due since `from` at URLs to which no request is made, retries included, each at its own time.
   *
   * @param db in a transaction, with the clock at the end of the span
   */
  failRefused(db: Db, from: Date): Promise<void>;
  /** Gives up what is under way. */
  giveUp(): Promise<void>;
  /** Sends nothing more. What is under way is sent again by whoever opens the records next. */
  close(): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly sender: Sender;
  /** Tells the other processes on these records, `wake` of theirs; absent where there are none. */
  readonly tell: ((db: Db) => Promise<void>) | undefined;
  /** Takes this process to where the records are, the clock too. */
  readonly catchUp: (db: Db) => Promise<unknown>;
  readonly log: (line: string) => void;
};

type UnderWay = {
  readonly deadline: number;
  /** In real time, by `performance.now()`. */
  readonly begun: number;
  readonly done: Promise<void>;
  readonly giveUp: AbortController;
};

/** Waits for something, though no longer than so many milliseconds of real time. */
const within = async (milliseconds: number, something: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([over, something]);
  clearTimeout(timer);
};

/** Makes one attempt, within the time that an endpoint has by the sandbox's clock. */
const send = async (
  { clock, sender }: Parts,
  attempt: Attempt,
  deadline: number,
  giveUp: AbortController,
): Promise<Outcome> => {
  const late = () => giveUp.abort(new Error(`no answer within ${answerBudget / 1000} seconds`));
  const forget = clock.at(new Date(deadline), late);
  try {
    const body = Buffer.from(attempt.body);
    const headers = deliveryHeaders(attempt, body, attempt.secret);
    const { url } = attempt.delivery;
    return { status: await sender.send({ url, headers, body, signal: giveUp.signal }) };
  } catch (error) {
    const reason: unknown = giveUp.signal.aborted ? giveUp.signal.reason : error;
    return { failure: reason instanceof Error ? reason.message : String(reason) };
  } finally {
    forget();
  }
};

/**
 * Nothing is polled: a commit that wrote events, in whichever process, the end of an attempt and an alarm on the clock
 * make it look for what is due, and set the alarm for what is due next. So each process knows when something is due
 * that another has under way, and goes on where that one ends.
 */
export const createDeliveries = (parts: Parts): Deliveries => {
  const { database, clock, keys, sender, tell, catchUp, log } = parts;
  const underWay = new Map<string, UnderWay>();
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let takeBackAlarm = () => {};
  let lookLater: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const attempt = async (claimed: Attempt, deadline: number, giveUp: AbortController): Promise<void> => {
    try {
      const outcome = await send(parts, claimed, deadline, giveUp);
      if (!closed) await conclude(database, claimed, outcome, clock.now(), { tell });
    } catch (error) {
      log(`The delivery ${claimed.delivery.id} could not be recorded: ${String(error)}`);
    } finally {
      underWay.delete(claimed.delivery.id);
      look();
    }
  };

  const begin = (claimed: Attempt): void => {
    const deadline = claimed.sentAt.getTime() + answerBudget;
    const giveUp = new AbortController();
    underWay.set(claimed.delivery.id, {
      deadline,
      begun: performance.now(),
      giveUp,
      done: attempt(claimed, deadline, giveUp),
    });
  };

  const now = async (db: Db): Promise<Date> => {
    await catchUp(db);
    return clock.now();
  };

  const sendDue = async (): Promise<void> => {
    while (!closed && underWay.size < mostUnderWay) {
      const due = await dueDeliveries(database, clock.now(), mostUnderWay);
      const found = due.filter(({ id }) => !underWay.has(id)).slice(0, mostUnderWay - underWay.size);
      if (found.length === 0) return;
      for (const delivery of found.filter(isLost)) await concludeLost(database, delivery, clock.now());
      const waiting = found.filter((delivery) => !isLost(delivery));
      const reachable = waiting.filter(({ url }) => sender.refusal(url) === undefined);
      if (reachable.length < waiting.length)
        await database.transaction(async (db) => {
          const time = await now(db);
          await failRefused(db, sender, { from: time, to: time });
        });
      if (reachable.length === 0) continue;
      for (const claimed of await claim(database, keys, reachable, now)) begin(claimed);
    }
  };

  const setAlarm = async (): Promise<void> => {
    const due = closed ? undefined : await nextDue(database, underWay);
    takeBackAlarm();
    // With all hands full, it is the end of an attempt that goes on.
    if (due !== undefined && underWay.size < mostUnderWay && !closed)
      takeBackAlarm = clock.at(new Date(due), look);
  };

  const lookOnce = async (): Promise<void> => {
    try {
      do {
        again = false;
        await sendDue();
        await setAlarm();
      } while (again && !closed);
    } catch (error) {
      log(`What is due to be delivered could not be looked up: ${String(error)}`);
      if (!closed) lookLater = setTimeout(look, lookAgainAfter).unref();
    } finally {
      looking = undefined;
    }
  };

  const look = (): Promise<void> => {
    again = true;
    if (closed) return Promise.resolve();
    looking ??= lookOnce();
    return looking;
  };

  const giveUpAll = async (): Promise<void> => {
    const all = [...underWay.values()];
    for (const { giveUp } of all) giveUp.abort(new Error('the sandbox gave it up'));
    await Promise.all(all.map(({ done }) => done));
  };

  return {
    async announce(db) {
      await tell?.(db);
      db.onCommit(look);
    },
    wake() {
      for (const wake of waiting) wake();
      waiting.clear();
      void look();
    },
    async settle() {
      const settling = performance.now();
      for (;;) {
        const news = tell ? [new Promise<void>((resolve) => waiting.add(resolve))] : [];
        await look();
        const [anywhere, now] = [await underWayAnywhere(database, clock.now()), clock.now().getTime()];
        const others = anywhere.filter(({ id }) => !underWay.has(id));
        const real = performance.now();
        // One that is past its deadline is being given up, which ends it at once.
        const left = ({ deadline, begun }: UnderWay) =>
          deadline <= now ? patience : begun + patience - real;
        const own = [...underWay.values()].filter((one) => left(one) > 0);
        // Where there is no other process, theirs are of one that ended.
        const forOthers = tell && others.length > 0 ? settling + patience - real : 0;
        const most = Math.max(forOthers, ...own.map(left));
        if (most <= 0) return new Set([...underWay.keys(), ...others.map(({ id }) => id)]);
        await within(most, Promise.race([...news, ...own.map(({ done }) => done)]));
      }
    },
    async next(db, silent) {
      const now = clock.now();
      const begun = await underWayAnywhere(db, now);
      if (begun.some(({ id }) => !silent.has(id))) return now.getTime();
      const due = underWay.size < mostUnderWay ? await nextAttempt(db, sender) : undefined;
      const times = begun.map(({ until }) => until);
      if (due !== undefined) times.push(due);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    failRefused: (db, from) => failRefused(db, sender, { from, to: clock.now() }),
    giveUp: giveUpAll,
    async close() {
      closed = true;
      clearTimeout(lookLater);
      await looking;
      takeBackAlarm();
      await giveUpAll();
    },
  };
};

declare module '../../http/app-context.ts' {
  interface AppContext {
    /** Sends webhook deliveries when they are due. */
    readonly deliveries: Deliveries;
  }
}
