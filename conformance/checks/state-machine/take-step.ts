import type { StateMachineShape } from '@workspace-api/contract';
import type { MachineModel, MachinePort, MachinePromise, Reply } from './machine-port.ts';
import { findStep } from './step.ts';

/** Checks that the other records are unchanged. */
const checkOtherRecords = async <Result>(
  model: MachineModel,
  port: MachinePort<Result>,
  at: number,
  promise: MachinePromise<Result>,
): Promise<void> => {
  for (const [index, id] of model.ids.entries()) {
    if (index === at) continue;
    const expected = model.states[index] ?? '';
    const got = await port.observe(id);
    port.check({
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

/**
 * Applies an operation to one record. Checks its response, the next state, and that no other record changed. Does nothing if
 * the machine doesn't define the step.
 */
export const takeStep = async <Result>(
  machine: StateMachineShape,
  port: MachinePort<Result>,
  model: MachineModel,
  at: number,
  operation: string,
): Promise<void> => {
  const from = model.states[at] ?? '';
  const step = findStep(machine, operation, from);
  if (!step) return;
  const id = model.ids[at] ?? '';
  const reply: Reply<Result> = await port.apply(operation, id);
  const got = await port.observe(id);
  // The model continues from the actual state: a different provisional choice doesn't end the run.
  model.states[at] = got;
  const promise = { operation, from, got, provisional: step.provisional, reply };
  if (step.kind === 'move') {
    const outcome = reply.accepted ? 'accepted' : 'refused';
    port.check({ ...promise, kind: 'moves', expected: 'accepted', got: outcome, holds: reply.accepted });
    port.check({ ...promise, kind: 'shows', expected: step.to, holds: got === step.to });
  } else {
    port.check({ ...promise, kind: 'refuses', expected: step.response, holds: null });
    // A refused operation must change nothing, even if its error is provisional.
    port.check({ ...promise, kind: 'keeps', expected: from, holds: got === from, provisional: false });
  }
  await checkOtherRecords(model, port, at, { ...promise, kind: 'leaves', expected: from, holds: null });
};
