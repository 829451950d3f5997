import type { ClauseId } from '@workspace-api/contract';
import type { CapabilityName } from '../target/driver.ts';
import type { Gate } from './gate.ts';

export type ScenarioOptions = {
  /** Every clause that an expectation of this scenario may name. */
  clauses: readonly ClauseId[];
  /** Capabilities without which nothing of it can be seen. */
  needs?: readonly CapabilityName[];
};

export type ScenarioDefinition = {
  id: string;
  title: string;
  clauses: readonly ClauseId[];
  needs: readonly CapabilityName[];
  body: (gate: Gate) => Promise<void>;
};
