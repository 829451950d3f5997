import type { OperationId } from '@workspace-api/contract';
import type { CapabilityFunction, CapabilityName } from '../target/driver.ts';
import type { Exchange } from '../target/exchange.ts';
import type { OperationRequest } from '../target/request.ts';

/** The parts of a case that resources need. */
export type SubjectContext = {
  workspace: string;
  /** Sends an operation's request. The gate checks every response against the contract's own clauses. */
  send: (request: OperationRequest) => Promise<Exchange>;
  /**
   * Sends a request that only prepares the case. Ends the case as not exercised unless it succeeds, because a refusal says
   * nothing about the scenario's clauses.
   */
  prepare: (request: OperationRequest) => Promise<Exchange>;
  /**
   * A valid body for an operation, as modified by the configuration's sample, with these members replaced; undefined if the
   * operation takes no body.
   */
  sample: (operation: OperationId, members?: Record<string, unknown>) => unknown;
  has: (name: CapabilityName) => boolean;
  /** A capability of the driver. @throws NotExercisedError if it is missing */
  needs: <K extends CapabilityName>(name: K) => CapabilityFunction<K>;
  /** A name, key or id that is unique within the run. */
  unique: (prefix?: string) => string;
  /** Creates something once per run. Every case that uses it shows the exchanges that created it. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Keeps a secret out of every report. */
  keepSecret: (secret: string, kind: string) => void;
};
