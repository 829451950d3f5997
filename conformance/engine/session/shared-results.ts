import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseLog, Step } from '../case/case-log.ts';

/** The part of a case's log that sharing needs. */
type SharingLog = Pick<CaseLog, 'steps' | 'holds'>;

/** A result that several cases share, with the steps that produced it. */
type Shared = { value: unknown; steps: readonly Step[] };

/**
 * The key of what this case shares. A case whose scenario holds records shares only with such cases: the write of another
 * one may wait until these records are free, so waiting for its result would never end.
 */
const keyFor = ({ holds }: SharingLog, key: string): string =>
  holds === 'server' || holds.length === 0 ? key : `${key}, while others wait`;

/** Creates the results that the cases of a run share, by key. A case that uses one shows the steps that produced it. */
export const createSharedResults = () => {
  const results = new Map<string, Promise<Shared>>();
  /** The key of the shared record with this id or name. */
  const keyByRecord = new Map<string, string>();
  /** Where the steps of what a log uses next belong: after the ones that belong to what it used before, on which they may depend. */
  const places = new WeakMap<readonly Step[], number>();

  /** Makes something, or returns what another case made. @param isLasting whether a failure also fails the other cases */
  const share = async <T>(
    { steps }: SharingLog,
    key: string,
    make: () => Promise<T>,
    isLasting: (error: unknown) => boolean = () => false,
  ): Promise<T> => {
    let result = results.get(key);
    if (!result) {
      const start = steps.length;
      result = make().then((value) => ({ value, steps: steps.slice(start) }));
      results.set(key, result);
      result.catch((error: unknown) => {
        if (!isLasting(error)) results.delete(key);
      });
    }
    const { value, steps: earlier } = await result;
    const place = places.get(steps) ?? 0;
    steps.splice(place, 0, ...earlier.filter((step) => !steps.includes(step)));
    places.set(steps, Math.max(place, ...earlier.map((step) => steps.indexOf(step) + 1)));
    return value as T;
  };

  return {
    /** Makes something once per run. After a failure the next case tries again, because the failure may not recur. */
    once: async <T>(log: SharingLog, name: string, make: () => Promise<T>): Promise<T> => {
      const key = keyFor(log, name);
      return share(log, key, async () => {
        const value = await make();
        const record = (value ?? {}) as { id?: string; name?: string };
        keyByRecord.set(record.id ?? record.name ?? '', key);
        return value;
      });
    },
    /**
     * Observes something once for several cases, and checks it in each of them. If cases find a broken clause, a second
     * observation serves the repetitions of all of them. If a prerequisite is missing for one case, it is missing for the others.
     */
    observe: async <T>(
      log: SharingLog & Pick<CaseLog, 'isRepetition'>,
      name: string,
      observe: () => Promise<T>,
      check: (observed: T) => unknown,
    ): Promise<void> => {
      const key = `${keyFor(log, name)}, observed${log.isRepetition ? ' again' : ''}`;
      await check(await share(log, key, observe, (error) => error instanceof NotExercisedError));
    },
    /** Stops sharing everything, because the target may have lost it. */
    forgetAll: (): void => {
      results.clear();
      keyByRecord.clear();
    },
    /** Stops sharing the records with these ids or names, because a write changed them. */
    forgetChanged: (ids: Iterable<string>): void => {
      for (const id of ids) {
        results.delete(keyByRecord.get(id) ?? '');
        keyByRecord.delete(id);
      }
    },
  };
};
