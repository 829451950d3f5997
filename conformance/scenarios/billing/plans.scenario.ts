import type { ClauseId } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import {
  activeBilling,
  gatePlan,
  getPeriod,
  passPeriod,
  setBilling,
  setPlans,
  withActiveBilling,
} from './billing-state.ts';

const title =
  'A plan change takes effect immediately or at the end of the period, depending on the plan, and is refused if the plan is blocked';
export default scenario(title, { needs: ['set-plan-catalogue'] }, async (gate) => {
  await gate.case('immediately, at the end of the period, and never', async (t) => {
    const change = (plan_id: string) => t.send({ operation: 'changePlan', body: { plan_id } });
    const expectPlan = async (clause: ClauseId, id: string) =>
      t.expectEqual(clause, (await activeBilling(t, clause)).plan.id, id);
    const billing = await activeBilling(t, 'billing.plan-change-takes-effect');
    const { plan } = billing;
    const upgrade = { ...gatePlan(t, 'upgrade'), atOnce: true };
    const blocked = { ...gatePlan(t, 'blocked'), blocked: true };
    const open = [gatePlan(t, 'open'), { ...gatePlan(t, 'at_once'), atOnce: true }];
    await setPlans(t, [{ ...plan, atOnce: false }, upgrade, blocked, ...open]);
    const expectRefused = async (id: string) =>
      t.expectError('billing.plan-change-not-allowed', await change(id), 'plan-change-not-allowed');

    t.expectSuccess('billing.plan-change-takes-effect', await change(upgrade.id));
    await expectPlan('billing.plan-change-takes-effect', upgrade.id);
    await expectRefused(blocked.id);
    if (t.has('set-billing-status'))
      await withActiveBilling(t, async () => {
        await setBilling(t, { cancelsAtPeriodEnd: true });
        for (const { id } of open) await expectRefused(id);
      });
    await expectPlan('billing.plan-change-not-allowed', upgrade.id);

    t.expectSuccess('billing.plan-change-takes-effect', await change(plan.id));
    await expectPlan('billing.plan-change-takes-effect', upgrade.id);
    // A refused change must not take effect at the end of the period either.
    await expectRefused(blocked.id);
    await passPeriod(t, getPeriod(billing));
    await expectPlan('billing.plan-change-takes-effect', plan.id);
  });
});
