import { type ClauseId, examples, clauses as register } from '@workspace-api/contract';
import { runScenarios } from '../../conformance/engine/run-scenarios.ts';
import { StartupError } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { getMutant, type Mutant } from '../../mocks/mutants/index.ts';
import { inOrderFor } from './order.ts';
import type { Row, Run } from './row.ts';
import { gateOptionsFor, withServedSandbox } from './served-sandbox.ts';

/** How the gate discovered a mutant: the `must` clauses that failed, in order of failure, and the requests sent until then. */
type Discovery = { readonly failed: readonly ClauseId[]; readonly requests: number };

/** Milliseconds to search for a mutant with all clauses at most: several times the duration of a whole run. */
const longestFullRunMs = 120_000;

/** Records usage in the open billing period. The demo records have some only in their own month, and no usage shows no mistake. */
const recordUsage = async (control: Sandbox['control']): Promise<void> => {
  const { workspace: slug } = await control.getSandbox();
  const { period_start } = await control.getRecord({ path: { slug, resource: 'billing', id: 'current' } });
  for (const { metric, quantity } of examples.usage.line_items)
    await control.addRecord({
      path: { slug, resource: 'usage' },
      body: { metric, quantity, recorded_at: period_start },
    });
};

/** Runs scenarios until a `must` fails: the given one, or any without one. */
const discover = (
  { wrap, outgoing, detectedBy }: Mutant,
  { seed, effort }: Run,
  clause?: ClauseId,
): Promise<Discovery> =>
  withServedSandbox({ seed, wrap, ...(outgoing && { outgoing }) }, async (url, control) => {
    await recordUsage(control);
    const scenarios = await loadScenarios();
    const [selected, extent] =
      clause === undefined
        ? [scenarios, { only: [], maxDurationMs: longestFullRunMs }]
        : [inOrderFor(scenarios, clause, detectedBy), { only: [clause] }];
    const failed = new Set<ClauseId>();
    let requests = 0;
    for await (const event of runScenarios(selected, { ...gateOptionsFor(url), ...extent, seed, effort })) {
      if (event.type !== 'case-finished') continue;
      requests = event.requests;
      const musts = event.findings.filter((finding) => register[finding.clause as ClauseId].level === 'must');
      for (const finding of musts) failed.add(finding.clause as ClauseId);
      if (musts.some((one) => clause === undefined || one.clause === clause)) break;
    }
    return { failed: [...failed], requests };
  });

/**
 * Checks a server with a mutant by the clause that the mutant breaks, and by every clause if that one doesn't detect it. The first
 * finding ends each.
 */
export const createMutantRow = async (run: Run): Promise<Row> => {
  const { server, seed } = run;
  const mutant = getMutant(server);
  const { clause } = mutant;
  const began = performance.now();
  const finish = (outcome: Row['outcome'], details: readonly string[], requests = 0): Row => ({
    server,
    seed,
    outcome,
    clauses: clause,
    details,
    requests,
    milliseconds: Math.round(performance.now() - began),
  });
  try {
    const first = await discover(mutant, run, clause);
    const { failed, requests } = first.failed.length > 0 ? first : await discover(mutant, run);
    const others = failed.filter((id) => id !== clause);
    const outcome = failed.includes(clause) ? 'found' : others.length > 0 ? 'elsewhere' : 'not found';
    return finish(outcome, others.length > 0 ? [`also ${others.join(', ')}`] : [], requests);
  } catch (error) {
    if (error instanceof StartupError) return finish('error', [error.message]);
    throw error;
  }
};
