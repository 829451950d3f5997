import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Exchange } from '../../target/exchange.ts';

/** What a case made for others too, with the exchanges that show it. */
type Shared = { value: unknown; exchanges: readonly Exchange[] };

/** The part of a case's log that shows what the case shares with others. */
type Log = { readonly exchanges: Exchange[] };

/** What the cases of a run share, by key. A case that uses it shows the exchanges that made it first. */
export type SharedResults = {
  /** Makes something once in a run. After a failure the next case tries again: it may not repeat. */
  once: <T>(log: Log, key: string, make: () => Promise<T>) => Promise<T>;
  /**
   * Observes something once for several cases, and judges it in one of them. A second observation serves the repetitions
   * of all cases that find a broken clause in the first one.
   */
  observe: <T>(
    log: Log & { readonly isRepetition: boolean },
    key: string,
    observe: () => Promise<T>,
    check: (observed: T) => unknown,
  ) => Promise<void>;
  /** Stops sharing the records with these ids or names, since a write changed them. */
  forgetChanged: (ids: Iterable<string>) => void;
};

/** Makes something, or returns what another case made. @param isLasting whether a failure fails the other cases too */
const share = async (
  results: Map<string, Promise<Shared>>,
  log: Log,
  key: string,
  make: () => Promise<unknown>,
  isLasting: (error: unknown) => boolean,
): Promise<unknown> => {
  let result = results.get(key);
  if (!result) {
    const start = log.exchanges.length;
    result = make().then((value): Shared => ({ value, exchanges: log.exchanges.slice(start) }));
    results.set(key, result);
    result.catch((error: unknown) => {
      if (!isLasting(error)) results.delete(key);
    });
  }
  const { value, exchanges } = await result;
  log.exchanges.unshift(...exchanges.filter((exchange) => !log.exchanges.includes(exchange)));
  return value;
};

/** A prerequisite that is missing for one case is missing for the others as well. */
const isPrerequisite = (error: unknown): boolean => error instanceof NotExercisedError;

/** Creates the shared results of a run. */
export const createSharedResults = (): SharedResults => {
  const results = new Map<string, Promise<Shared>>();
  const observations = new Map<string, Promise<Shared>>();
  /** The key of the shared record with this id or name. */
  const keyByRecord = new Map<string, string>();
  return {
    once: async <T>(log: Log, key: string, make: () => Promise<T>) => {
      const makeRecord = async () => {
        const value = await make();
        const { id, name } = (value ?? {}) as { id?: string; name?: string };
        keyByRecord.set(id ?? name ?? '', key);
        return value;
      };
      return (await share(results, log, key, makeRecord, () => false)) as T;
    },
    observe: async (log, key, observe, check) => {
      const which = log.isRepetition ? `${key}, again` : key;
      await check((await share(observations, log, which, observe, isPrerequisite)) as never);
    },
    forgetChanged: (ids) => {
      for (const id of ids) {
        const key = keyByRecord.get(id);
        if (key !== undefined) results.delete(key);
        keyByRecord.delete(id);
      }
    },
  };
};
