import { type ClauseId, clauses as register } from '@workspace-api/contract';
import { runScenarios } from '../../conformance/engine/run-scenarios.ts';
import type { GateOptions, Report } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import type { Mutant } from '../../mocks/mutants/index.ts';
import { gateOptionsFor, withServedSandbox } from '../matrix/served-sandbox.ts';
import { inOrderFor } from './order.ts';

type Finding = Report['clauses'][number]['findings'][number];

/** How the gate discovered a mutant. */
export type Discovery = {
  /** The `must` clauses that failed, in order of failure. */
  readonly failed: readonly ClauseId[];
  /** The finding that ended the run; undefined if there was none. */
  readonly finding: Finding | undefined;
  /** The number of requests sent until then. */
  readonly requests: number;
};

/** The settings of a run. */
export type Extent = { readonly seed: number; readonly effort: NonNullable<GateOptions['effort']> };

/** Milliseconds to search for a mutant with all clauses at most: several times the duration of a whole run. */
const longestFullRunMs = 120_000;

/** Runs scenarios until a `must` fails that is `wanted`. */
const discover = (
  { wrap, outgoing, metBy }: Mutant,
  { seed, effort }: Extent,
  clause: ClauseId | undefined,
): Promise<Discovery> =>
  withServedSandbox({ seed, wrap, ...(outgoing && { outgoing }) }, async (url) => {
    const scenarios = await loadScenarios();
    const selected = clause === undefined ? scenarios : inOrderFor(scenarios, clause, metBy);
    const only = clause === undefined ? [] : [clause];
    const bound = clause === undefined ? { maxDurationMs: longestFullRunMs } : {};
    const failed = new Set<ClauseId>();
    let requests = 0;
    for await (const event of runScenarios(selected, {
      ...gateOptionsFor(url),
      ...bound,
      seed,
      effort,
      only,
    })) {
      if (event.type !== 'case-finished') continue;
      requests = event.requests;
      const musts = event.findings.filter((finding) => register[finding.clause as ClauseId].level === 'must');
      for (const finding of musts) failed.add(finding.clause as ClauseId);
      const match = musts.find((one) => clause === undefined || one.clause === clause);
      if (match) return { failed: [...failed], finding: match.finding, requests };
    }
    return { failed: [...failed], finding: undefined, requests };
  });

/** Checks a server with a mutant by the clause that the mutant breaks. The first finding for the clause ends the run. */
export const checkMutant = (mutant: Mutant, extent: Extent): Promise<Discovery> =>
  discover(mutant, extent, mutant.clause);

/** Checks a server with a mutant by every clause. The first `must` that fails ends the run. */
export const checkMutantByAllClauses = (mutant: Mutant, extent: Extent): Promise<Discovery> =>
  discover(mutant, extent, undefined);
