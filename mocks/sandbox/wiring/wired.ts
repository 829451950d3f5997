import type { AppContext } from '../domain/app-context.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import type { Peers } from './peers.ts';
import type { SharedClock } from './shared-clock.ts';

/** An assembled sandbox: its services, and the parts of them that only the wiring uses. */
export type Wired = {
  readonly context: AppContext;
  readonly peers: Peers;
  readonly sharedClock: SharedClock;
  /** The records that a reset restores; undefined for the demo records. */
  readonly initial: { records: Seed | undefined };
  /** Makes ids differ from the ids of earlier openings of the same records. @param opening 1 for new records */
  noteOpening(opening: number): void;
};
