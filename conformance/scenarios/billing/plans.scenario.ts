import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { instantOf } from '../../judging/instant.ts';
import type { CataloguePlan } from '../../target/driver.ts';
import { billingOf, passPeriod, restoringBilling, setBilling } from '../support/billing.ts';
import { pagedList } from '../support/paged-list.ts';

type Usage = { line_items: { metric: string; quantity: number; unit: string }[] };

/** The ids of all invoices. */
const invoiceIds = async (t: Case): Promise<string[]> => {
  const listed = await (await pagedList(t, 'listInvoices')).everything();
  const invoices =
    listed ?? t.notExercised('billing.overage-on-invoice', 'a list of invoices that fits into a few pages');
  return invoices.map(({ id }) => String(id));
};
const changePlan = (t: Case, plan_id: string) => t.send({ operation: 'changePlan', body: { plan_id } });
const usageOf = async (t: Case, query = {}) =>
  (await t.prepare({ operation: 'getUsage', query })).json<Usage>().line_items;
/** The subscription of the workspace. Ends the case unless its plan can be changed. */
const activeBilling = async (t: Case, clause: ClauseId) => {
  const billing = await billingOf(t);
  if (billing.status !== 'active') t.notExercised(clause, `an active subscription: it is ${billing.status}`);
  return billing;
};
/** Line items in words, whatever their order. */
const inWords = (items: Usage['line_items']): string =>
  items
    .map(({ metric, quantity, unit }) => `${quantity} ${unit} of ${metric}`)
    .sort()
    .join(', ');
const setPlans = (t: Case, plans: CataloguePlan[]) =>
  t.needs('set-plan-catalogue')({ workspace: t.target.workspace, plans });
const gatePlan = (t: Case, name: string): CataloguePlan => ({
  id: t.unique(`gate_${name}`).replaceAll('-', '_'),
  name: `Gate ${name}`,
});

export const plans = scenario(
  'billing.plans',
  'A plan change takes effect at once if the plan says so, else at the end of the period, and not at all if it is blocked',
  {
    clauses: ['billing.plan-change-takes-effect', 'billing.plan-change-not-allowed'],
    needs: ['set-plan-catalogue'],
  },
  async (gate) => {
    await gate.case('at once, and at the end of the period', async (t) => {
      const clause = 'billing.plan-change-takes-effect';
      const expectPlan = async (id: string) => {
        const { plan } = await activeBilling(t, clause);
        t.expect(clause, plan.id === id, { expected: id, got: plan.id });
      };
      const { plan } = await activeBilling(t, clause);
      const upgrade = { ...gatePlan(t, 'upgrade'), atOnce: true };
      const blocked = { ...gatePlan(t, 'blocked'), blocked: true };
      await setPlans(t, [{ ...plan, atOnce: false }, upgrade, blocked]);
      t.expectSuccess(clause, await changePlan(t, upgrade.id));
      await expectPlan(upgrade.id);
      t.expectSuccess(clause, await changePlan(t, plan.id));
      await expectPlan(upgrade.id);
      // What is refused must not take effect at the end of the period either.
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
      const clause = 'billing.plan-change-not-allowed';
      const { plan } = await activeBilling(t, clause);
      const blocked = { ...gatePlan(t, 'blocked'), blocked: true };
      const open = [gatePlan(t, 'open'), { ...gatePlan(t, 'at_once'), atOnce: true }];
      await setPlans(t, [blocked, ...open]);
      t.expectError(clause, await changePlan(t, blocked.id), 'plan-change-not-allowed');
      if (t.has('set-billing-status'))
        await restoringBilling(t, async () => {
          await setBilling(t, { cancelsAtPeriodEnd: true });
          for (const { id } of open)
            t.expectError(clause, await changePlan(t, id), 'plan-change-not-allowed');
        });
      const after = await billingOf(t);
      t.expect(clause, after.plan.id === plan.id, { expected: plan.id, got: after.plan.id });
    });
  },
);

export const periods = scenario(
  'billing.periods',
  'At the end of a period its usage is final, overage is invoiced, and the next period starts from zero',
  {
    clauses: ['billing.usage-frozen-after-close', 'billing.overage-on-invoice'],
    needs: ['advance-clock'],
  },
  async (gate) => {
    await gate.case('usage of a closed period', async (t) => {
      const clause = 'billing.usage-frozen-after-close';
      const { current_period_start: period_start, current_period_end: period_end } = await billingOf(t);
      if (t.has('add-submission'))
        await t.subjects.addSubmission((await t.subjects.fresh('form')).id, { email: 'a@customer.example' });
      await passPeriod(t);
      const final = inWords(await usageOf(t, { period_start, period_end }));
      if (t.has('add-submission'))
        await t.subjects.addSubmission((await t.subjects.fresh('form')).id, { email: 'b@customer.example' });
      const later = inWords(await usageOf(t, { period_start, period_end }));
      t.expect(clause, later === final, { expected: final, got: later });
      const { current_period_start } = await billingOf(t);
      t.expect(clause, !(instantOf(current_period_start) < instantOf(period_end)), {
        expected: `a period that begins at ${period_end} or later`,
        got: current_period_start,
      });
    });

    await gate.case('usage over a cap', async (t) => {
      const clause = 'billing.overage-on-invoice';
      t.needs('inspect-storage');
      t.needs('set-plan-catalogue');
      const { plan } = await activeBilling(t, clause);
      await t.subjects.addSubmission((await t.subjects.fresh('form')).id, { email: 'c@customer.example' });
      const usage = await usageOf(t);
      const used = usage.find(({ quantity }) => quantity > 0);
      if (!used) return t.notExercised(clause, 'usage in the open period');
      // Usage that reaches its cap doesn't exceed it.
      const caps = usage.map(({ metric, quantity }) => ({
        metric,
        included: metric === used.metric ? quantity / 2 : quantity,
        unitPrice: 100,
      }));
      const capped = { ...gatePlan(t, 'capped'), atOnce: true, price: 0, caps };
      // The cap has to hold until the end of the period, whatever was set of the usual plan before.
      await setPlans(t, [capped, { ...plan, atOnce: false }]);
      for (const { id } of [capped, plan])
        await t.prepare({ operation: 'changePlan', body: { plan_id: id } });
      const before = await invoiceIds(t);
      await passPeriod(t);
      const added = (await invoiceIds(t)).filter((id) => !before.includes(id));
      const { workspace } = t.target;
      const lines: { kind: string; quantity: number }[] = [];
      for (const invoice of added)
        lines.push(...(await t.needs('inspect-storage')({ view: 'invoice-lines', workspace, invoice })));
      const overages = lines.filter(({ kind }) => kind === 'overage').map(({ quantity }) => quantity);
      t.expect(clause, overages.includes(used.quantity / 2), {
        expected: `an overage of ${used.quantity / 2} ${used.metric}`,
        got: JSON.stringify(lines),
      });
      t.expect(
        clause,
        overages.every((quantity) => quantity > 0),
        { expected: 'no overage of a metric within its cap', got: JSON.stringify(lines) },
      );
    });
  },
);
