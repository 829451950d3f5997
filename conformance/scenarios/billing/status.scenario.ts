import { type OperationShape, operations, stateMachines } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import {
  expectStatus,
  type Status,
  setBilling,
  withActiveBilling,
  withBillingRestored,
} from './billing-state.ts';
import { listPresent } from './present-members.ts';

/** Whether an operation works on records of the workspace other than its bills. */
const isServed = (operation: OperationShape): boolean =>
  operation.scope !== null &&
  operation.path.includes('{slug}') &&
  operation.tag !== operations.getBilling.tag &&
  !operation.provisional &&
  !operation.stream &&
  !changesSharedData(operation);

/** Expects that the API doesn't reactivate a canceled workspace, and that its traffic is paused until the console does. */
const expectCanceled = async (t: Case, accepted: string, plan: string): Promise<void> => {
  const { workspace } = t.target;
  const expectTraffic = async (isServed: boolean) => {
    if (!t.has('inspect-storage')) return;
    const isTraffic = await t.needs('inspect-storage')({ view: 'runtime-traffic', workspace });
    t.expectEqual('billing.canceled-pauses-traffic', isTraffic, isServed);
  };
  await t.send({ operation: 'setPaymentMethod', body: { token: accepted } });
  await t.send({ operation: 'changePlan', body: { plan_id: plan } });
  await expectStatus(t, 'billing.canceled-is-one-way', 'canceled');
  await expectTraffic(false);
  await setBilling(t, { status: 'active' });
  await expectStatus(t, 'billing.console-reenables', 'active');
  await expectTraffic(true);
};

export default scenario(
  'billing.status',
  'The status of the subscription determines what the API allows',
  { needs: ['set-billing-status'] },
  async (gate) => {
    await gate.case('every status', async (t) => {
      await withBillingRestored(t, async (before) => {
        for (const status of stateMachines.billing.states as readonly Status[]) {
          const { accepted } = await setBilling(t, { status });
          await expectStatus(t, 'billing.status-values', status);
          if (status === 'canceled') await expectCanceled(t, accepted, before.plan.id);
        }
      });
    });

    await gate.case('a reminder in the grace window', async (t) => {
      await withBillingRestored(t, async (before) => {
        const { accepted } = await setBilling(t, { status: 'active' });
        const requests: OperationRequest[] = [
          { operation: 'setPaymentMethod', body: { token: accepted } },
          { operation: 'changePlan', body: { plan_id: before.plan.id } },
          { operation: 'setSecret', body: t.sample('setSecret') },
          { operation: 'createAgent', body: t.sample('createAgent') },
        ];
        const tried: string[] = [];
        let added: readonly string[] = [];
        // The service document doesn't specify which writes are billable: one with a reminder is enough.
        for (const request of requests) {
          await setBilling(t, { status: 'active' });
          const usual: string[] = [];
          for (const _ of [1, 2]) {
            const response = await unlessMissing(() => t.prepare(request));
            usual.push(...(response ? listPresent(response) : []));
          }
          if (usual.length === 0) continue;
          tried.push(request.operation);
          await setBilling(t, { status: 'past_due' });
          const response = await t.send(request);
          // Whether a past-due workspace can change its plan is not documented.
          if (request.operation !== operations.changePlan.id)
            t.expectSuccess('billing.past-due-is-serviceable', response);
          added = listPresent(response).filter((name) => !usual.includes(name));
          if (added.length > 0) break;
        }
        if (tried.length === 0) t.notExercised('billing.past-due-reminder', 'a write that succeeds');
        t.expect('billing.past-due-reminder', added.length > 0, {
          expected: `a header or a member that is absent in an active workspace, after one of ${tried.join(', ')}`,
          got: 'none',
        });
      });
    });

    await gate.case('operations in the grace window', (t) =>
      withActiveBilling(t, async () => {
        const requests: OperationRequest[] = [];
        for (const operation of gate.some('operations', gate.operations(isServed), 12)) {
          const request = await unlessMissing(() => t.request(operation));
          if (request && !request.placeholder) requests.push(request);
        }
        await setBilling(t, { status: 'past_due' });
        const refusals: { request: OperationRequest; response: Exchange }[] = [];
        for (const request of requests) {
          const response = await unlessMissing(() => t.send(request));
          if (response && !isSuccess(response)) refusals.push({ request, response });
        }
        await setBilling(t, { status: 'active' });
        // A request that is refused for another reason is also refused in an active workspace.
        for (const { request, response } of refusals)
          t.expect(
            'billing.past-due-is-serviceable',
            !isSuccess(await t.send(request)),
            {
              expected: `${request.operation} as in an active workspace`,
              got: describeResponse(response),
            },
            response,
          );
        t.pass('billing.past-due-is-serviceable');
      }),
    );
  },
);
