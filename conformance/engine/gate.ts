import { type OperationShape, operationList } from '@workspace-api/contract';
import fc from 'fast-check';
import type { Case } from './case.ts';
import { type CaseBody, createCaseRunner } from './case-runner.ts';
import type { ScenarioDefinition } from './definition.ts';
import type { Effort } from './effort.ts';
import { type PropertyOptions, runProperty } from './property.ts';
import type { Recorder } from './recorder.ts';
import { unsupportedOperation } from './run/unsupported.ts';
import type { Session } from './session.ts';
import { type TargetFacts, targetFacts } from './target-facts.ts';

/** A command of a model run: what it expects of the model, what it does to the target. */
export type Command<Model extends object> = fc.AsyncCommand<Model, Case>;

export type ModelOptions<Model extends object> = PropertyOptions & {
  commands: fc.Arbitrary<Command<Model>>[];
  /** The model at the start of a run, and the records on the target that it stands for. */
  setup: (t: Case) => Promise<Model>;
  /** The most commands in one run. */
  maxCommands?: number;
};

/** What a scenario is written with. */
export type Gate = {
  target: TargetFacts;
  effort: Effort;
  /** The operations of the table that fit and aren't declared unsupported. */
  operations: (fits: (operation: OperationShape) => boolean) => OperationShape[];
  /** One named case. */
  case: (name: string, body: CaseBody) => Promise<void>;
  /** One case an operation, for each that fits and isn't declared unsupported. */
  eachOperation: (
    fits: (operation: OperationShape) => boolean,
    body: (operation: OperationShape, t: Case) => Promise<unknown>,
  ) => Promise<void>;
  /** Holds for every value: tried with random ones, shrunk when it doesn't. */
  property: <T>(
    name: string,
    arbitrary: fc.Arbitrary<T>,
    body: (t: Case, value: T) => Promise<unknown>,
    options?: PropertyOptions,
  ) => Promise<void>;
  /** Holds for every sequence of commands, against a model that says what each should do. */
  model: <Model extends object>(name: string, options: ModelOptions<Model>) => Promise<void>;
};

export const createGate = (session: Session, definition: ScenarioDefinition, recorder: Recorder): Gate => {
  const { settings } = session;
  const runner = createCaseRunner(session, definition, recorder);

  const runCase = async (name: string, body: CaseBody): Promise<void> => {
    const { replay, skipped } = runner.place(name);
    if (skipped) return;
    const first = await runner.attempt(body);
    runner.note(name, first);
    await runner.report(name, replay, first, () => runner.attempt(body));
  };

  const offered = (fits: (operation: OperationShape) => boolean): OperationShape[] =>
    (operationList as readonly OperationShape[]).filter(fits).filter((operation) => {
      const unsupported = unsupportedOperation(settings.unsupported, operation);
      if (unsupported === null) return true;
      runner.leaveOut(operation.id, unsupported);
      return false;
    });

  return {
    target: targetFacts(session),
    effort: settings.effort,
    operations: offered,
    case: runCase,
    eachOperation: async (fits, body) => {
      for (const operation of offered(fits)) await runCase(operation.id, (t) => body(operation, t));
    },
    property: (name, arbitrary, body, options = {}) =>
      runProperty(runner, settings.effort, name, () => arbitrary, body, options),
    model: (name, { commands, setup, maxCommands, ...options }) =>
      runProperty(
        runner,
        settings.effort,
        name,
        (replayPath) =>
          fc.commands(commands, {
            ...(maxCommands === undefined ? {} : { maxCommands }),
            ...(replayPath === undefined ? {} : { replayPath }),
          }),
        async (t, sequence) => {
          const model = await setup(t);
          await fc.asyncModelRun(() => ({ model, real: t }), sequence);
        },
        options,
      ),
  };
};
