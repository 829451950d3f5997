import type { GateEvent } from '../engine/events.ts';
import type { Report } from '../engine/report/report.ts';
import { runScenarios } from '../engine/run-scenarios.ts';
import type { Clock } from '../target/waits.ts';
import { hastyClock } from './hasty-clock.ts';

/** Runs scenarios to their end, on a clock on which waits take no time. Returns the events and the report of the last one. */
export const collectRun = async (
  scenarios: Parameters<typeof runScenarios>[0],
  options: Parameters<typeof runScenarios>[1],
  clock: Clock = hastyClock(),
): Promise<{ report: Report; events: GateEvent[] }> => {
  const events: GateEvent[] = [];
  for await (const event of runScenarios(scenarios, options, { clock })) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'run-finished') throw new Error('The run ended without a report.');
  return { report: last.report, events };
};
