import { type ClauseId, clauses as register } from '@workspace-api/contract';
import pc from 'picocolors';
import type { GateEvent } from '../engine/events.ts';
import { describeForecast } from '../engine/report/forecast.ts';
import { compact, counted, inMinutes } from '../engine/report/format.ts';
import type { Report, ScenarioResult } from '../engine/report/report.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import { createMatcher } from '../engine/settings/patterns.ts';
import type { Output } from '../report/terminal.ts';
import type { Io } from './io.ts';

/** Clears the line of a terminal. */
const clear = '\r\u001b[2K';

/** The selected clauses that a scenario shows to fail. Recommendations, provisional choices and waived failures are excluded. */
const failedIn = ({ observations }: ScenarioResult, isSelected: (clause: string) => boolean): string[] =>
  Object.entries(observations).flatMap(([id, { findings }]) =>
    register[id as ClauseId]?.level === 'must' &&
    isSelected(id) &&
    findings.some(({ waived }) => waived === undefined)
      ? [id]
      : [],
  );

/**
 * Shows events on standard error: one updating line on a terminal. Otherwise, as in the log of a CI, one line for each scenario
 * that finds something broken, and none for the others. `only` selects clauses, as for the gate.
 */
export const createProgress = (
  stream: Output,
  env: Record<string, string | undefined>,
  only: readonly string[] = [],
): ((event: GateEvent) => void) => {
  const isSelected = createMatcher(only);
  const colors = pc.createColors(Boolean(stream.isTTY) && !env.NO_COLOR);
  const isRewritten = Boolean(stream.isTTY) && env.TERM !== 'dumb';
  let total = 0;
  let done = 0;
  const failed = new Set<string>();
  const running = new Set<string>();

  const show = (line: string): void => {
    const violations = failed.size > 0 ? colors.red(` ${counted(failed.size, 'clause')} violated`) : '';
    const width = Math.max((stream.columns ?? 80) - 45, 20);
    if (isRewritten)
      stream.write(
        `${clear}${colors.dim(`${done} of ${total} scenarios`)}${violations} ${line.slice(0, width)}`,
      );
  };

  /** Shows the scenarios that are running; the case that has just finished if there is only one. */
  const showRunning = (ofOne = ''): void => {
    const names = [...running].join(', ');
    show(running.size > 1 ? `${running.size} at a time: ${names}` : `${names}${ofOne}`);
  };

  const print = (line: string): void => {
    stream.write(`${isRewritten ? clear : ''}${line.charAt(0).toUpperCase()}${line.slice(1)}.\n`);
  };

  return (event) => {
    switch (event.type) {
      case 'rate-limit-learned':
        return print(describeForecast(event.forecast));
      case 'target-wait':
        return print(
          `the target doesn't respond (${event.why}): waiting up to ${inMinutes(event.milliseconds)} for it`,
        );
      case 'target-back':
        return print(
          `the target responds again, after ${inMinutes(event.milliseconds)}: the case is repeated`,
        );
      case 'run-cut-short':
        return print(`the run is ending early: missing ${event.missing}`);
      case 'run-started':
        total = event.scenarios;
        return;
      case 'scenario-started':
        running.add(event.id);
        total = Math.max(total, done + running.size);
        return showRunning();
      case 'scenario-finished': {
        const { id, errors } = event.result;
        const violated = failedIn(event.result, isSelected);
        for (const clause of violated) failed.add(clause);
        const problems = compact([
          violated.length > 0 && `${counted(violated.length, 'clause')} violated`,
          errors.length > 0 && counted(errors.length, 'error'),
        ]);
        if (!isRewritten && problems.length > 0) stream.write(`${id}: ${problems.join(', ')}\n`);
        running.delete(id);
        done += 1;
        return showRunning();
      }
      case 'case-finished':
        return showRunning(` › ${event.case}`);
      case 'rate-limit-wait':
        return show(`waiting ${inMinutes(event.milliseconds)} for the rate limit`);
      case 'cleanup-started':
        return show('cleaning up');
      case 'cleanup-finished':
        if (isRewritten) stream.write(clear);
    }
  };
};

/** Runs the gate with its progress. If `signal` ends it, `save` receives the report on what was checked until then. */
export const checkWithProgress = async (
  options: GateOptions,
  { stderr, env }: Io,
  save: (report: Report) => Promise<void> = async () => {},
): Promise<Report> => {
  const show = createProgress(stderr, env, options.only);
  let saved: Promise<void> | null = null;
  const onEvent = (event: GateEvent): void => {
    show(event);
    if (event.type === 'run-interrupted') saved = save(event.report);
  };
  // Loaded only now, because --list, --explain and --help don't need the engine and its scenarios.
  const { checkConformance } = await import('../run-gate.ts');
  try {
    return await checkConformance(options, onEvent);
  } finally {
    await saved;
  }
};
