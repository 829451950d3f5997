import { utf8 } from '#host/bytes.ts';
import { nextTurn, unref } from '#host/timers.ts';
import type { Clock } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { takeFitting } from '../../core/take-fitting.ts';
import { waitAtMost } from '../../core/wait-at-most.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { type OutgoingResponse, RefusedUrlError, type Send } from '../../host/network.ts';
import type { Db } from '../../store/database.ts';
import { type Attempt, claim, dueDeliveries, nextDue, responseTimeout } from './claim.ts';
import {
  findAttemptsInFlight,
  isLost,
  type Outcome,
  recordLostAttempt,
  recordOutcome,
} from './record-outcome.ts';
import { deliveryHeaders } from './sign.ts';

/** How long to wait, in milliseconds of real time, before reading the database again after a failure. */
const retryInterval = 1000;

/** How long an endpoint has to respond, in milliseconds of real time, before the clock advances past its timeout. */
const realTimeout = 1000;

type InFlight = {
  readonly deadline: number;
  /** The start in real time, from `performance.now()`. */
  readonly startedAt: number;
  readonly done: Promise<void>;
  readonly controller: AbortController;
};

/** What an attempt sent and received, for the control plane. */
const formatExchange = (
  request_headers: Readonly<Record<string, string>>,
  response?: OutgoingResponse,
): string => {
  const getLength = ([name, value]: OutgoingResponse['headers'][number]) => name.length + value.length;
  const kept = response && takeFitting(response.headers, limits.endpointBodyLength, getLength);
  return JSON.stringify({
    request_headers,
    response: kept ? { headers: Object.fromEntries(kept), body: response.body } : null,
  });
};

/** Makes one attempt, which times out by the sandbox's clock. */
const send = async (
  clock: Clock,
  sendRequest: Send,
  attempt: Attempt,
  deadline: number,
  controller: AbortController,
): Promise<Outcome> => {
  const onTimeout = () => controller.abort(new Error(`no response within ${responseTimeout / 1000} seconds`));
  const cancelTimeout = clock.at(new Date(deadline), onTimeout);
  const body = utf8(attempt.body);
  const headers = deliveryHeaders(attempt, body, attempt.secret);
  try {
    const { url } = attempt.delivery;
    const response = await sendRequest({ url, method: 'POST', headers, body, signal: controller.signal });
    return { status: response.status, exchange: formatExchange(headers, response) };
  } catch (error) {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : error;
    const failure = reason instanceof Error ? reason.message : String(reason);
    return error instanceof RefusedUrlError ? { failure } : { failure, exchange: formatExchange(headers) };
  } finally {
    cancelTimeout();
  }
};

/**
 * Sends the events of this sandbox when they are due by its clock. It doesn't poll. A check for due deliveries is triggered by a
 * commit that wrote events in any process, by the end of an attempt, and by an alarm on the clock. Each check sets the next alarm. Every process also
 * sets an alarm for the leases of its peers, and takes over when a peer ends.
 */
export const createDeliveries = ({ database, clock, keys, peers, log }: AppContext, sendRequest: Send) => {
  const inFlight = new Map<string, InFlight>();
  let checking: Promise<void> | undefined;
  let checkAgain = false;
  let isClosed = false;
  let cancelAlarm = () => {};
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const waiters = new Set<() => void>();

  const attempt = async (
    claimedAttempt: Attempt,
    deadline: number,
    controller: AbortController,
  ): Promise<void> => {
    try {
      const outcome = await send(clock, sendRequest, claimedAttempt, deadline, controller);
      if (!isClosed) await recordOutcome(database, claimedAttempt, outcome, clock.now(), { peers });
    } catch (error) {
      log(`Cannot record the result of delivery ${claimedAttempt.delivery.id}: ${String(error)}`);
    } finally {
      inFlight.delete(claimedAttempt.delivery.id);
      checkDue();
    }
  };

  const start = (claimedAttempt: Attempt): void => {
    const deadline = claimedAttempt.sentAt.getTime() + responseTimeout;
    const controller = new AbortController();
    inFlight.set(claimedAttempt.delivery.id, {
      deadline,
      startedAt: performance.now(),
      controller,
      done: attempt(claimedAttempt, deadline, controller),
    });
  };

  const now = async (db: Db): Promise<Date> => {
    await peers.catchUp(db);
    return clock.now();
  };

  const sendDue = async (): Promise<void> => {
    while (!isClosed && inFlight.size < limits.deliveriesInFlight) {
      const due = await dueDeliveries(database, clock.now(), limits.deliveriesInFlight);
      const deliveries = due
        .filter(({ id }) => !inFlight.has(id))
        .slice(0, limits.deliveriesInFlight - inFlight.size);
      if (deliveries.length === 0) return;
      for (const delivery of deliveries.filter(isLost))
        await recordLostAttempt(database, delivery, clock.now());
      const pending = deliveries.filter((delivery) => !isLost(delivery));
      for (const claimedAttempt of await claim(database, keys, pending, now)) start(claimedAttempt);
      // Attempts at refused URLs fail without waiting for the network. Requests are handled between two batches of them.
      await nextTurn();
    }
  };

  const setAlarm = async (): Promise<void> => {
    const due = isClosed ? undefined : await nextDue(database, inFlight);
    cancelAlarm();
    // At full capacity, the end of an attempt triggers the next check.
    if (due !== undefined && inFlight.size < limits.deliveriesInFlight && !isClosed)
      cancelAlarm = clock.at(new Date(due), checkDue);
  };

  const runChecks = async (): Promise<void> => {
    try {
      do {
        checkAgain = false;
        await sendDue();
        await setAlarm();
      } while (checkAgain && !isClosed);
    } catch (error) {
      log(`Cannot check for due deliveries: ${String(error)}`);
      if (!isClosed) retryTimer = unref(setTimeout(checkDue, retryInterval));
    } finally {
      checking = undefined;
    }
  };

  const checkDue = (): Promise<void> => {
    checkAgain = true;
    if (isClosed) return Promise.resolve();
    checking ??= runChecks();
    return checking;
  };

  const abortAll = async (): Promise<void> => {
    const all = [...inFlight.values()];
    for (const { controller } of all) controller.abort(new Error('the sandbox aborted the attempt'));
    await Promise.all(all.map(({ done }) => done));
  };

  return {
    /** Checks for due deliveries after this process or a peer, which may have ended since, has created or sent one. */
    wake() {
      for (const wake of waiters) wake();
      waiters.clear();
      void checkDue();
    },
    /**
     * Sends the currently due deliveries and waits for the responses, except from endpoints that don't respond.
     *
     * @returns the ids of the deliveries whose endpoints don't respond
     */
    async settle(): Promise<ReadonlySet<string>> {
      const settleStart = performance.now();
      for (;;) {
        const peerNotification = peers.shared ? [new Promise<void>((resolve) => waiters.add(resolve))] : [];
        await checkDue();
        const [now, realNow] = [clock.now().getTime(), performance.now()];
        // An attempt past its deadline is being aborted, so it will end soon.
        const getRemainingTime = ({ deadline, startedAt }: InFlight) =>
          deadline <= now ? realTimeout : startedAt + realTimeout - realNow;
        // Computed before the database is read: if an attempt ends in the meantime, others can start.
        const own = [...inFlight.values()].filter((one) => getRemainingTime(one) > 0);
        const allAttempts = await findAttemptsInFlight(database, new Date(now));
        const peerAttempts = allAttempts.filter(({ id }) => !inFlight.has(id));
        // Without peers, all other attempts belong to a process that has ended.
        const peerTimeout = peers.shared && peerAttempts.length > 0 ? settleStart + realTimeout - realNow : 0;
        const timeout = Math.max(peerTimeout, ...own.map(getRemainingTime));
        if (timeout <= 0) return new Set([...inFlight.keys(), ...peerAttempts.map(({ id }) => id)]);
        await waitAtMost(timeout, Promise.race([...peerNotification, ...own.map(({ done }) => done)]));
      }
    },
    /**
     * The time of the next attempt or response timeout, in epoch milliseconds. It is now if an attempt is in flight that isn't in
     * `silent`.
     *
     * @param db in a transaction, so that nothing becomes due in the meantime
     * @param silent the ids that `settle` returned
     */
    async next(db: Db, silent: ReadonlySet<string>): Promise<number | undefined> {
      const now = clock.now();
      const attempts = await findAttemptsInFlight(db, now);
      if (attempts.some(({ id }) => !silent.has(id))) return now.getTime();
      const due = inFlight.size < limits.deliveriesInFlight ? await nextDue(db, inFlight) : undefined;
      const times = attempts.map(({ until }) => until);
      if (due !== undefined) times.push(due);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    /** Aborts the attempts in flight. */
    abort: abortAll,
    /** Stops sending and aborts the attempts in flight. The next process to open the database retries them. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retryTimer);
      await checking;
      cancelAlarm();
      await abortAll();
    },
  };
};
