import { type OperationShape, operations, stateMachines } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { listLeaves } from '../../checks/encodings/compare-table.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import {
  expectStatus,
  type Status,
  setBilling,
  withActiveBilling,
  withBillingRestored,
} from './billing-state.ts';

const day = 24 * 60 * 60;

/** Whether an operation works on records of the workspace other than its bills. */
const isServed = (operation: OperationShape): boolean =>
  operation.scope !== null &&
  operation.path.includes('{slug}') &&
  operation.tag !== operations.getBilling.tag &&
  !operation.provisional &&
  !operation.stream &&
  !changesSharedData(operation);

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Lists the headers of a response, and the members of its JSON at any depth that aren't empty. */
const listPresent = (response: Exchange): string[] => {
  const body = getJson(response);
  const members = isObject(body) ? listLeaves(body).filter(({ value }) => !isEmpty(value)) : [];
  return [...Object.keys(response.headers), ...members.map(({ keys }) => `/${keys.join('/')}`)];
};

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

const title =
  'The status of the subscription determines what the API allows, and a past-due workspace is canceled in the end';
export default scenario(title, { needs: ['set-billing-status'] }, async (gate) => {
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
        const prepare = () => unlessMissing(() => t.prepare(request));
        const responses = await t.together([prepare, prepare]);
        const usual = responses.flatMap((response) => (response ? listPresent(response) : []));
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
      const operations = gate.some('operations', gate.operations(isServed), 4);
      const requests = await t.together(
        operations.map((operation) => () => unlessMissing(() => t.request(operation))),
      );
      await setBilling(t, { status: 'past_due' });
      const sent = requests.flatMap((request) => (request && !request.placeholder ? [request] : []));
      const responses = await t.together(sent.map((request) => () => unlessMissing(() => t.send(request))));
      const refusals: { request: OperationRequest; response: Exchange }[] = [];
      for (const [index, request] of sent.entries()) {
        if (!responses[index] || isSuccess(responses[index])) continue;
        // A server may refuse simultaneous writes, so this one is sent by itself too.
        const response = await t.send(request);
        if (!isSuccess(response)) refusals.push({ request, response });
      }
      await setBilling(t, { status: 'active' });
      // A request that is refused for another reason is also refused in an active workspace.
      for (const { request, response } of refusals) {
        const isRefused = !isSuccess(await t.send(request));
        const expected = `${request.operation} as in an active workspace`;
        t.expect('billing.past-due-is-serviceable', isRefused, { expected, exchange: response });
      }
      if (refusals.length < sent.length) t.pass('billing.past-due-is-serviceable');
    }),
  );

  await gate.case('fourteen days', (t) =>
    withActiveBilling(t, async () => {
      const advance = t.needs('advance-clock');
      await setBilling(t, { status: 'past_due' });
      await advance({ seconds: 13 * day });
      await expectStatus(t, 'billing.grace-window-length', 'past_due');
      await advance({ seconds: day + 60 });
      let { status } = await expectStatus(t, 'billing.grace-window-length', 'canceled');
      // The length of the window is not documented, but no service waits for a year.
      for (let quarter = 0; quarter < 4 && status !== 'canceled'; quarter += 1) {
        await advance({ seconds: 90 * day });
        ({ status } = await expectStatus(t, 'billing.grace-window-length', 'canceled'));
      }
      t.expectEqual('billing.past-due-ends-in-canceled', status, 'canceled');
    }),
  );
});
