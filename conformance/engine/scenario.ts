import type { ClauseId, ResourceName } from '@workspace-api/contract';
import type { CapabilityName } from '../target/driver.ts';
import type { Gate } from './gate.ts';

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

export type ScenarioOptions = {
  /** Default: `server`, so a scenario that declares nothing runs by itself. */
  holds?: Holds;
  /** The capabilities that the scenario needs to check any of its clauses. */
  needs?: readonly CapabilityName[];
  /** Clauses that functions outside of `scenarios/` cite for it. The others are those that its own modules cite. */
  clauses?: readonly ClauseId[];
};

/** A behaviour of the service, and how to check it. */
export type Scenario = ScenarioFacts & {
  needs: readonly CapabilityName[];
  body: (gate: Gate) => Promise<void>;
};

/**
 * Defines a scenario. Export it from a file `scenarios/<family>/<name>.scenario.ts`.
 *
 * @param id kebab-case with its family before a dot, as reports and replay ids show it: `idempotency.replay`
 * @param title a sentence about the service's behaviour
 * @param options what it holds, and the capabilities that it requires
 * @example
 * export default scenario(
 *   'oauth.cli-config',
 *   'Anyone can read where to sign in',
 *   { holds: [] },
 *   async (gate) => {
 *     await gate.case('without credentials', async (t) => {
 *       const response = await t.send({ operation: 'getCliConfig', token: null });
 *       t.expectSuccess('oauth.cli-config-is-open', response);
 *     });
 *   },
 * );
 */
export const scenario = (
  id: string,
  title: string,
  { holds = 'server', needs = [], clauses = [] }: ScenarioOptions,
  body: Scenario['body'],
): Scenario => ({ id, title, holds, needs, clauses, body });
