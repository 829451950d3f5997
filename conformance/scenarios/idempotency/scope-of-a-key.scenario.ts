import type { ClauseId, OperationShape } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { firstSuccess, isReplayed, madeId, makesRecord, underKey } from '../support/replayed.ts';
import { grantableScopes } from '../support/scope-tokens.ts';

const token = 'idempotency.key-bound-to-token';
const route = 'idempotency.key-bound-to-route';
const letterCase = 'idempotency.key-case-sensitive';

const expectExecuted = (t: Case, clause: ClauseId, exchange: Exchange) =>
  t.expect(
    clause,
    exchange.status <= 299 && !isReplayed(exchange),
    {
      expected: 'a new request that succeeds',
      got: `${answerInWords(exchange)}${isReplayed(exchange) ? ', replayed' : ''}`,
    },
    exchange,
  );

export default scenario(
  'idempotency.scope-of-a-key',
  'A key is scoped to one token and one route, and is case-sensitive',
  { clauses: [token, route, letterCase] },
  async (gate) => {
    await gate.eachOperation(makesRecord, async (operation, t) => {
      const request = await t.request(operation);
      const key = t.unique('Key');
      const first = await firstSuccess(t, request, key);
      // With the scopes of the first token: a key may be unable to mint scopes that it lacks.
      const other = await t.subjects.token(grantableScopes(t));
      const second = await underKey(t, { ...request, token: other.token }, key);
      expectExecuted(t, token, second);
      t.expect(token, madeId(first) !== madeId(second), {
        expected: 'two records',
        got: `${madeId(first)} twice`,
      });
    });

    await gate.eachOperation(makesRecord, async (operation, t) => {
      const request = await t.request(operation);
      const key = t.unique('Key');
      const first = await firstSuccess(t, request, key.toUpperCase());
      const second = await underKey(t, await t.request(operation), key.toLowerCase());
      expectExecuted(t, letterCase, second);
      t.expect(letterCase, madeId(first) !== madeId(second), {
        expected: 'two records',
        got: `${madeId(first)} twice`,
      });
    });

    await gate.case('two routes, two identifiers', async (t) => {
      const [one, two] = [await t.subjects.fresh('agent'), await t.subjects.fresh('agent')];
      const key = t.unique('key');
      const statusOf = async ({ id }: { id: string }) =>
        (await t.send({ operation: 'getAgent', path: { id } })).json<{ status: string }>().status;
      await firstSuccess(t, { operation: 'activateAgent', path: { id: one.id } }, key);
      expectExecuted(t, route, await underKey(t, { operation: 'activateAgent', path: { id: two.id } }, key));
      t.expect(route, (await statusOf(two)) === 'active', {
        expected: 'the second agent active',
        got: 'inactive',
      });
      expectExecuted(
        t,
        route,
        await underKey(t, { operation: 'deactivateAgent', path: { id: one.id } }, key),
      );
      t.expect(route, (await statusOf(one)) === 'inactive', {
        expected: 'the first agent inactive',
        got: 'active',
      });
    });

    const body = ({ requestBody }: OperationShape) => requestBody !== null;
    await gate.case('two collections', async (t) => {
      const routes = gate.operations((operation) => makesRecord(operation) && body(operation)).slice(0, 2);
      for (const operation of routes) await firstSuccess(t, await t.request(operation), t.unique('key'));
      const key = t.unique('key');
      for (const operation of routes)
        expectExecuted(t, route, await underKey(t, await t.request(operation), key));
    });
  },
);
