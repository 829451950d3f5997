import type { GateEvent } from './engine/events.ts';
import type { Report } from './engine/report/report.ts';
import { runScenarios } from './engine/run-scenarios.ts';
import type { GateOptions } from './engine/settings/gate-options.ts';
import { loadScenarios } from './scenarios/load-scenarios.ts';

/**
 * Checks a target with every scenario of this package. Iterating runs the gate and yields its events. However the
 * iteration ends, the records that the run created on the target are deleted first.
 *
 * @throws StartupError on bad usage, and if the target is unreachable or refuses the token
 * @throws InterruptedError if `options.signal` ends the run
 * @example
 * for await (const event of runGate({ target: 'http://127.0.0.1:4010/v1', token })) {
 *   if (event.type === 'case-finished') console.log(event.scenario, event.case, event.outcome);
 *   if (event.type === 'run-finished') console.log(event.report.verdict);
 * }
 */
export async function* runGate(options: GateOptions): AsyncGenerator<GateEvent, void, undefined> {
  yield* runScenarios(await loadScenarios(), options);
}

/**
 * Runs the gate to its end and returns the report, with the verdict and the exit code. Throws the same errors as
 * {@link runGate}.
 *
 * @param onEvent called with each event
 * @example
 * const { verdict, clauses } = await checkConformance({ target: 'http://127.0.0.1:4010/v1', token });
 */
export const checkConformance = async (
  options: GateOptions,
  onEvent: (event: GateEvent) => void = () => {},
): Promise<Report> => {
  let report: Report | undefined;
  for await (const event of runGate(options)) {
    onEvent(event);
    if (event.type === 'run-finished') report = event.report;
  }
  if (!report) throw new Error('The run ended without a report.');
  return report;
};
