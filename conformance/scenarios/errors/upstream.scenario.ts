import { mediaTypes, type OperationId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const upstreams = ['payments', 'email', 'storage', 'database', 'identity', 'dns'];

/** Other clients may receive the failure that was meant for the next request. */
const maxAttempts = 3;

/** Sends a request that fails upstream of the service, as arranged by the driver. */
const failing = async (
  t: Case,
  request: OperationRequest,
  failure: 'upstream' | 'internal',
  check: (response: Exchange) => Promise<void> | void,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const { operation } = request;
    const { lift } = await t.needs('inject-upstream-failure')({
      workspace: t.target.workspace,
      operation,
      failure,
    });
    let response: Exchange | undefined;
    await withCleanup(async () => {
      response = await t.send({ ...request, keepServerErrors: true });
    }, lift);
    if (!response || (isSuccess(response) && attempt < maxAttempts)) continue;
    return check(response);
  }
};

export default scenario(
  'errors.upstream',
  'The error of an upstream failure names the provider, and an internal failure has its own code',
  { needs: ['inject-upstream-failure'] },
  async (gate) => {
    const read: OperationId = 'listAgents';
    for (const [name, request] of [
      ['a read', async () => ({ operation: read })],
      ['a read as CSV', async () => ({ operation: read, accept: mediaTypes.csv })],
      ['a write', async (t: Case) => ({ operation: 'createAgent' as const, body: t.sample('createAgent') })],
    ] as const) {
      await gate.case(`${name} with a failing provider`, async (t) => {
        const sentRequest = await request(t);
        if (sentRequest.operation === read) await t.prepare(sentRequest);
        await failing(t, sentRequest, 'upstream', (response) => {
          t.expectError('errors.upstream-is-5xx', response, 'upstream-unavailable');
          const { upstream, retryable, request_id: id } = errorMembers(response).details ?? {};
          const isRight =
            upstreams.includes(String(upstream)) &&
            typeof retryable === 'boolean' &&
            typeof id === 'string' &&
            id !== '';
          t.expect('errors.upstream-details', isRight, {
            expected: `upstream (one of ${upstreams.join(', ')}), retryable (boolean) and request_id`,
            got: JSON.stringify(errorMembers(response).details ?? null),
          });
          t.expectError('errors.upstream-status-is-503', response, 'upstream-unavailable');
        });
        if (sentRequest.operation === read)
          t.expectSuccess('errors.upstream-is-5xx', await t.send({ ...sentRequest, keepServerErrors: true }));
      });
    }

    await gate.case('a failure of the service itself', async (t) => {
      await t.prepare({ operation: read });
      await failing(t, { operation: read }, 'internal', (response) => {
        t.expectError('errors.internal-error-code', response, 'internal-error');
      });
    });
  },
);
