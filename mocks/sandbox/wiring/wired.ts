import type { Seed } from '../core/seed-records.ts';
import type { SharedClock } from '../core/shared-clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { SharedFaultInjection } from '../http/fault-injection/shared-fault-injection.ts';
import type { SharedFaultRules } from '../http/fault-injection/shared-fault-rules.ts';
import type { Peers } from './peers.ts';

/** One sandbox, assembled: its services and what only the wiring uses of them. */
export type Wired = {
  readonly context: AppContext;
  readonly peers: Peers;
  readonly sharedClock: SharedClock;
  /** The records that a reset goes back to; undefined for the demo records. */
  readonly initial: { records: Seed | undefined };
  /** State of this process alone, cleared by a reset. Peers share theirs through the database. */
  readonly local: { resetRateLimits(): void; resetFaultInjection(): Promise<void> };
  readonly shared:
    | { readonly faultRules: SharedFaultRules; readonly faultInjection: SharedFaultInjection }
    | undefined;
};
