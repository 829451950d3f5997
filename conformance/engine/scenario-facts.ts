import type { ClauseId, ResourceName } from '@workspace-api/contract';

/** Records of a resource, or a part of the workspace that isn't a resource. */
export type Held = ResourceName | 'theme' | 'billing';

/**
 * What a scenario holds while it runs, so that no other one disturbs it. `server` is everything: it advances the clock, exhausts
 * limits, locks the workspace. A list is records that others can see: it writes to shared ones, or compares or counts all of
 * them. With an empty list it writes only to records of its own, and ignores those that other cases create meanwhile.
 */
export type Holds = 'server' | readonly Held[];

/** What a run knows of a scenario without running it. */
export type ScenarioFacts = {
  id: string;
  title: string;
  /** Every clause that its expectations may name. */
  clauses: readonly ClauseId[];
  holds: Holds;
};
