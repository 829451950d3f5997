import { type ClauseId, clauses as register } from '@workspace-api/contract';
import pc from 'picocolors';
import type { GateEvent } from '../engine/events.ts';
import { counted, inMinutes } from '../engine/report/amounts.ts';
import { describeForecast } from '../engine/report/forecast.ts';
import type { ScenarioResult } from '../engine/report/report.ts';

type Stream = {
  write: (chunk: string) => unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
};

/** The clauses that a scenario shows to fail. Recommendations, provisional choices and waived failures are excluded. */
const failedIn = ({ observations }: ScenarioResult): string[] =>
  Object.entries(observations).flatMap(([id, { findings }]) =>
    register[id as ClauseId]?.level === 'must' && findings.some(({ waived }) => waived === undefined)
      ? [id]
      : [],
  );

const inSeconds = (milliseconds: number): string => `${Math.max(1, Math.round(milliseconds / 1000))} s`;

/** What is broken in a scenario, or failed; null if nothing is. */
const scenarioLine = (result: ScenarioResult): string | null => {
  const violated = failedIn(result).length;
  const problems = [
    ...(violated > 0 ? [`${counted(violated, 'clause')} violated`] : []),
    ...(result.errors.length > 0 ? [counted(result.errors.length, 'error')] : []),
  ];
  return problems.length > 0 ? `${result.id}: ${problems.join(', ')}\n` : null;
};

/**
 * Shows events on standard error: one updating line on a terminal. Otherwise, as in the log of a CI, one line for each scenario
 * that finds something broken, and none for the others.
 */
export const createProgress = (
  stream: Stream,
  env: Record<string, string | undefined>,
): ((event: GateEvent) => void) => {
  const colors = pc.createColors(Boolean(stream.isTTY) && !env.NO_COLOR);
  const isRewritten = Boolean(stream.isTTY) && env.TERM !== 'dumb';
  let total = 0;
  let done = 0;
  const failed = new Set<string>();
  const running = new Set<string>();

  const show = (line: string): void => {
    const violations = failed.size > 0 ? colors.red(` ${counted(failed.size, 'clause')} violated`) : '';
    const width = Math.max((stream.columns ?? 80) - 45, 20);
    stream.write(
      `\r\u001b[2K${colors.dim(`${done} of ${total} scenarios`)}${violations} ${line.slice(0, width)}`,
    );
  };

  /** Shows the scenarios that are running; the case that has just finished if there is only one. */
  const showRunning = (ofOne = ''): void => {
    const [first = '', ...others] = running;
    show(
      others.length === 0
        ? `${first}${ofOne}`
        : `${running.size} at a time: ${[first, ...others].join(', ')}`,
    );
  };

  const print = (line: string): void => {
    stream.write(`${isRewritten ? '\r\u001b[2K' : ''}${line.charAt(0).toUpperCase()}${line.slice(1)}.\n`);
  };

  return (event) => {
    if (event.type === 'rate-limit-learned') print(describeForecast(event.forecast));
    if (event.type === 'target-wait')
      print(
        `the target doesn't respond (${event.why}): waiting up to ${inSeconds(event.milliseconds)} for it`,
      );
    if (event.type === 'target-back')
      print(`the target responds again, after ${inSeconds(event.milliseconds)}: the case is repeated`);
    if (event.type === 'run-cut-short') print(`the run is ending early: missing ${event.missing}`);
    if (event.type === 'run-started') total = event.scenarios;
    if (event.type === 'scenario-started') running.add(event.id);
    if (event.type === 'scenario-finished') {
      running.delete(event.result.id);
      done += 1;
      for (const id of failedIn(event.result)) failed.add(id);
      const line = isRewritten ? null : scenarioLine(event.result);
      if (line !== null) stream.write(line);
    }
    if (!isRewritten) return;
    if (event.type === 'scenario-started' || event.type === 'scenario-finished') showRunning();
    if (event.type === 'case-finished') showRunning(` › ${event.case}`);
    if (event.type === 'rate-limit-wait') show(`waiting ${inMinutes(event.milliseconds)} for the rate limit`);
    if (event.type === 'cleanup-started') show('cleaning up');
    if (event.type === 'cleanup-finished') stream.write('\r\u001b[2K');
  };
};
