import type { ClauseId, OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { editing } from '../pages/drafts.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import {
  firstSuccess,
  getCreatedId,
  isNewRequest,
  isReplayed,
  makesRecord,
  underKey,
} from './keyed-writes.ts';

const expectExecuted = (t: Case, clause: ClauseId, exchange: Exchange) =>
  t.expect(
    clause,
    isNewRequest(t, exchange),
    {
      expected: 'a new request',
      got: `${describeResponse(exchange)}${isReplayed(exchange) ? ', replayed' : ''}`,
    },
    exchange,
  );

const expectTwoRecords = (t: Case, clause: ClauseId, first: Exchange, second: Exchange) => {
  const [one, other] = [getCreatedId(t, first), getCreatedId(t, second)];
  t.expect(clause, one !== other, { expected: 'two records', got: `${one} twice` });
};

export default scenario(
  'idempotency.scope-of-a-key',
  'A key is scoped to one token and one route',
  {},
  async (gate) => {
    await gate.eachOperation(makesRecord, async (operation, t) => {
      const request = await t.request(operation);
      const key = t.unique('Key');
      const first = await firstSuccess(t, request, key);
      // It has the scopes of the first token: a key may be unable to grant scopes that it lacks.
      const other = await t.subjects.token(grantableScopes(t));
      const second = await underKey(t, { ...request, token: other.token }, key);
      expectExecuted(t, 'idempotency.key-bound-to-token', second);
      expectTwoRecords(t, 'idempotency.key-bound-to-token', first, second);
    });

    const readStatus = async (t: Case, id: string) =>
      (await t.prepare({ operation: 'getAgent', path: { id } })).json<{ status: string }>().status;

    await gate.case('two routes of one record', async (t) => {
      const path = { id: (await t.subjects.fresh('agent')).id };
      const key = t.unique('key');
      await firstSuccess(t, { operation: 'activateAgent', path }, key);
      expectExecuted(
        t,
        'idempotency.key-bound-to-route',
        await underKey(t, { operation: 'deactivateAgent', path }, key),
      );
      const status = await readStatus(t, path.id);
      t.expect('idempotency.key-bound-to-route', status === 'inactive', {
        expected: 'the agent inactive',
        got: status,
      });
    });

    await gate.case('two methods of one path', (t) =>
      editing(t, 'updateTheme', async ({ request, stringPath }, before) => {
        const key = t.unique('key');
        const publish = await t.request('publishTheme');
        await firstSuccess(t, request([{ op: 'replace', path: stringPath, value: before }]), key);
        expectExecuted(t, 'idempotency.key-bound-to-route', await underKey(t, publish, key));
      }),
    );

    await gate.case('two records on one route', async (t) => {
      const [one, two] = [await t.subjects.fresh('agent'), await t.subjects.fresh('agent')];
      const key = t.unique('key');
      await firstSuccess(t, { operation: 'activateAgent', path: { id: one.id } }, key);
      const second = await underKey(t, { operation: 'activateAgent', path: { id: two.id } }, key);
      if (!expectExecuted(t, 'idempotency.key-bound-to-record', second)) return;
      const status = await readStatus(t, two.id);
      t.expect('idempotency.key-bound-to-record', status === 'active', {
        expected: 'the second agent active',
        got: status,
      });
    });

    const body = ({ requestBody }: OperationShape) => requestBody !== null;
    await gate.case('two collections', async (t) => {
      const routes = gate.operations((operation) => makesRecord(operation) && body(operation)).slice(0, 2);
      for (const operation of routes) await firstSuccess(t, await t.request(operation), t.unique('key'));
      const key = t.unique('key');
      for (const operation of routes)
        expectExecuted(
          t,
          'idempotency.key-bound-to-route',
          await underKey(t, await t.request(operation), key),
        );
    });
  },
);
