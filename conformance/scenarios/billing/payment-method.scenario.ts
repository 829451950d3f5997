import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import { readBilling, setBilling, withBillingRestored } from './billing-state.ts';

const title = 'The payment method on file is the last one that the processor accepted, or none';
export default scenario(title, { holds: ['billing'], needs: ['set-billing-status'] }, async (gate) => {
  await gate.case('tokens of each kind', async (t) => {
    const readMethod = async () => (await readBilling(t)).payment_method;
    const send = (token: string) => t.send({ operation: 'setPaymentMethod', body: { token } });
    await withBillingRestored(t, async () => {
      await setBilling(t, { paymentMethod: null });
      t.expectEqual('billing.no-payment-method-is-null', await readMethod(), null);
      // A refused payment token leaves the method on file unchanged, and an accepted one replaces it.
      const tokens = await setBilling(t, { paymentMethod: { type: 'card', last4: '0007', brand: 'gate' } });
      const former = await readMethod();
      const declined = await send(tokens.declined);
      t.expectError('billing.payment-method-declined', declined, 'payment-method-declined');
      t.expectEqual('billing.payment-method-declined', await readMethod(), former);
      t.expectError('billing.payment-token-rejected', await send(tokens.expired), 'invalid-payment-token');
      t.expectEqual('billing.payment-token-rejected', await readMethod(), former);
      t.expectSuccess('billing.payment-method-updates', await send(tokens.accepted));
      const updated = await readMethod();
      t.expect('billing.payment-method-updates', updated !== null && !sameValue(updated, former), {
        got: updated,
      });
    });
  });
});
