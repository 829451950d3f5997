import { type ClauseId, clauses as register } from '@workspace-api/contract';
import { runScenarios } from '../../conformance/engine/run-scenarios.ts';
import { type GateOptions, type Report, StartupError } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import { getMutant, type Mutant } from '../../mocks/mutants/index.ts';
import { gateOptionsFor, withServedSandbox } from '../matrix/served-sandbox.ts';
import { inOrderFor } from './order.ts';
import type { Row } from './row.ts';

/** A run of the gate against a mutant. */
export type Run = {
  readonly mutant: string;
  readonly seed: number;
  readonly effort: NonNullable<GateOptions['effort']>;
};

/** How the gate discovered a mutant. */
type Discovery = {
  /** The `must` clauses that failed, in order of failure. */
  readonly failed: readonly ClauseId[];
  /** The finding that ended the run; undefined if there was none. */
  readonly finding: Report['clauses'][number]['findings'][number] | undefined;
  /** The number of requests sent until then. */
  readonly requests: number;
};

/** Milliseconds to search for a mutant with all clauses at most: several times the duration of a whole run. */
const longestFullRunMs = 120_000;

/** Runs scenarios until a `must` fails: the given one, or any without one. */
const discover = (
  { wrap, outgoing, metBy }: Mutant,
  { seed, effort }: Run,
  clause?: ClauseId,
): Promise<Discovery> =>
  withServedSandbox({ seed, wrap, ...(outgoing && { outgoing }) }, async (url) => {
    const scenarios = await loadScenarios();
    const [selected, extent] =
      clause === undefined
        ? [scenarios, { only: [], maxDurationMs: longestFullRunMs }]
        : [inOrderFor(scenarios, clause, metBy), { only: [clause] }];
    const failed = new Set<ClauseId>();
    let requests = 0;
    for await (const event of runScenarios(selected, { ...gateOptionsFor(url), ...extent, seed, effort })) {
      if (event.type !== 'case-finished') continue;
      requests = event.requests;
      const musts = event.findings.filter((finding) => register[finding.clause as ClauseId].level === 'must');
      for (const finding of musts) failed.add(finding.clause as ClauseId);
      const match = musts.find((one) => clause === undefined || one.clause === clause);
      if (match) return { failed: [...failed], finding: match.finding, requests };
    }
    return { failed: [...failed], finding: undefined, requests };
  });

/**
 * Checks a server with a mutant by the clause that the mutant breaks, and by every clause if that one doesn't detect it. The first
 * finding ends each.
 *
 * @throws RangeError if no mutant has that name
 */
export const createRow = async (run: Run): Promise<Row> => {
  const mutant = getMutant(run.mutant);
  const { clause } = mutant;
  const began = performance.now();
  let error: string | null = null;
  const discovery = await discover(mutant, run, clause)
    .then((first) => (first.failed.length > 0 ? first : discover(mutant, run)))
    .catch((cause: unknown): Discovery => {
      if (!(cause instanceof StartupError)) throw cause;
      error = cause.message;
      return { failed: [], finding: undefined, requests: 0 };
    });
  return {
    mutant: run.mutant,
    seed: run.seed,
    clause,
    killedBy: discovery.failed.toSorted((one, other) => Number(other === clause) - Number(one === clause)),
    error,
    replay: discovery.finding?.replay ?? null,
    requests: discovery.requests,
    milliseconds: Math.round(performance.now() - began),
  };
};
