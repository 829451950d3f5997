import type { GateOptions } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import type { Clock } from '../../conformance/target/waits.ts';
import { collectRun } from '../../conformance/test/collect-run.ts';

/** Checks a target on a clock on which rate limit and backoff delays take no time. */
export const checkWithoutWaiting = async (options: GateOptions, clock?: Clock) =>
  collectRun(await loadScenarios(), options, clock);
