import { type OperationId, operations } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { showsSecretOnce } from '../../checks/replay.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import type { OperationRequest } from '../../target/request.ts';
import { liveTenant } from '../tenancy/tenants.ts';
import {
  anotherBody,
  firstSuccess,
  fittingRequest,
  isReplayed,
  isSameResponse,
  underKey,
} from './keyed-writes.ts';

const clauses = [
  'idempotency.replay-returns-original',
  'idempotency.replayed-header',
  'idempotency.first-answer-not-marked',
  'idempotency.covers-every-write-method',
  'idempotency.replay-repeats-secret',
  'idempotency.mismatch-is-422',
] as const;

/** Repeats a write with its key, and reuses the key with another body. */
const expectReplay = async (t: Case, request: OperationRequest): Promise<void> => {
  const key = t.unique('key');
  const first = await firstSuccess(t, request, key);
  const marked = { expected: 'no Idempotent-Replayed: true', got: 'Idempotent-Replayed: true' };
  t.expect('idempotency.first-answer-not-marked', !isReplayed(first), marked, first);
  const second = await underKey(t, request, key);
  const difference = { expected: describeResponse(first), got: describeResponse(second) };
  t.expect('idempotency.covers-every-write-method', first.status === second.status, difference, second);
  t.expect(
    showsSecretOnce(request.operation)
      ? 'idempotency.replay-repeats-secret'
      : 'idempotency.replay-returns-original',
    isSameResponse(first, second),
    difference,
    second,
  );
  const header = { expected: 'Idempotent-Replayed: true', got: 'no such header' };
  t.expect('idempotency.replayed-header', isReplayed(second), header, second);
  const body = anotherBody(request.operation, request.body);
  if (body !== null)
    t.expectError(
      'idempotency.mismatch-is-422',
      await underKey(t, { ...request, body }, key),
      'idempotency-mismatch',
    );
};

/** A session of a user in the workspace under test. */
const sessionActor = async (t: Case): Promise<Actor> => {
  const { token } = await t.subjects.sessionToken();
  const mode = await t.once('mode of the session', async () => {
    const me = getJson(await t.prepare({ operation: 'getMe', token }));
    return String(member(member(me, 'token'), 'mode'));
  });
  return t.as({ token, workspace: t.target.workspace, mode });
};

export default scenario(
  'idempotency.callers',
  'Sessions, and keys of live mode, can repeat every write with its key',
  {},
  async (gate) => {
    const writes = gate.operations(({ idempotent, sessionOnly }) => idempotent && !sessionOnly);

    for (const operation of writes)
      await gate.case(`${operation.id} with a session`, async (t) =>
        expectReplay(t, await fittingRequest(await sessionActor(t), operation)),
      );

    for (const operation of gate.operations(({ id }) => id === operations.switchWorkspace.id))
      await gate.case(operation.id, async (t) => {
        const { workspace } = await t.subjects.secondWorkspace();
        const { token } = await t.needs('session-token')({ workspace: t.target.workspace });
        await expectReplay(t, { operation: operation.id as OperationId, path: { slug: workspace }, token });
      });

    // Data that the whole workspace shares isn't changed in live mode.
    for (const operation of writes.filter((each) => !changesSharedData(each)))
      await gate.case(`${operation.id} with a live key`, async (t) =>
        expectReplay(t, await fittingRequest(await liveTenant(t, clauses), operation)),
      );
  },
);
