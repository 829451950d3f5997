import type { ClauseId, ResourceName } from '@workspace-api/contract';
import type { RunSettings } from './settings/settings.ts';

/**
 * Records of a resource, or a part of the workspace that isn't a resource. `session` is a session that the scenario switches or
 * locks: its own one, unless the configuration has a session, which all cases share.
 */
export type Held = ResourceName | 'theme' | 'billing' | 'session';

/**
 * What a scenario holds while it runs, so that no other one disturbs it. `server` is everything: it advances the clock, exhausts
 * limits, locks the workspace. A list is records that others can see: it writes to shared ones, or compares or counts all of
 * them. With an empty list it writes only to records of its own, and ignores those that other cases create meanwhile.
 */
export type Holds = 'server' | readonly Held[];

/** What a scenario holds in a run. With a session from the configuration, holding that is holding the server. */
export const heldInRun = (holds: Holds, { session }: RunSettings['tokens']): Holds =>
  session !== undefined && holds !== 'server' && holds.includes('session') ? 'server' : holds;

/** What a run knows of a scenario without running it. */
export type ScenarioFacts = {
  id: string;
  title: string;
  /** Every clause that its expectations may name. */
  clauses: readonly ClauseId[];
  holds: Holds;
};
