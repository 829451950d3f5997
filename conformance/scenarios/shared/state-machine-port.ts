import type { ClauseId, ErrorName, OperationId } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { MachinePort, MachinePromise } from '../../checks/state-machine/machine-port.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import type { Exchange } from '../../target/exchange.ts';

/** How the API exposes a state machine of the contract. */
export type ShownMachine = {
  /** Creates a record in its initial state. */
  create: (t: Case) => Promise<string>;
  /** The operation that returns the record, and the field with its state. */
  show: { operation: OperationId; field: string };
  /** Members that are the same in every state. */
  keeps: readonly string[];
  /** Applies a step; by default, sends the plain request of its operation. */
  apply?: (t: Case, operation: string, id: string) => Promise<Exchange>;
  /** Returns the clause of an expectation; null if no clause states it. */
  getClause: (promise: MachinePromise<Exchange>) => ClauseId | null;
};

const describeExpectation = ({ kind, operation, from, expected }: MachinePromise<Exchange>): string => {
  if (kind === 'starts') return `a new record that is ${expected}`;
  if (kind === 'moves') return `success of ${operation} on a record that is ${from}`;
  if (kind === 'shows') return `${expected} after ${operation} on a record that was ${from}`;
  return kind === 'keeps'
    ? `still ${expected} after ${operation} was refused`
    : `another record still ${expected} after ${operation}`;
};

const plainly = (t: Case, operation: string, id: string): Promise<Exchange> =>
  t.send({ operation: operation as OperationId, path: { id } });

/** Compares members of each observed record with their first values. */
const watchMembers = (names: readonly string[]) => {
  const first = new Map<string, unknown>();
  let latest: { was: unknown; is: unknown } | null = null;
  return {
    see: (id: string, record: unknown): void => {
      const is = names.map((name) => [name, member(record, name)]);
      latest = { was: first.get(id) ?? is, is };
      first.set(id, latest.was);
    },
    /** Returns what changed in the record that was observed last; null if nothing did. */
    changed: (): { expected: string; got: string } | null =>
      latest === null || sameRecord(latest.is, latest.was)
        ? null
        : { expected: `still ${JSON.stringify(latest.was)}`, got: JSON.stringify(latest.is) },
  };
};

/** Creates the port of a state machine whose records are stored behind the API. */
export const machinePort = ({ create, show, keeps, getClause, apply = plainly }: ShownMachine) => {
  const watches = new WeakMap<Case, ReturnType<typeof watchMembers>>();
  return (t: Case): MachinePort<Exchange> => {
    const watcher = watches.get(t) ?? watchMembers(keeps);
    watches.set(t, watcher);
    return {
      create: () => create(t),
      apply: async (operation, id) => {
        const response = await apply(t, operation, id);
        return { accepted: response.status >= 200 && response.status <= 299, response };
      },
      observe: async (id) => {
        const response = await t.prepare({ operation: show.operation, path: { id } });
        const record = getJson(response);
        watcher.see(id, record);
        const state = member(record, show.field);
        return typeof state === 'string' ? state : describeResponse(response);
      },
      check: (promise) => {
        const clause = getClause(promise);
        if (!clause) return;
        const { reply, got, holds } = promise;
        if (promise.kind === 'refuses' && reply) {
          t.expectError(clause, reply.response, promise.expected as ErrorName);
          return;
        }
        const actual = promise.kind === 'moves' && reply ? describeResponse(reply.response) : got;
        t.expect(
          clause,
          holds === true,
          { expected: describeExpectation(promise), got: actual },
          reply?.response ?? null,
        );
        const changed = promise.kind === 'shows' ? watcher.changed() : null;
        if (changed) t.expect(clause, false, changed, reply?.response ?? null);
      },
    };
  };
};
