import type { Clock } from '../core/clock.ts';
import type { Ids } from '../core/ids.ts';
import type { Keys } from '../core/keys/keys.ts';
import type { Random } from '../core/random.ts';
import type { RateLimiter } from '../core/rate-limiter.ts';
import type { AgentLife } from '../features/agents/agent-life.ts';
import type { LogFeed } from '../features/logs/log-feed.ts';
import type { Deliveries } from '../features/webhooks/deliveries.ts';
import type { DemoToken } from '../seed/demo-tokens.ts';
import type { OwnRecords } from '../seed/own/own-records.ts';
import type { UntilWritten } from '../store/caches/until-written.ts';
import type { Database } from '../store/database.ts';
import type { FaultInjection } from './fault-injection/fault-injection.ts';
import type { FaultRules } from './fault-injection/fault-rules.ts';
import type { Cursors } from './lists/cursor.ts';
import type { RequestLog } from './request-log/request-log.ts';

/** What the sandbox stands on; handlers and the control plane get it whole and import no state. */
export type AppContext = {
  readonly database: Database;
  /** What was read of callers: their tokens, and what keeps them out. */
  readonly callers: UntilWritten;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly cursors: Cursors;
  /** What the sandbox encrypts and signs with. */
  readonly keys: Keys;
  readonly rateLimiter: RateLimiter;
  readonly logFeed: LogFeed;
  readonly deliveries: Deliveries;
  /** What its agents do by themselves. */
  readonly agentLife: AgentLife;
  /** What makes every request of the API slow or wrong. */
  readonly faultInjection: FaultInjection;
  /** What makes some of them fail. */
  readonly faultRules: FaultRules;
  /** What it was asked. */
  readonly requestLog: RequestLog;
  /** The tokens that are known beforehand, for people to copy. */
  readonly demoTokens: readonly DemoToken[];
  /** Where faults of the sandbox itself are told. */
  readonly log: (line: string) => void;
  /**
   * Moves the clock forward, and with it what goes on by itself. Runs of the records that it began with, and those that
   * the control plane started, go on in no other way: what a person looks at stays as it is while real time passes.
   *
   * @throws RangeError where time would not move forward
   */
  advance(milliseconds: number): Promise<void>;
  /**
   * Drops every record and puts everything back to where it began: the records (or others, given here, from now on),
   * the clock, the rate limits, what disturbs the API. Fault rules and the log of requests go.
   *
   * @throws BadRecord
   */
  reset(records?: OwnRecords): Promise<void>;
};

/** The sandbox's time as the contract writes it: ISO 8601 in UTC with milliseconds. */
export const timestamp = (context: Pick<AppContext, 'clock'>): string => context.clock.now().toISOString();
