import { type ClauseId, errors, stateMachines } from '@workspace-api/contract';
import fc from 'fast-check';
import { scenario } from '../../engine/scenario.ts';
import { machineCommands } from '../../judging/state-machine/commands.ts';
import type { MachineModel } from '../../judging/state-machine/machine-port.ts';
import { takeStep } from '../../judging/state-machine/take-step.ts';
import { toursOf } from '../../judging/state-machine/tours.ts';
import { type Decision, decide, undecided } from '../support/decide.ts';
import { codeOf } from '../support/listed.ts';
import { machinePort } from '../support/machine-case.ts';

const machine = stateMachines.approval;

const port = machinePort({
  create: async (t) => (await t.subjects.freshApproval()).id,
  apply: (t, operation, id) => decide(t, operation as Decision, { path: { id } }),
  show: { operation: 'getApproval', field: machine.field },
  clauseOf: ({ kind, operation }): ClauseId | null => {
    if (kind === 'starts') return null;
    if (kind === 'refuses') return 'approvals.already-decided';
    if (kind === 'keeps' || kind === 'leaves') return 'approvals.decision-is-irreversible';
    return operation === 'approveApproval' ? 'approvals.approve' : 'approvals.deny';
  },
});

const decision = fc.constantFrom('approveApproval' as const, 'denyApproval' as const);

export default scenario(
  'approvals.states',
  'An approval is decided once, for good',
  {
    clauses: [
      'approvals.approve',
      'approvals.deny',
      'approvals.already-decided',
      'approvals.decision-is-irreversible',
      'approvals.one-decision-wins',
      'approvals.no-body-needed',
    ],
    needs: ['pause-run'],
  },
  async (gate) => {
    for (const tour of toursOf(machine, machine.initial)) {
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
        const answer = await t.send({ operation, path: { id }, noBody: true });
        t.expectSuccess('approvals.no-body-needed', answer);
      }
    });

    await gate.property(
      'decisions at the same time',
      fc.array(decision, { minLength: 2, maxLength: 4 }),
      async (t, decisions) => {
        const { id } = await t.subjects.freshApproval();
        const answers = await t.sendAll(decisions.map((operation) => ({ operation, path: { id } })));
        const why = answers.map((answer) => undecided(t, answer));
        if (why[0] && !why.includes(null)) return t.notExercised('approvals.one-decision-wins', why[0]);
        const winners = answers.flatMap(({ status }, index) => (status < 300 ? [decisions[index]] : []));
        const refusals = answers.filter(({ status }) => status >= 300);
        t.expect('approvals.one-decision-wins', winners.length === 1, {
          expected: `one success among simultaneous ${decisions.join(', ')}`,
          got: `statuses ${answers.map(({ status }) => status).join(', ')}`,
        });
        for (const refusal of refusals)
          t.expectStatus('approvals.one-decision-wins', refusal, errors['already-decided'].status);
        const shown = await port(t).observe(id);
        const expected = winners[0] === 'approveApproval' ? 'approved' : 'denied';
        t.expect('approvals.one-decision-wins', shown === expected, {
          expected: `${expected}, as the successful decision requested (the others: ${refusals.map(codeOf).join(', ')})`,
          got: shown,
        });
      },
      { runs: { quick: 3, standard: 12, thorough: 50 } },
    );
  },
);
