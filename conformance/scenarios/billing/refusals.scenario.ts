import { operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'billing.refusals',
  'Unknown workspaces, plans and payment tokens each have their own error',
  { clauses: ['billing.unknown-workspace-code', 'billing.unknown-plan', 'billing.payment-token-rejected'] },
  async (gate) => {
    await gate.eachOperation(
      ({ tag }) => tag === operations.getBilling.tag,
      async (operation, t) => {
        const request = await t.request(operation, { placeholder: true });
        const slug = t.unique('gate-no-such-workspace').toLowerCase();
        const answer = await t.send({ ...request, path: { ...request.path, slug } });
        t.expectError('billing.unknown-workspace-code', answer, 'workspace-not-found');
      },
    );

    await gate.case('a plan', async (t) => {
      const body = { plan_id: t.unique('gate_no_such_plan') };
      t.expectError('billing.unknown-plan', await t.send({ operation: 'changePlan', body }), 'invalid-plan');
    });

    await gate.case('a payment token', async (t) => {
      const body = { token: t.unique('gate_no_such_token') };
      const answer = await t.send({ operation: 'setPaymentMethod', body });
      t.expectError('billing.payment-token-rejected', answer, 'invalid-payment-token');
    });
  },
);
