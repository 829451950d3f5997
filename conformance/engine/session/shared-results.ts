import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { Observed, Session } from './session.ts';

/** Observes now, and remembers it: a missing prerequisite too, since the other cases lack it as well. */
const observed = (
  { observations }: Session,
  log: CaseLog,
  key: string,
  observe: () => Promise<unknown>,
): Promise<Observed> => {
  const known = observations.get(key);
  if (known) return known;
  const start = log.exchanges.length;
  const first = observe().then((value): Observed => ({ value, exchanges: log.exchanges.slice(start) }));
  observations.set(key, first);
  first.catch((error: unknown) => {
    if (!(error instanceof NotExercisedError)) observations.delete(key);
  });
  return first;
};

/**
 * Observes something once for several cases, and judges it in one of them. A second observation serves the repetitions of
 * all cases that find a broken clause in the first one.
 */
export const observing = async <T>(
  session: Session,
  log: CaseLog,
  key: string,
  observe: () => Promise<T>,
  judge: (observed: T) => unknown,
): Promise<void> => {
  const which = log.isRepetition ? `${key}, again` : key;
  const { value, exchanges } = await observed(session, log, which, observe);
  log.exchanges.unshift(...exchanges.filter((exchange) => !log.exchanges.includes(exchange)));
  await judge(value as T);
};
