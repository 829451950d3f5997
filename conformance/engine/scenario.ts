import type { ClauseId } from '@workspace-api/contract';
import type { CapabilityName } from '../target/driver.ts';
import type { Gate } from './gate.ts';
import type { Holds, ScenarioFacts } from './scenario-facts.ts';

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
