import { isSuccess } from '../../checks/body.ts';
import { sameValue } from '../../checks/same-value.ts';
import { type Actor, scenario } from '../../engine/scenario.ts';
import {
  type BillingState,
  gatePlan,
  readBilling,
  setBilling,
  setPlans,
  withBillingRestored,
} from '../billing/billing-state.ts';
import { withCleanup } from '../shared/control-flow.ts';
import { liveTenant } from '../tenancy/tenants.ts';

type Invoice = { id: string; amount: number };

/** An amount that no real invoice has. */
const price = 987_654_321;

const title = 'Activity in test mode is not charged in live mode';
export const testCharges = scenario(title, { holds: ['billing'], needs: ['live-key'] }, async (gate) => {
  await gate.case('a plan and a payment method', async (t) => {
    const { token } = await liveTenant(t, ['authentication.test-mode-charges-nothing']);
    const live = async () => (await t.prepare({ operation: 'getBilling', token })).json<BillingState>();
    const invoices = async () =>
      (await t.prepare({ operation: 'listInvoices', token })).json<{ data: Invoice[] }>().data;
    const before = await live();
    const existingIds = (await invoices()).map(({ id }) => id);
    await withBillingRestored(t, async ({ plan: usual }) => {
      const { accepted } = await setBilling(t, { status: 'active', paymentMethod: null });
      const paid = await t.send({ operation: 'setPaymentMethod', body: { token: accepted } });
      const mine = await readBilling(t);
      const plan = { ...gatePlan(t, 'live'), atOnce: true, price };
      const canPlan = t.has('set-plan-catalogue');
      if (canPlan) await setPlans(t, [plan, usual]);
      const restorePlan = async () =>
        canPlan && t.send({ operation: 'changePlan', body: { plan_id: usual.id } });
      await withCleanup(async () => {
        const changed = canPlan && (await t.send({ operation: 'changePlan', body: { plan_id: plan.id } }));
        const after = await live();
        // If both modes have the same method, nothing shows whose it is.
        const isPaid = isSuccess(paid) && !sameValue(mine.payment_method, before.payment_method);
        const isOurs = isPaid && sameValue(after.payment_method, mine.payment_method);
        t.expect('authentication.test-mode-charges-nothing', !isOurs, {
          expected: `the live payment method ${JSON.stringify(before.payment_method)}`,
          got: JSON.stringify(after.payment_method),
        });
        t.expect('authentication.test-mode-charges-nothing', after.plan.id !== plan.id, {
          expected: before.plan.id,
          got: after.plan.id,
        });
        const charged = (await invoices()).filter(
          ({ id, amount }) => !existingIds.includes(id) && Number(amount) === price,
        );
        t.expectEqual('authentication.test-mode-charges-nothing', charged, []);
        if (!isPaid && !(changed && isSuccess(changed)))
          t.notExercised(
            'authentication.test-mode-charges-nothing',
            'a change of the plan or the payment method in test mode',
          );
      }, restorePlan);
    });
  });
});

/** The number of requests in one round: in test mode, or uncounted ones that measure what other clients add meanwhile. */
const round = 5;

export const testCounters = scenario(
  'Requests in test mode are not counted in live mode',
  { holds: 'server', needs: ['live-key'] },
  async (gate) => {
    await gate.case('requests', async (t) => {
      const live = await liveTenant(t, ['authentication.test-counters-isolated']);
      const used = async () =>
        (await live.prepare({ operation: 'getUsage' }))
          .json<{ line_items: { metric: string; quantity: number }[] }>()
          .line_items.find(({ metric }) => metric === 'requests')?.quantity ?? 0;
      const actIn = async ({ subjects, prepare }: Actor) => {
        const form = t.has('add-form') && t.has('add-submission') ? await subjects.fresh('form') : null;
        return async (): Promise<unknown> => {
          await prepare({ operation: 'listAgents' });
          return form && subjects.addSubmission(form.id, { email: 'test@customer.example' });
        };
      };
      const [inTest, inLive] = [await actIn(t), await actIn(live)];
      const start = await used();
      await inLive();
      if ((await used()) === start)
        t.notExercised(
          'authentication.test-counters-isolated',
          'usage that shows what was done in live mode',
        );
      const uncounted = () => t.send({ operation: 'listAgents', token: null });
      let leaked = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 3 && leaked >= round; attempt += 1) {
        const counts = [await used()];
        for (const act of [uncounted, inTest]) {
          await Promise.all(Array.from({ length: round }, act));
          counts.push(await used());
        }
        const [before = 0, between = 0, after = 0] = counts;
        leaked = after - between - (between - before);
      }
      t.expect('authentication.test-counters-isolated', leaked < round, { got: `${leaked} more` });
    });
  },
);
