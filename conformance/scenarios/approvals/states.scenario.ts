import { type ClauseId, errors, stateMachines } from '@workspace-api/contract';
import fc from 'fast-check';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { machineCommands } from '../../checks/state-machine/commands.ts';
import type { MachineModel } from '../../checks/state-machine/machine-port.ts';
import { takeStep } from '../../checks/state-machine/take-step.ts';
import { listTours } from '../../checks/state-machine/tours.ts';
import { scenario } from '../../engine/scenario.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';
import { machinePort } from '../shared/state-machine-port.ts';
import { type Decision, decide, undecided } from './decide-approval.ts';

const machine = stateMachines.approval;

const port = machinePort({
  create: async (t) => (await t.subjects.freshApproval()).id,
  apply: (t, operation, id) => decide(t, operation as Decision, { path: { id } }),
  show: { operation: 'getApproval', field: machine.field },
  keeps: ['agent_id', 'run_id', 'action', 'payload', 'created_at'],
  getClause: ({ kind, operation }): ClauseId | null => {
    if (kind === 'starts') return null;
    if (kind === 'refuses') return 'approvals.already-decided';
    if (kind === 'keeps' || kind === 'leaves') return 'approvals.decision-is-irreversible';
    return operation === 'approveApproval' ? 'approvals.approve' : 'approvals.deny';
  },
});

const decision = fc.constantFrom('approveApproval' as const, 'denyApproval' as const);

export default scenario(
  'approvals.states',
  'An approval is decided once, and the decision is final',
  { needs: ['pause-run'] },
  async (gate) => {
    for (const tour of listTours(machine, machine.initial)) {
      await gate.case(`every step after ${tour[0]}`, async (t) => {
        const id = await port(t).create();
        const model: MachineModel = { ids: [id], states: [await port(t).observe(id)] };
        for (const operation of tour) await takeStep(machine, port(t), model, 0, operation);
      });
    }

    await gate.model<MachineModel>('decisions', {
      commands: machineCommands(machine, port, { create: true, mostRecords: 2 }),
      setup: async () => ({ ids: [], states: [] }),
      maxCommands: 8,
    });

    await gate.case('without a body', async (t) => {
      for (const operation of ['approveApproval', 'denyApproval'] as const) {
        const { id } = await t.subjects.freshApproval();
        const response = await t.send({ operation, path: { id }, noBody: true });
        t.expectSuccess('approvals.no-body-needed', response);
      }
    });

    await gate.case('decisions on two approvals of one agent at the same time', async (t) => {
      for (const round of rounds(gate)) {
        const { id: agent } = await t.subjects.activeAgent();
        const [one, other] = [await t.subjects.freshApproval(agent), await t.subjects.freshApproval(agent)];
        const decisions = [
          { operation: 'approveApproval' as const, path: { id: one.id } },
          { operation: 'denyApproval' as const, path: { id: other.id } },
        ];
        for (const { request, exchange } of await t.race(round % 2 ? decisions.toReversed() : decisions)) {
          if (!exchange || exchange.status >= 500) continue;
          const why = undecided(t, exchange);
          if (why !== null) return t.notExercised(['approvals.approve', 'approvals.deny'], why);
          const [clause, decided] =
            request.operation === 'approveApproval'
              ? (['approvals.approve', 'approved'] as const)
              : (['approvals.deny', 'denied'] as const);
          t.expect(
            clause,
            getErrorCode(exchange) !== errors['already-decided'].code,
            {
              expected: `${decided}, or another refusal, since only another approval of the agent was decided`,
              got: exchange.text,
            },
            exchange,
          );
          const expected = isSuccess(exchange) ? decided : machine.initial;
          const { id = '' } = request.path ?? {};
          const got = await port(t).observe(id);
          t.expect(clause, got === expected, {
            expected: `${id} ${expected}, while another approval of its agent was decided`,
            got,
          });
        }
      }
    });

    await gate.property(
      'decisions at the same time',
      fc.array(decision, { minLength: 2, maxLength: 4 }),
      async (t, decisions) => {
        const { id } = await t.subjects.freshApproval();
        const path = { id };
        const show = { operation: 'getApproval' as const, path };
        const [first, ...others] = decisions.map((operation) => ({ operation, path }));
        if (!first) return;
        const raced = await t.race([[first, show], ...others]);
        const responses = raced.flatMap(({ request, exchange }) =>
          exchange && request.operation !== show.operation ? [exchange] : [],
        );
        const why = responses.map((response) => undecided(t, response));
        if (why[0] && !why.includes(null)) return t.notExercised('approvals.one-decision-wins', why[0]);
        expectLinearizable(t, 'approvals.one-decision-wins', [...raced, ...(await t.race([show]))], {
          ...oneDecision,
          expected: `one success among simultaneous ${decisions.join(', ')}, and the status that it set from then on`,
        });
        const code = errors['already-decided'];
        for (const refusal of responses.filter((response) => !isSuccess(response) && response.status < 500))
          t.expectStatus('approvals.one-decision-wins', refusal, code.status, errors['rate-limited'].status);
      },
      { runs: { quick: 4, standard: 12, thorough: 50 } },
    );
  },
);

/** A pending approval accepts the first decision. Every later decision is refused as already decided. */
const oneDecision: RaceModel<string> & { named: string[] } = {
  initial: machine.initial,
  named: [errors['already-decided'].code],
  next: (state, { operation }, response) => {
    if (operation === 'getApproval')
      return response === null || member(getJson(response), machine.field) === state ? [state] : [];
    const isPending = state === machine.initial;
    const decided = operation === 'approveApproval' ? 'approved' : 'denied';
    if (response === null) return [isPending ? decided : state];
    if (isSuccess(response)) return isPending ? [decided] : [];
    return isPending ? [] : [state];
  },
};
