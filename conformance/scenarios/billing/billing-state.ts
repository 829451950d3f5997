import type { ClauseId } from '@workspace-api/contract';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/scenario.ts';
import type { CataloguePlan } from '../../target/driver.ts';
import { withCleanup } from '../shared/control-flow.ts';
import { documentedMembers } from '../shared/documented-members.ts';

/** The part of the billing state that billing scenarios read. */
export type BillingState = {
  plan: { id: string; name: string };
  status: string;
  current_period_start: string;
  current_period_end: string;
  payment_method: { type: string; last4: string; brand: string } | null;
};

/**
 * Reads the billing state of the tested workspace, without members unknown to the contract, so that a driver can set it
 * again.
 */
export const readBilling = async (t: Case): Promise<BillingState> => {
  const response = await t.prepare({ operation: 'getBilling' });
  return documentedMembers('getBilling', response.json()) as BillingState;
};

/** The statuses that a driver can set. */
export type Status = NonNullable<Parameters<typeof setBilling>[1]['status']>;

/** Sets the state of the subscription through the driver, and returns tokens of the payment processor. */
export const setBilling = (
  t: Case,
  change: Omit<Parameters<ReturnType<typeof t.needs<'set-billing-status'>>>[0], 'workspace'>,
) => t.needs('set-billing-status')({ workspace: t.target.workspace, ...change });

type BillingChange = Omit<Parameters<typeof setBilling>[1], 'status'>;

/**
 * Runs a body, then restores a subscription in good standing, even if the body fails. A run advances the clock: a subscription left
 * past due would be canceled in the middle of the run, and would pause the traffic of other scenarios.
 */
export const withActiveBilling = <T>(
  t: Case,
  body: () => Promise<T>,
  restored: BillingChange = {},
): Promise<T> =>
  withCleanup(body, () =>
    setBilling(t, { status: 'active', trialEndsAt: null, cancelsAtPeriodEnd: false, ...restored }),
  );

/** Like `withActiveBilling`, and restores the former payment method too. */
export const withBillingRestored = async <T>(
  t: Case,
  body: (before: BillingState) => Promise<T>,
): Promise<T> => {
  const before = await readBilling(t);
  return withActiveBilling(t, () => body(before), { paymentMethod: before.payment_method });
};

/** Returns the subscription of the workspace. Ends the case unless its plan can be changed. */
export const activeBilling = async (t: Case, clause: ClauseId): Promise<BillingState> => {
  const billing = await readBilling(t);
  if (billing.status !== 'active') t.notExercised(clause, `an active subscription: it is ${billing.status}`);
  return billing;
};

/** Adds plans to the catalogue, or updates them. */
export const setPlans = (t: Case, plans: CataloguePlan[]) =>
  t.needs('set-plan-catalogue')({ workspace: t.target.workspace, plans });

/** Returns a plan that only this case uses. */
export const gatePlan = (t: Case, name: string): CataloguePlan => ({
  id: t.unique(`gate_${name}`).replaceAll('-', '_'),
  name: `Gate ${name}`,
});

/** Returns the current period of a billing state, with its times as returned and as instants in milliseconds. */
export const getPeriod = (state: BillingState) => ({
  period_start: state.current_period_start,
  period_end: state.current_period_end,
  start: parseInstant(state.current_period_start),
  end: parseInstant(state.current_period_end),
});

export type Period = ReturnType<typeof getPeriod>;

/** Advances the clock by the length of an open period, past its end. */
export const passPeriod = (t: Case, { start, end }: Period): Promise<unknown> =>
  t.needs('advance-clock')({ seconds: (end - start) / 1000 });

/** Expects a status of the workspace's subscription, and returns its state. */
export const expectStatus = async (t: Case, clause: ClauseId, status: Status): Promise<BillingState> => {
  const billing = await readBilling(t);
  t.expectEqual(clause, billing.status, status);
  return billing;
};
