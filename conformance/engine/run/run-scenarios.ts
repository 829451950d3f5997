import { Writable } from 'node:stream';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { HarnessError } from '../report/report.ts';
import type { MadeEvent } from './made.ts';
import { packageRoot } from './package-root.ts';
import type { ScenarioResult } from './scenario-result.ts';
import { ByName } from './sequencer.ts';
import type { RunSettings } from './settings.ts';
import { askToStop } from './stop.ts';

/** What is told while scenarios run. */
export type Progress = {
  started?: (scenario: string) => void;
  finished?: (result: ScenarioResult) => void;
};

export type RunScenariosOptions = Progress & {
  /** Folder of the scenarios; this package's own by default. */
  root?: string;
  include?: string[];
  /** Ends the run after the request that is under way. */
  signal?: AbortSignal;
};

export type ScenariosRun = {
  results: ScenarioResult[];
  errors: HarnessError[];
  /** What was made on the target and taken away again, in order. */
  events: MadeEvent[];
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const messageOf = (error: { message?: string; stack?: string } | undefined) =>
  (error?.stack ?? error?.message ?? 'unknown error').split('\n').slice(0, 3).join(' ').trim();

/** Vitest's side of it: it only carries results; whatever it calls a failure is one of the harness. */
const collector = (run: ScenariosRun, progress: Progress): Reporter => ({
  onTestCaseReady: (test: TestCase) => progress.started?.(test.name),
  onTestCaseResult: (test: TestCase) => {
    const { gate } = test.meta();
    if (gate) {
      run.events.push(...gate.events);
      run.results.push(gate);
      run.errors.push(...gate.errors);
      progress.finished?.(gate);
      return;
    }
    for (const error of test.result().errors ?? []) {
      run.errors.push({ scenario: test.name, case: 'outside its cases', message: messageOf(error) });
    }
  },
  onTestModuleEnd: (module: TestModule) => {
    for (const error of module.errors()) {
      run.errors.push({
        scenario: module.moduleId.split('/').at(-1) ?? '',
        case: 'loading',
        message: messageOf(error),
      });
    }
  },
  onTestRunEnd: (_modules, unhandled) => {
    for (const error of unhandled) {
      run.errors.push({ scenario: '(none)', case: 'unhandled', message: messageOf(error) });
    }
  },
});

/** Makes vitest without the handlers that end the process at once on a signal: what was made is to be taken away first. */
const withoutItsSignalHandlers = async <T>(make: () => Promise<T>): Promise<T> => {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = signals.map((signal) => new Set(process.listeners(signal)));
  const made = await make();
  signals.forEach((signal, at) => {
    for (const listener of process.listeners(signal)) {
      if (!before[at]?.has(listener)) process.off(signal, listener);
    }
  });
  return made;
};

/** Runs every scenario in one worker, one after another. */
export const runScenarios = async (
  settings: RunSettings,
  {
    root = packageRoot,
    include = ['scenarios/**/*.scenario.ts'],
    signal,
    ...progress
  }: RunScenariosOptions = {},
): Promise<ScenariosRun> => {
  const run: ScenariosRun = { results: [], errors: [], events: [] };
  const exitCode = process.exitCode;
  const vitest = await withoutItsSignalHandlers(() =>
    createVitest(
      'test',
      {
        root,
        dir: root,
        config: false,
        include,
        exclude: [],
        watch: false,
        reporters: [collector(run, progress)],
        pool: 'threads',
        maxWorkers: 1,
        isolate: false,
        fileParallelism: false,
        sequence: { sequencer: ByName },
        testTimeout: 0,
        hookTimeout: 0,
        passWithNoTests: true,
        disableConsoleIntercept: true,
        provide: { gateSettings: settings },
        cache: false,
        css: false,
      },
      { logLevel: 'silent', clearScreen: false, cacheDir: undefined as never },
      { stdout: nowhere() as never, stderr: nowhere() as never },
    ),
  );
  // The scenario under way ends by itself, and says what it has made; those after it do nothing.
  const cancel = () => askToStop(settings.runTag);
  signal?.addEventListener('abort', cancel);
  try {
    await vitest.start();
  } finally {
    signal?.removeEventListener('abort', cancel);
    await vitest.close();
  }
  // Vitest leaves a code of its own behind; the verdict decides about ours.
  process.exitCode = exitCode;
  return run;
};
