import type { GateEvent } from '../../conformance/engine/events.ts';
import { runScenarios } from '../../conformance/engine/run-scenarios.ts';
import type { GateOptions, Report } from '../../conformance/index.ts';
import { loadScenarios } from '../../conformance/scenarios/load-scenarios.ts';
import { type HastyClock, hastyClock } from '../../conformance/test/hasty-clock.ts';

/** Checks a target with a clock on which rate limit and backoff delays take no time. */
export const checkWithoutWaiting = async (
  options: GateOptions,
  clock: HastyClock = hastyClock(),
): Promise<{ report: Report; events: GateEvent[] }> => {
  const events: GateEvent[] = [];
  for await (const event of runScenarios(await loadScenarios(), options, { clock })) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'run-finished') throw new Error('The run ended without a report.');
  return { report: last.report, events };
};
