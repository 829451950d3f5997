import { type OperationShape, operationList } from '@workspace-api/contract';
import type fc from 'fast-check';
import { type Case, type TargetFacts, targetFacts } from './case/case.ts';
import type { CaseBody, CaseRunner, Place } from './case-runner.ts';
import { type PropertyOptions, runProperty } from './property.ts';
import type { Session } from './session/session.ts';
import { chooseSome, oneForEachKind } from './settings/choose.ts';
import type { Effort } from './settings/effort.ts';
import { unsupportedOperation } from './settings/unsupported.ts';

type Share = <T>(values: readonly T[], count?: number) => T[];
type OperationBody = (operation: OperationShape, t: Case, share: Share) => Promise<unknown>;

/** The tools for writing a scenario. */
export type Gate = {
  target: TargetFacts;
  effort: Effort;
  /** The operations that match and aren't declared unsupported. */
  operations: (matches: (operation: OperationShape) => boolean) => OperationShape[];
  /** Runs one named case. */
  case: (name: string, body: CaseBody) => Promise<void>;
  /**
   * Runs one case for each operation that matches and isn't declared unsupported. `share` selects the variations to try with an
   * operation: with `quick` only `count` of them, the next ones for the next operation; otherwise all.
   */
  eachOperation: (matches: (operation: OperationShape) => boolean, body: OperationBody) => Promise<void>;
  /**
   * Runs cases for operations that are alike, for a clause that holds on every operation: with `quick` one for each kind of
   * handler (list, single read, creation, action, deletion …), which the seed chooses; otherwise one for each operation.
   */
  eachKind: Gate['eachOperation'];
  /**
   * The variations to try with an operation, or another key: with `quick` only `count` of them, other ones for the next key and
   * the next seed; otherwise all.
   */
  some: <T>(key: string, values: readonly T[], count?: number) => T[];
  /** Checks that a property holds for every value. Tries random values, and shrinks a value that fails. */
  property: <T>(
    name: string,
    arbitrary: fc.Arbitrary<T>,
    body: (t: Case, value: T) => Promise<unknown>,
    options?: PropertyOptions,
  ) => Promise<void>;
};

/** Creates the tools that one scenario runs with. */
export const createGate = ({ settings, turns }: Session, id: string, runner: CaseRunner): Gate => {
  const runAt = async (place: Place, body: CaseBody): Promise<void> => {
    if (place.isSkipped) return;
    const started = runner.start(place);
    const first = await runner.attempt(started, body);
    runner.note(started, first);
    const repetition = runner.repetition(started, first, () => runner.attempt(started, body, true));
    await runner.finish(started, first.end.kind, repetition ? [repetition] : []);
  };

  const offered = (matches: (operation: OperationShape) => boolean): OperationShape[] =>
    (operationList as readonly OperationShape[]).filter(matches).filter((operation) => {
      const unsupported = unsupportedOperation(settings.unsupported, operation);
      if (unsupported === null) return true;
      runner.leaveOut(operation.id, unsupported);
      return false;
    });

  const runEach = async (operations: readonly OperationShape[], body: OperationBody): Promise<void> => {
    const works = operations.map((operation, index) => {
      const place = runner.place(operation.id);
      const share: Share = (values, count = 1) => chooseSome(values, count, settings, id, index);
      return () => runAt(place, (t) => body(operation, t, share));
    });
    await turns.spread(works);
  };

  return {
    target: targetFacts(settings),
    effort: settings.effort,
    operations: offered,
    case: (name, body) => runAt(runner.place(name), body),
    eachOperation: (matches, body) => runEach(offered(matches), body),
    eachKind: (matches, body) => runEach(oneForEachKind(offered(matches), settings, id), body),
    some: (key, values, count = 1) => chooseSome(values, count, settings, `${id} ${key}`),
    property: (name, arbitrary, body, options = {}) =>
      runProperty(runner, settings, name, arbitrary, body, options),
  };
};
