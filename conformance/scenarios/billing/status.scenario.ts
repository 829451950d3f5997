import { type OperationShape, operations, stateMachines } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { expectStatus, type Status, setBilling, withBillingRestored } from './billing-state.ts';
import { listPresent } from './present-members.ts';

/** Whether an operation works on records of the workspace other than its bills. */
const isServed = (operation: OperationShape): boolean =>
  operation.scope !== null &&
  operation.path.includes('{slug}') &&
  operation.tag !== operations.getBilling.tag &&
  !operation.provisional &&
  !operation.stream &&
  !changesSharedData(operation);

export default scenario(
  'billing.status',
  'The status of the subscription determines what the API allows',
  { needs: ['set-billing-status'] },
  async (gate) => {
    await gate.case('every status', async (t) => {
      await withBillingRestored(t, async () => {
        for (const status of stateMachines.billing.states as readonly Status[]) {
          await setBilling(t, { status });
          await expectStatus(t, 'billing.status-values', status);
        }
      });
    });

    await gate.case('in the grace window', async (t) => {
      await withBillingRestored(t, async () => {
        const { accepted } = await setBilling(t, { status: 'active' });
        const write = { operation: 'setPaymentMethod', body: { token: accepted } } as const;
        await t.prepare(write);
        const agent = await t.request('createAgent');
        await t.prepare(agent);
        await t.prepare({ operation: 'listForms' });
        await setBilling(t, { status: 'past_due' });
        const reminded = await t.send(write);
        t.expectSuccess('billing.past-due-is-serviceable', reminded);
        t.expectSuccess('billing.past-due-is-serviceable', await t.send({ operation: 'listForms' }));
        t.expectSuccess('billing.past-due-is-serviceable', await t.send(agent));
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
        // The service document doesn't specify which writes are billable: one with a reminder is enough.
        const writes: { request: OperationRequest; usual: readonly string[] }[] = [];
        for (const request of requests) {
          const sent = [
            await unlessMissing(() => t.prepare(request)),
            await unlessMissing(() => t.prepare(request)),
          ];
          const usual = sent.flatMap((response) => (response ? listPresent(response) : []));
          if (usual.length > 0) writes.push({ request, usual });
        }
        await setBilling(t, { status: 'past_due' });
        const added: string[] = [];
        for (const { request, usual } of writes) {
          const present = listPresent(await t.send(request));
          added.push(...present.filter((name) => !usual.includes(name)));
          if (added.length > 0) break;
        }
        const names = writes.map(({ request }) => request.operation).join(', ');
        if (writes.length === 0) t.notExercised('billing.past-due-reminder', 'a write that succeeds');
        t.expect('billing.past-due-reminder', added.length > 0, {
          expected: `a header or a member that is absent in an active workspace, after one of ${names}`,
          got: 'none',
        });
      });
    });

    await gate.case('every operation in the grace window', async (t) => {
      await withBillingRestored(t, async () => {
        const requests: OperationRequest[] = [];
        for (const operation of gate.operations(isServed)) {
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
      });
    });

    await gate.case('canceled', async (t) => {
      await withBillingRestored(t, async (before) => {
        const { accepted } = await setBilling(t, { status: 'canceled' });
        await t.send({ operation: 'setPaymentMethod', body: { token: accepted } });
        await t.send({ operation: 'changePlan', body: { plan_id: before.plan.id } });
        await expectStatus(t, 'billing.canceled-is-one-way', 'canceled');
        const { workspace } = t.target;
        const served = async () => t.needs('inspect-storage')({ view: 'runtime-traffic', workspace });
        if (t.has('inspect-storage'))
          t.expect('billing.canceled-pauses-traffic', !(await served()), {
            expected: 'no traffic for a canceled workspace',
            got: 'traffic',
          });
        await setBilling(t, { status: 'active' });
        await expectStatus(t, 'billing.console-reenables', 'active');
        if (t.has('inspect-storage'))
          t.expect('billing.canceled-pauses-traffic', await served(), {
            expected: 'traffic for an active workspace',
            got: 'no traffic',
          });
      });
    });
  },
);
