import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseLog } from './case-log.ts';
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
 * Observes something once for several cases, and judges it in one of them. What shows a broken clause is forgotten, so
 * that the repetition of the case observes it again.
 */
export const observing = async <T>(
  session: Session,
  log: CaseLog,
  key: string,
  observe: () => Promise<T>,
  judge: (observed: T) => unknown,
): Promise<void> => {
  const { value, exchanges } = await observed(session, log, key, observe);
  log.exchanges.unshift(...exchanges.filter((exchange) => !log.exchanges.includes(exchange)));
  const found = log.soft.length;
  try {
    await judge(value as T);
  } catch (error) {
    if (!(error instanceof NotExercisedError)) session.observations.delete(key);
    throw error;
  }
  if (log.soft.length > found) session.observations.delete(key);
};
