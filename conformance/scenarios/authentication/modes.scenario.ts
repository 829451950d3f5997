import type { OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { liveTenant } from '../tenancy/tenants.ts';

/** The statuses of an operation that a server doesn't offer. */
const absent = [404, 405, 501];

const title = 'Test mode offers the operations of live mode';
export default scenario(title, { holds: [], needs: ['live-key'] }, async (gate) => {
  const isRead = ({ method, scope, parameters }: OperationShape) =>
    method === 'GET' && scope !== null && parameters.path.every(({ name }) => name === 'slug');
  await gate.eachOperation(isRead, async (operation, t) => {
    const live = await liveTenant(t, ['authentication.test-key-has-same-surface']);
    const request = await t.request(operation);
    const inTest = await t.send(request);
    // Live mode only shows whether a server that lacks an operation here offers it at all.
    const isAbsent = absent.includes(inTest.status);
    const inLive = isAbsent ? await live.send(request) : null;
    if (inLive && !isSuccess(inLive))
      t.notExercised('authentication.test-key-has-same-surface', `${operation.id} with a live key`);
    const expected = `${operation.id} in test mode, since it returns ${inLive?.status} in live mode`;
    t.expect('authentication.test-key-has-same-surface', !isAbsent, {
      expected,
      got: `status ${inTest.status}`,
      exchange: inTest,
    });
  });
});
