import type { GateOptions } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import { collectRun } from '../../conformance/test/collect-run.ts';
import { hastyClock } from '../../conformance/test/hasty-clock.ts';
import type { Mutant } from '../../mocks/mutants/index.ts';
import { gateOptionsFor, type ServedOptions, withServedSandbox } from '../../scripts/proof/served-sandbox.ts';

export { gateOptionsFor };

type Options = Partial<ServedOptions> & { mutant?: Mutant };

/** Serves a new sandbox, with a mutant or another wrapper if given, while `use` runs. */
export const withSandbox = <T>(
  { mutant, seed = 1, ...options }: Options,
  use: (url: string) => Promise<T>,
): Promise<T> =>
  withServedSandbox(
    {
      seed,
      ...(mutant && { wrap: mutant.wrap }),
      ...(mutant?.outgoing && { outgoing: mutant.outgoing }),
      ...options,
    },
    use,
  );

/** Checks a target on a clock on which rate limit and backoff delays take no time. */
export const checkWithoutWaiting = async (options: GateOptions, clock = hastyClock()) =>
  collectRun(await loadScenarios(), options, clock);

/** Checks a new sandbox with all capabilities of its driver, on a clock on which waits take no time. */
export const checkSandbox = (options: Options, gate: Partial<GateOptions> = {}, clock = hastyClock()) =>
  withSandbox(options, (url) => checkWithoutWaiting({ ...gateOptionsFor(url), ...gate }, clock));
