import type { ClauseId } from '@workspace-api/contract';
import type { CapabilityName } from '../target/driver.ts';
import type { Gate } from './gate.ts';
import type { Holds, ScenarioFacts } from './scenario-facts.ts';

/** The types that scenarios are written with. */
export type { Exchange } from '../target/exchange.ts';
export type { OperationRequest } from '../target/request.ts';
export type { Actor } from './case/actor.ts';
export type { Case } from './case/case.ts';
export type { Property } from './property.ts';
export type { Raced } from './requests/race.ts';
export type { Effort } from './settings/effort.ts';
export type { CapabilityName, Gate };

type Body = (gate: Gate) => Promise<void>;

export type ScenarioOptions = {
  /** Default: `server`, so a scenario that declares nothing runs by itself. */
  holds?: Holds;
  /** The capabilities that the scenario needs to check any of its clauses. */
  needs?: readonly CapabilityName[];
  /** Clauses that functions outside of `scenarios/` cite for it. The others are those that its own modules cite. */
  clauses?: readonly ClauseId[];
};

/** A behaviour of the service, and how to check it. */
export type Scenario = ScenarioFacts & { needs: readonly CapabilityName[]; body: Body };

/**
 * Defines a scenario. Export it from a file `scenarios/<family>/<name>.scenario.ts`. Its id, which reports and replay ids show,
 * is `<family>.<name>`. With an export name of its own, such as `export const otherName`, the id is `<family>.other-name`.
 *
 * @param title a sentence about the service's behaviour
 * @param rest what it holds and the capabilities that it requires, if any, and its body
 * @example
 * export default scenario('Anyone can read where to sign in', { holds: [] }, async (gate) => {
 *   await gate.case('without credentials', async (t) => {
 *     const response = await t.send({ operation: 'getCliConfig', token: null });
 *     t.expectSuccess('oauth.cli-config-is-open', response);
 *   });
 * });
 */
export const scenario = (title: string, ...rest: [Body] | [ScenarioOptions, Body]): Omit<Scenario, 'id'> => {
  const [options, body] = rest.length === 1 ? [{}, ...rest] : rest;
  return { title, holds: 'server', needs: [], clauses: [], ...options, body };
};
