import {
  type Capability,
  type ClauseId,
  type ClauseShape,
  capabilities,
  getOperation,
  type OperationId,
} from '@workspace-api/contract';
import mutantsByClause from '@workspace-api/contract/mutants.json' with { type: 'json' };
import places from '@workspace-api/contract/places.json' with { type: 'json' };
import { type Waiver, waivesClause } from '../../engine/settings/waivers.ts';
import type { ListedScenario } from '../../scenarios/load-scenarios.ts';

/** What `--list` and `--explain` know of a run's surroundings, and how they print. */
export type RegisterOptions = {
  scenarios: readonly ListedScenario[];
  waivers: readonly Waiver[];
  json: boolean;
};

const mutants: Readonly<Record<string, Readonly<Record<string, string>>>> = mutantsByClause;

/** Collects everything that is known about a clause before any run. */
export const clauseFacts = (
  clause: ClauseShape & { id: ClauseId },
  { scenarios, waivers }: Omit<RegisterOptions, 'json'>,
) => {
  const { id, family, level, text, source, reason } = clause;
  const place: { file: string; line: number } = places.clauses[id];
  return {
    id,
    family,
    level,
    text,
    source,
    /** Why the clause has this level or scope, if that is a matter of interpretation. */
    ...(reason === undefined ? {} : { reason: reason.trim() }),
    /** The file and line of the contract that states the clause. */
    place,
    operations: clause.operations.map((name) => {
      const { method, path } = getOperation(name as OperationId);
      return { id: name, request: `${method} ${path}` };
    }),
    /** The driver capabilities that the clause needs to be exercised. */
    needs: clause.needs.map((capability) => ({ capability, text: capabilities[capability as Capability] })),
    everyExchange: clause['observed-by'] === 'exchange',
    scenarios: scenarios
      .filter(({ scenario }) => scenario.clauses.includes(id))
      .map(({ file, scenario }) => ({ id: scenario.id, title: scenario.title, file, needs: scenario.needs })),
    /** The broken servers that this repository's tests use to prove that the gate finds a violation. */
    mutants: Object.entries(mutants[id] ?? {}).map(([name, mutant]) => ({ name, text: mutant })),
    waivers: waivers.filter((waiver) => waivesClause(waiver, clause)),
  };
};

export type ClauseFacts = ReturnType<typeof clauseFacts>;
