import type { OperationId } from '@workspace-api/contract';
import type { CapabilityFunction, CapabilityName } from '../target/driver.ts';
import type { Exchange } from '../target/exchange.ts';
import type { OperationRequest } from '../target/request.ts';

/** What resources need of the case that they are created for. */
export type SubjectContext = {
  workspace: string;
  /** Sends a request, whatever the answer. */
  send: (request: OperationRequest) => Promise<Exchange>;
  /** Sends a request. @throws NotExercisedError unless it succeeds */
  make: (request: OperationRequest) => Promise<Exchange>;
  /**
   * A valid body for an operation, as the configuration's sample changes it, with these members replacing its own;
   * undefined where it takes none.
   */
  sample: (operation: OperationId, members?: Record<string, unknown>) => unknown;
  has: (name: CapabilityName) => boolean;
  /** A capability of the driver. @throws NotExercisedError if it is missing */
  needs: <K extends CapabilityName>(name: K) => CapabilityFunction<K>;
  /** A name, key or id that is unique within the run. */
  unique: (prefix?: string) => string;
  /** Creates something once per run; every case that uses it shows the exchanges that created it. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Keeps a secret out of every report. */
  keepSecret: (secret: string, kind: string) => void;
};
