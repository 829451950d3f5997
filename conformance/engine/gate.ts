import { type OperationShape, operationList } from '@workspace-api/contract';
import type { Case, TargetFacts } from './case/case.ts';
import type { CaseRecord } from './case/case-record.ts';
import type { CaseBody, CaseRunner } from './case-runner.ts';
import { type Property, runProperty } from './property.ts';
import type { Session } from './session/session.ts';
import { chooseSome, oneForEachKind } from './settings/choose.ts';
import { findUnsupported } from './settings/unsupported.ts';

type Matches = (operation: OperationShape) => boolean;
type Share = <T>(values: readonly T[], count?: number) => T[];
type OperationBody = (operation: OperationShape, t: Case, share: Share) => Promise<unknown>;

/** Creates the tools for writing a scenario, which it runs with. */
export const createGate = ({ settings, turns }: Session, id: string, runner: CaseRunner) => {
  const runAt = (record: CaseRecord, body: CaseBody): Promise<void> =>
    runner.run(record, async (one) => {
      const first = await one.attempt(body);
      one.note(first);
      one.report(first, () => one.attempt(body, true));
      return first.end.kind;
    });

  /** The operations that match and aren't declared unsupported. */
  const operations = (matches: Matches): OperationShape[] =>
    operationList.filter(matches).filter((operation) => {
      const unsupported = findUnsupported(settings.unsupported, null, operation);
      if (unsupported === null) return true;
      runner.leaveOut(operation.id, unsupported);
      return false;
    });

  /** @param all the number of operations among which the variations are shared, if the target offers them all */
  const runEach = (chosen: readonly OperationShape[], body: OperationBody, all = chosen.length) =>
    turns.spread(
      chosen.map((operation, index) => {
        const record = runner.place(operation.id);
        const share: Share = (values, count = 1) =>
          chooseSome(values, Math.ceil((count * all) / chosen.length), settings, id, index);
        return () => runAt(record, (t) => body(operation, t, share));
      }),
    );

  const prepareProperty = <T>(property: Property<T>) => {
    const record = runner.place(property.name);
    return () => runProperty(runner, settings, record, property);
  };

  return {
    target: settings as TargetFacts,
    effort: settings.effort,
    operations,
    /** Runs one named case. */
    case: (name: string, body: CaseBody): Promise<void> => runAt(runner.place(name), body),
    /**
     * Runs one case for each operation that matches and isn't declared unsupported. `share` selects the variations to try with
     * an operation: with `quick` only `count` of them, the next ones for the next operation, and more if fewer operations are
     * offered; otherwise all.
     */
    eachOperation: (matches: Matches, body: OperationBody): Promise<void> =>
      runEach(operations(matches), body, operationList.filter(matches).length),
    /**
     * Runs cases for operations that are alike, for a clause that holds on every operation: with `quick` one for each kind of
     * handler (list, single read, creation, action, deletion …), which the seed chooses; otherwise one for each operation.
     */
    eachKind: (matches: Matches, body: OperationBody): Promise<void> =>
      runEach(oneForEachKind(operations(matches), settings, id), body),
    /**
     * The variations to try with an operation, or another key: with `quick` only `count` of them, other ones for the next key
     * and the next seed; otherwise all.
     */
    some: <T>(key: string, values: readonly T[], count = 1): T[] =>
      chooseSome(values, count, settings, `${id} ${key}`),
    /** Checks that a property holds for every value. Tries random values, and shrinks a value that fails. */
    property: <T>(property: Property<T>): Promise<void> => prepareProperty(property)(),
    /** Checks several properties, at the same time while there are free turns. */
    properties: <T>(all: readonly Property<T>[]): Promise<void> => turns.spread(all.map(prepareProperty)),
  };
};

export type Gate = ReturnType<typeof createGate>;
