import { mediaTypes } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getDetails } from '../../checks/error-body.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';

const upstreams = ['payments', 'email', 'storage', 'database', 'identity', 'dns'];

/** Other clients may receive the failure that was meant for the next request. */
const maxAttempts = 3;

/** Sends a request that fails, as arranged by the driver. */
const failing = async (
  t: Case,
  request: OperationRequest,
  failure: 'upstream' | 'internal',
  attempt = 1,
): Promise<Exchange> => {
  const { operation } = request;
  const { lift } = await t.needs('inject-upstream-failure')({
    workspace: t.target.workspace,
    operation,
    failure,
  });
  const response = await withCleanup(() => t.send({ ...request, keepServerErrors: true }), lift);
  return isSuccess(response) && attempt < maxAttempts ? failing(t, request, failure, attempt + 1) : response;
};

const title = 'The error of an upstream failure names the provider, and an internal failure has its own code';
export default scenario(title, { needs: ['inject-upstream-failure'] }, async (gate) => {
  const expectUpstream = async (t: Case, request: OperationRequest): Promise<void> => {
    const response = await failing(t, request, 'upstream');
    t.expectError('errors.upstream-is-5xx', response, 'upstream-unavailable');
    const details = getDetails(response);
    const { upstream, retryable, request_id: id } = details;
    const isRight =
      upstreams.includes(String(upstream)) &&
      typeof retryable === 'boolean' &&
      typeof id === 'string' &&
      id !== '';
    t.expect('errors.upstream-details', isRight, { got: JSON.stringify(details) });
    t.expectError('errors.upstream-status-is-503', response, 'upstream-unavailable');
  };
  const read: OperationRequest = { operation: 'listAgents' };

  await gate.case('a write with a failing provider', (t) =>
    expectUpstream(t, { operation: 'createAgent', body: t.sample('createAgent') }),
  );

  for (const request of [read, { ...read, accept: mediaTypes.csv }])
    await gate.case(`a read ${request.accept ? 'as CSV ' : ''}with a failing provider`, async (t) => {
      await t.prepare(request);
      await expectUpstream(t, request);
      const later = await t.send({ ...request, keepServerErrors: true });
      t.expectSuccess('errors.upstream-is-5xx', later);
    });

  await gate.case('a failure of the service itself', async (t) => {
    t.expectError('errors.internal-error-code', await failing(t, read, 'internal'), 'internal-error');
  });
});
