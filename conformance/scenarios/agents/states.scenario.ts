import { type ClauseId, stateMachines } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { machineCommands } from '../../checks/state-machine/commands.ts';
import type { MachineModel } from '../../checks/state-machine/machine-port.ts';
import { takeStep } from '../../checks/state-machine/take-step.ts';
import { listTours } from '../../checks/state-machine/tours.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';
import { machinePort } from '../shared/state-machine-port.ts';

const machine = stateMachines.agent;

const port = machinePort({
  create: async (t) => (await t.subjects.fresh('agent')).id,
  show: { operation: 'getAgent', field: machine.field },
  keeps: ['name', 'created_at'],
  getClause: ({ kind, operation, from, provisional }): ClauseId | null => {
    if (kind === 'starts') return 'agents.starts-inactive';
    const activates = operation === 'activateAgent';
    // `leaves` is about the other agent: an operation on the first one must not change it.
    if (provisional && kind !== 'leaves') {
      return activates ? 'agents.activate-again' : 'agents.deactivate-again';
    }
    return from === null ? null : activates ? 'agents.activate' : 'agents.deactivate';
  },
});

/** The API can't delete agents, so all runs share two of them. Each starts from the states that the previous run left. */
const setup = async (t: Case): Promise<MachineModel> => {
  const agents = [await t.subjects.shared('agent'), await t.subjects.activeAgent()];
  const ids = agents.map(({ id }) => id);
  const states: string[] = [];
  for (const id of ids) states.push(await port(t).observe(id));
  return { ids, states };
};

export default scenario(
  'agents.states',
  'A new agent is inactive, and then keeps the state that it was last set to',
  {},
  async (gate) => {
    await gate.case('a new agent', async (t) => {
      const id = await port(t).create();
      const got = await port(t).observe(id);
      t.expectEqual('agents.starts-inactive', got, machine.initial);
    });

    await gate.case('every step', async (t) => {
      const { id } = await t.subjects.shared('agent');
      const model: MachineModel = { ids: [id], states: [await port(t).observe(id)] };
      for (const operation of listTours(machine, model.states[0] ?? '').flat()) {
        await takeStep(machine, port(t), model, 0, operation);
      }
    });

    await gate.model<MachineModel>('activation', {
      commands: machineCommands(machine, port, { create: false, mostRecords: 2 }),
      setup,
      maxCommands: 8,
    });

    await gate.case('activation and deactivation at the same time', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const path = { id };
      const show = { operation: 'getAgent' as const, path };
      let initial: string = machine.initial;
      for (const round of rounds(gate)) {
        const activate = { operation: 'activateAgent' as const, path };
        const deactivate = { operation: 'deactivateAgent' as const, path };
        const lanes = [[activate, show], deactivate, activate, [deactivate, show]];
        const raced = [...(await t.race(round % 2 ? lanes.toReversed() : lanes)), ...(await t.race([show]))];
        expectLinearizable(t, 'agents.activate', raced, {
          ...lastSetting,
          initial,
          expected: 'the state that one of the simultaneous requests set, and no other state after that',
        });
        initial = await port(t).observe(id);
      }
      // The response to activating an active agent is not documented.
      if (initial === 'active') await t.prepare({ operation: 'deactivateAgent', path });
      t.expectSuccess('agents.activate', await t.send({ operation: 'activateAgent', path }));
      const after = await port(t).observe(id);
      t.expectEqual('agents.activate', after, 'active');
    });
  },
);

/** An agent is in the state that it was last set to. */
const lastSetting: Pick<RaceModel<string>, 'next'> = {
  next: (state, { operation }, response) => {
    if (operation !== 'getAgent') return [operation === 'activateAgent' ? 'active' : 'inactive'];
    return response === null || member(getJson(response), machine.field) === state ? [state] : [];
  },
};
