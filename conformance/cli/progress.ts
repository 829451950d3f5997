import { type ClauseId, clauses as register } from '@workspace-api/contract';
import pc from 'picocolors';
import type { GateEvent } from '../engine/events.ts';
import { describeForecast } from '../engine/report/forecast.ts';
import { inMinutes } from '../engine/report/in-minutes.ts';
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

const clauses = (count: number): string => (count === 1 ? '1 clause' : `${count} clauses`);

const scenarioLine = (result: ScenarioResult): string => {
  const broken = failedIn(result).length;
  const outcome = broken > 0 ? `${clauses(broken)} broken` : 'nothing broken';
  return `${result.id}: ${outcome}, ${result.requests} requests\n`;
};

/** Shows events on standard error: one updating line on a terminal, otherwise one line per scenario. */
export const createProgress = (
  stream: Stream,
  env: Record<string, string | undefined>,
): ((event: GateEvent) => void) => {
  const colours = pc.createColors(Boolean(stream.isTTY) && !env.NO_COLOR);
  const isRewritten = Boolean(stream.isTTY) && env.TERM !== 'dumb';
  let total = 0;
  let done = 0;
  const failed = new Set<string>();

  const show = (line: string): void => {
    const brokenSuffix = failed.size > 0 ? colours.red(` ${clauses(failed.size)} broken`) : '';
    const width = Math.max((stream.columns ?? 80) - 45, 20);
    stream.write(
      `\r\u001b[2K${colours.dim(`${done} of ${total} scenarios`)}${brokenSuffix} ${line.slice(0, width)}`,
    );
  };

  const print = (line: string): void => {
    stream.write(`${isRewritten ? '\r\u001b[2K' : ''}${line.charAt(0).toUpperCase()}${line.slice(1)}.\n`);
  };

  return (event) => {
    if (event.type === 'rate-limit-learned') print(describeForecast(event.forecast));
    if (event.type === 'run-cut-short') print(`the run ends early: missing ${event.missing}`);
    if (event.type === 'run-started') total = event.scenarios;
    if (event.type === 'scenario-finished') {
      done += 1;
      for (const id of failedIn(event.result)) failed.add(id);
      if (!isRewritten) stream.write(scenarioLine(event.result));
    }
    if (!isRewritten) return;
    if (event.type === 'scenario-started') show(event.id);
    if (event.type === 'case-finished') show(`${event.scenario} › ${event.case}`);
    if (event.type === 'rate-limit-wait') show(`waits ${inMinutes(event.milliseconds)} for the rate limit`);
    if (event.type === 'cleanup-started') show('cleaning up');
    if (event.type === 'cleanup-finished') stream.write('\r\u001b[2K');
  };
};
