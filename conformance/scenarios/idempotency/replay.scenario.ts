import { type ClauseId, getOperation, type OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { isTreatedAsRepeat, showsSecretOnce } from '../../checks/replay.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { firstSuccess, fittingRequest, isReplayed, isSameResponse, underKey } from './keyed-writes.ts';

/** Creates nearly equal keys of the maximum length: a server that changes or truncates keys confuses them. */
const nearKeys = (t: Case) => {
  const base = t.unique('Key').padEnd(253, 'k');
  return { key: `${base}K-`, inOtherCase: `${base}k-`, withOtherEnd: `${base}K_` };
};

/** Expects that a key that nearly equals a used one counts as another key, regardless of the result of the write. */
const expectOtherKey = async (t: Case, clause: ClauseId, request: OperationRequest, key: string) => {
  const response = await underKey(t, request, key);
  t.expect(
    clause,
    !isTreatedAsRepeat(response),
    {
      expected: `a new request under a key that ends in ${key.slice(-3)}, not in K-`,
      got: `${describeResponse(response)}${isReplayed(response) ? ', replayed' : ''}`,
    },
    response,
  );
};

const repeat = async (t: Case, operation: OperationShape, key: string) => {
  const request = await fittingRequest(t, operation);
  const first = await firstSuccess(t, request, key);
  t.expect(
    'idempotency.first-answer-not-marked',
    !isReplayed(first),
    {
      expected: 'a first response without Idempotent-Replayed: true',
      got: 'Idempotent-Replayed: true',
    },
    first,
  );
  const second = await underKey(t, request, key);
  return { request, first, second };
};

export default scenario(
  'idempotency.replay',
  'A write that is repeated with its key returns the first response and is not executed again',
  {},
  async (gate) => {
    const writes = ({ idempotent, sessionOnly }: OperationShape) => idempotent && !sessionOnly;

    await gate.eachOperation(writes, async (operation, t) => {
      const { key, inOtherCase, withOtherEnd } = nearKeys(t);
      const { request, first, second } = await repeat(t, operation, key);
      const difference = { expected: describeResponse(first), got: describeResponse(second) };
      const same = isSameResponse(first, second);
      t.expect('idempotency.covers-every-write-method', first.status === second.status, difference, second);
      // The contract chooses whether a replay repeats the one-time secret of the original response.
      if (showsSecretOnce(operation.id))
        t.expect('idempotency.replay-repeats-secret', same, difference, second);
      else t.expect('idempotency.replay-returns-original', same, difference, second);
      t.expect(
        'idempotency.replayed-header',
        isReplayed(second),
        { expected: 'Idempotent-Replayed: true', got: 'no such header' },
        second,
      );
      await expectOtherKey(t, 'idempotency.key-compared-whole', request, withOtherEnd);
      await expectOtherKey(t, 'idempotency.key-case-sensitive', request, inOtherCase);
    });

    await gate.case('the number of agents after a repeated createAgent', async (t) => {
      const { request } = await repeat(t, getOperation('createAgent'), t.unique('key'));
      const agentName = (request.body as { name: string }).name;
      const named = (await t.subjects.list('listAgents')).filter((agent) => agent.name === agentName);
      if (named.length === 0)
        t.notExercised('idempotency.replay-does-not-execute', 'an agent in the list by its name');
      t.expect('idempotency.replay-does-not-execute', named.length === 1, {
        expected: `one agent named ${agentName}`,
        got: `${named.length} of them`,
      });
    });

    await gate.case('a key of 255 characters', async (t) => {
      const request = await t.request('mintToken');
      const key = t.unique('key').padEnd(255, 'k');
      const first = await underKey(t, request, key);
      // A refusal is only due to the key if a short key succeeds.
      if (!isSuccess(first)) await firstSuccess(t, request, t.unique('key'));
      const second = await underKey(t, request, key);
      t.expect('idempotency.key-of-255-accepted', isReplayed(second), {
        expected: `the first response: ${describeResponse(first)}`,
        got: describeResponse(second),
      });
    });
  },
);
