import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import {
  expectNewRequest,
  firstSuccess,
  getCreatedId,
  makesRecord,
  readAgentStatus,
  underKey,
} from './keyed-writes.ts';

export default scenario('A key is scoped to one token and one route', { holds: [] }, async (gate) => {
  await gate.eachKind(makesRecord, async (operation, t) => {
    const request = await t.request(operation);
    const key = t.unique('Key');
    const first = await firstSuccess(t, request, key);
    // It has the scopes of the first token: a key may be unable to grant scopes that it lacks.
    const other = await t.subjects.token(grantableScopes(t));
    const second = await underKey(t, { ...request, token: other.token }, key);
    expectNewRequest(t, 'idempotency.key-bound-to-token', second);
    // A sample may give the record a name that only one record can have.
    if (!isSuccess(second)) return;
    const [one, two] = [getCreatedId(t, first), getCreatedId(t, second)];
    t.expect('idempotency.key-bound-to-token', one !== two, { got: `${one} twice`, exchange: second });
  });

  await gate.case('two routes of one record', async (t) => {
    const path = await t.subjects.fresh('agent');
    const key = t.unique('key');
    await firstSuccess(t, { operation: 'activateAgent', path }, key);
    const second = await underKey(t, { operation: 'deactivateAgent', path }, key);
    expectNewRequest(t, 'idempotency.key-bound-to-route', second);
    t.expectEqual('idempotency.key-bound-to-route', await readAgentStatus(t, path.id), 'inactive');
  });

  await gate.case('two records on one route', async (t) => {
    const [path, other] = [await t.subjects.fresh('agent'), await t.subjects.fresh('agent')];
    const key = t.unique('key');
    await firstSuccess(t, { operation: 'activateAgent', path }, key);
    const second = await underKey(t, { operation: 'activateAgent', path: other }, key);
    if (!expectNewRequest(t, 'idempotency.key-bound-to-record', second)) return;
    t.expectEqual('idempotency.key-bound-to-record', await readAgentStatus(t, other.id), 'active');
  });
});
