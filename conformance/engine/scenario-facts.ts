import type { ClauseId } from '@workspace-api/contract';
import type { Holds } from './holds.ts';

/** What a run knows of a scenario without running it. */
export type ScenarioFacts = {
  id: string;
  title: string;
  /** Every clause that its expectations may name. */
  clauses: readonly ClauseId[];
  holds: Holds;
};
