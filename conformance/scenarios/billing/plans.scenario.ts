import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import {
  activeBilling,
  gatePlan,
  passPeriod,
  readBilling,
  setBilling,
  setPlans,
  withBillingRestored,
} from './billing-state.ts';

const changePlan = (t: Case, plan_id: string) => t.send({ operation: 'changePlan', body: { plan_id } });
export default scenario(
  'billing.plans',
  'A plan change takes effect immediately or at the end of the period, depending on the plan, and is refused if the plan is blocked',
  { needs: ['set-plan-catalogue'] },
  async (gate) => {
    await gate.case('immediately, and at the end of the period', async (t) => {
      const expectPlan = async (id: string) => {
        const { plan } = await activeBilling(t, 'billing.plan-change-takes-effect');
        t.expectEqual('billing.plan-change-takes-effect', plan.id, id);
      };
      const { plan } = await activeBilling(t, 'billing.plan-change-takes-effect');
      const upgrade = { ...gatePlan(t, 'upgrade'), atOnce: true };
      const blocked = { ...gatePlan(t, 'blocked'), blocked: true };
      await setPlans(t, [{ ...plan, atOnce: false }, upgrade, blocked]);
      t.expectSuccess('billing.plan-change-takes-effect', await changePlan(t, upgrade.id));
      await expectPlan(upgrade.id);
      t.expectSuccess('billing.plan-change-takes-effect', await changePlan(t, plan.id));
      await expectPlan(upgrade.id);
      // A refused change must not take effect at the end of the period either.
      t.expectError(
        'billing.plan-change-not-allowed',
        await changePlan(t, blocked.id),
        'plan-change-not-allowed',
      );
      await changePlan(t, t.unique('gate_no_such_plan'));
      await passPeriod(t);
      await expectPlan(plan.id);
    });

    await gate.case('blocked', async (t) => {
      const { plan } = await activeBilling(t, 'billing.plan-change-not-allowed');
      const blocked = { ...gatePlan(t, 'blocked'), blocked: true };
      const open = [gatePlan(t, 'open'), { ...gatePlan(t, 'at_once'), atOnce: true }];
      await setPlans(t, [blocked, ...open]);
      t.expectError(
        'billing.plan-change-not-allowed',
        await changePlan(t, blocked.id),
        'plan-change-not-allowed',
      );
      if (t.has('set-billing-status'))
        await withBillingRestored(t, async () => {
          await setBilling(t, { cancelsAtPeriodEnd: true });
          for (const { id } of open)
            t.expectError(
              'billing.plan-change-not-allowed',
              await changePlan(t, id),
              'plan-change-not-allowed',
            );
        });
      const after = await readBilling(t);
      t.expectEqual('billing.plan-change-not-allowed', after.plan.id, plan.id);
    });
  },
);
