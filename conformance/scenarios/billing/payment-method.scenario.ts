import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import { readBilling, setBilling, withBillingRestored } from './billing-state.ts';

export default scenario(
  'billing.payment-method',
  'The payment method on file is the last one that the processor accepted, or none',
  { needs: ['set-billing-status'] },
  async (gate) => {
    await gate.case('tokens of each kind', async (t) => {
      await withBillingRestored(t, async () => {
        const tokens = await setBilling(t, { paymentMethod: null });
        const none = await readBilling(t);
        t.expect('billing.no-payment-method-is-null', none.payment_method === null, {
          expected: 'null',
          got: JSON.stringify(none.payment_method),
        });
        const send = (token: string) => t.send({ operation: 'setPaymentMethod', body: { token } });
        t.expectError(
          'billing.payment-method-declined',
          await send(tokens.declined),
          'payment-method-declined',
        );
        t.expectError('billing.payment-token-rejected', await send(tokens.expired), 'invalid-payment-token');
        const still = await readBilling(t);
        t.expect('billing.payment-method-declined', still.payment_method === null, {
          expected: 'no method on file after a declined card',
          got: JSON.stringify(still.payment_method),
        });
        t.expectSuccess('billing.payment-method-updates', await send(tokens.accepted));
        const updated = (await readBilling(t)).payment_method;
        t.expect('billing.payment-method-updates', updated !== null, {
          expected: 'a method on file',
          got: 'null',
        });
        // A refused payment token leaves the method on file unchanged, and an accepted one replaces it.
        await setBilling(t, { paymentMethod: { type: 'card', last4: '0007', brand: 'gate' } });
        const former = (await readBilling(t)).payment_method;
        for (const [clause, token] of [
          ['billing.payment-method-declined', tokens.declined],
          ['billing.payment-token-rejected', tokens.expired],
        ] as const) {
          await send(token);
          const current = (await readBilling(t)).payment_method;
          t.expectEqual(clause, current, former);
        }
        t.expectSuccess('billing.payment-method-updates', await send(tokens.accepted));
        const replaced = (await readBilling(t)).payment_method;
        t.expect('billing.payment-method-updates', sameValue(replaced, updated), {
          expected: `the method of the accepted token: ${JSON.stringify(updated)}`,
          got: replaced,
        });
      });
    });
  },
);
