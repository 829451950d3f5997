import type { GateEvent } from '../engine/events.ts';
import type { Report } from '../engine/report/report.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import type { Io } from './io.ts';
import { createProgress } from './progress.ts';

/** Runs the gate with its progress. If `signal` ends it, `save` receives the report on what was checked until then. */
export const checkWithProgress = async (
  options: GateOptions,
  { stderr, env }: Io,
  save: (report: Report) => Promise<void> = async () => {},
): Promise<Report> => {
  const show = createProgress(stderr, env);
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
