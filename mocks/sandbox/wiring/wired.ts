import type { AppContext } from '../domain/app-context.ts';
import type { SharedFaultInjection } from '../http/fault-injection/shared-fault-injection.ts';
import type { SharedFaultRules } from '../http/fault-injection/shared-fault-rules.ts';
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
  /** State that only this process has. Peers share their state through the database. */
  readonly local: {
    resetRateLimits(): void;
    resetFaultInjection(): Promise<void>;
    /** Makes ids differ from the ids of earlier openings of the same records. @param opening 1 for new records */
    noteOpening(opening: number): void;
  };
  readonly shared:
    | { readonly faultRules: SharedFaultRules; readonly faultInjection: SharedFaultInjection }
    | undefined;
};
