import { errors, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { getErrorCode } from '../../checks/error-body.ts';
import { scenario } from '../../engine/scenario.ts';
import { readBilling } from './billing-state.ts';

const title = 'Unknown workspaces, plans and payment tokens each have their own error';
export default scenario(title, { holds: [] }, async (gate) => {
  const isBilling = ({ tag }: OperationShape) => tag === operations.getBilling.tag;
  await gate.eachOperation(isBilling, async (operation, t) => {
    const request = await t.request(operation, { placeholder: true });
    const slug = t.unique('gate-no-such-workspace').toLowerCase();
    const response = await t.send({ ...request, path: { ...request.path, slug } });
    // A target may check access first: the token has no access to an unknown workspace.
    if (response.status === 403) return t.pass('billing.unknown-workspace-code', operation.id as OperationId);
    t.expectError('billing.unknown-workspace-code', response, 'workspace-not-found');
  });

  await gate.case('a plan', async (t) => {
    const { plan } = await readBilling(t);
    const near = [plan.id.toUpperCase(), `${plan.id} `].filter((id) => id !== plan.id);
    for (const plan_id of [t.unique('gate_no_such_plan'), ...near]) {
      const response = await t.send({ operation: 'changePlan', body: { plan_id } });
      t.expectError('billing.unknown-plan', response, 'invalid-plan');
    }
  });

  await gate.case('a payment token', async (t) => {
    const body = { token: t.unique('gate_no_such_token') };
    const response = await t.send({ operation: 'setPaymentMethod', body });
    // The processor decides which tokens it rejects.
    if (response.status < 400 || getErrorCode(response) === errors['payment-method-declined'].code)
      return t.notExercised('billing.payment-token-rejected', 'a token that the payment processor rejects');
    t.expectError('billing.payment-token-rejected', response, 'invalid-payment-token');
  });
});
