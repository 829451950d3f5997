import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { RunLimit } from '../../target/run-limit-error.ts';
import { inMinutes } from '../report/in-minutes.ts';
import type { Session } from './session.ts';

/** Ends the run at a limit: nothing more is sent but for the cleanup. */
export const endAtLimit = (session: Session, limit: RunLimit): void => {
  const { maxWaitMs, maxDurationMs } = session.settings;
  const missing =
    limit === '--max-wait'
      ? `time to wait for the target's rate limits: --max-wait (${inMinutes(maxWaitMs)}) was reached`
      : `time: the run reached --max-duration (${inMinutes(maxDurationMs)})`;
  session.earlyEnd ??= { missing, error: null, at: null };
};

/** Ends the run because the target no longer answers. */
export const endAsDead = (session: Session, why: string): void => {
  session.earlyEnd ??= {
    missing: `a target that answers: it stopped answering (${why})`,
    error: `The target stopped answering: ${why}. Check that it is running, then run again.`,
    at: null,
  };
};

/** The error that ends a case of a run that has ended. */
export const endedError = ({ earlyEnd }: Session): NotExercisedError =>
  new NotExercisedError(earlyEnd?.missing ?? 'the rest of the run: it was interrupted');

/** @throws NotExercisedError if the run has ended: by a limit, a dead target, or an interruption */
export const checkRunning = (session: Session): void => {
  if (!session.earlyEnd && session.clock.now() > session.deadline) endAtLimit(session, '--max-duration');
  if (session.earlyEnd || session.signal.aborted) throw endedError(session);
};
