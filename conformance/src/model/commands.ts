import type { StateMachineShape } from '@workspace-api/contract';
import fc from 'fast-check';
import type { MachinePort, MachinePromise, Reply } from './machine-port.ts';
import { operationsOf, stepOf } from './step.ts';

/** The states that the records should be in, in the order in which they were made. */
export type MachineModel = { states: string[] };
/** The records as they are, in the same order. */
export type MachineReal<Answer = unknown> = { ids: string[]; port: MachinePort<Answer> };
type Command<Answer> = fc.AsyncCommand<MachineModel, MachineReal<Answer>>;

const none = { operation: null, from: null, holds: null, provisional: false, reply: null } as const;

/** Looks at the records beside the one that was worked on. */
const judgeOthers = async <Answer>(
  model: MachineModel,
  { ids, port }: MachineReal<Answer>,
  at: number,
  promise: MachinePromise<Answer>,
): Promise<void> => {
  for (const [index, id] of ids.entries()) {
    if (index === at) continue;
    const expected = model.states[index] ?? '';
    const got = await port.observe(id);
    port.judge({
      ...promise,
      kind: 'leaves',
      from: expected,
      expected,
      got,
      holds: got === expected,
      provisional: false,
    });
  }
};

class Create<Answer> implements Command<Answer> {
  readonly machine: StateMachineShape;
  readonly most: number;

  constructor(machine: StateMachineShape, most: number) {
    this.machine = machine;
    this.most = most;
  }

  check = (model: Readonly<MachineModel>): boolean => model.states.length < this.most;

  async run(model: MachineModel, { ids, port }: MachineReal<Answer>): Promise<void> {
    const id = await port.create();
    const got = await port.observe(id);
    const expected = this.machine.initial ?? got;
    ids.push(id);
    model.states.push(got);
    port.judge({ ...none, kind: 'starts', expected, got, holds: got === expected });
  }

  toString = (): string => 'create';
}

class Apply<Answer> implements Command<Answer> {
  readonly machine: StateMachineShape;
  readonly operation: string;
  readonly which: number;

  constructor(machine: StateMachineShape, operation: string, which: number) {
    this.machine = machine;
    this.operation = operation;
    this.which = which;
  }

  #at = (model: Readonly<MachineModel>): number => this.which % model.states.length;

  // Where the machine says nothing of an operation in a state, nothing can be judged, so it isn't tried.
  check = (model: Readonly<MachineModel>): boolean =>
    model.states.length > 0 &&
    stepOf(this.machine, this.operation, model.states[this.#at(model)] ?? '') !== null;

  async run(model: MachineModel, real: MachineReal<Answer>): Promise<void> {
    const { operation, machine } = this;
    const at = this.#at(model);
    const from = model.states[at] ?? '';
    const step = stepOf(machine, operation, from);
    if (!step) return;
    const id = real.ids[at] ?? '';
    const reply: Reply<Answer> = await real.port.apply(operation, id);
    const got = await real.port.observe(id);
    // The model goes on from what is there: a provisional choice that the target made otherwise isn't the end.
    model.states[at] = got;
    const promise = { operation, from, got, provisional: step.provisional, reply };
    const { port } = real;
    if (step.kind === 'move') {
      const outcome = reply.accepted ? 'accepted' : 'refused';
      port.judge({ ...promise, kind: 'moves', expected: 'accepted', got: outcome, holds: reply.accepted });
      port.judge({ ...promise, kind: 'shows', expected: step.to, holds: got === step.to });
    } else {
      port.judge({ ...promise, kind: 'refuses', expected: step.answer, holds: null });
      // That a refused operation changes nothing isn't a matter of choice, even where its answer is.
      port.judge({ ...promise, kind: 'keeps', expected: from, holds: got === from, provisional: false });
    }
    await judgeOthers(model, real, at, { ...promise, kind: 'leaves', expected: from, holds: null });
  }

  toString = (): string => `${this.operation}(#${this.which})`;
}

/**
 * The commands of a model run, read off a state machine of the contract: one for each operation that has a
 * permitted or a forbidden move, and (with `create`) one that makes a record.
 */
export const machineCommands = <Answer = unknown>(
  machine: StateMachineShape,
  options: { create?: boolean; mostRecords?: number } = {},
): fc.Arbitrary<Command<Answer>>[] => {
  const { create = true, mostRecords = 3 } = options;
  const applied = operationsOf(machine).map((operation) =>
    fc.nat({ max: mostRecords - 1 }).map((which): Command<Answer> => new Apply(machine, operation, which)),
  );
  const creates = create ? [fc.constant<Command<Answer>>(new Create(machine, mostRecords))] : [];
  return [...creates, ...applied];
};
