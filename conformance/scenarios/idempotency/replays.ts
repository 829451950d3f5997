import { errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { getJson, isObject, isSuccess, member } from '../../checks/body.ts';
import { isTreatedAsRepeat, showsSecretOnce } from '../../checks/replay.ts';
import { sameRecord, sameValue } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Gate } from '../../engine/gate.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { createView } from '../shared/no-access.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { hasPreparation, withVisibleWrites } from '../shared/visible-writes.ts';
import { liveTenant, runsToken } from '../tenancy/tenants.ts';
import {
  anotherBody,
  describeReplay,
  firstSuccess,
  fittingRequest,
  isNewRequest,
  isReplayed,
  isSameResponse,
  underKey,
} from './keyed-writes.ts';

const mismatch = {
  status: errors['idempotency-mismatch'].status,
  code: errors['idempotency-mismatch'].code,
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

const ownKey = 'the key of the run';

/** Who repeats a write, by the end of the name of a case. */
const callers: Readonly<Record<string, (t: Case) => Promise<Actor>>> = {
  [ownKey]: async (t) => runsToken(t),
  'a session': sessionActor,
  'a live key': (t) => liveTenant(t, []),
};

type Write = { actor: Actor; request: OperationRequest };

const prepareAs = async (t: Case, operation: OperationShape, caller: string): Promise<Write> => {
  const actor = (await callers[caller]?.(t)) ?? runsToken(t);
  return { actor, request: await fittingRequest(actor, operation) };
};

/** A key of the maximum length. */
const createKey = (t: Case): string => `${t.unique('Key').padEnd(253, 'k')}K-`;

/** Keys that nearly equal the one above: a server that changes or truncates keys confuses them. */
const nearKeys = [
  { clause: 'idempotency.key-compared-whole', end: 'K_' },
  { clause: 'idempotency.key-case-sensitive', end: 'k-' },
] as const;

/** A write that was sent with a key, and its response. */
export type Keyed = { request: OperationRequest; key: string; first: Exchange };

export const sendFirst = async (t: Case, request: OperationRequest, key: string): Promise<Keyed> => {
  const first = await firstSuccess(t, request, key);
  const difference = { expected: 'a response that is not marked as replayed', got: describeReplay(first) };
  t.expect('idempotency.first-answer-not-marked', !isReplayed(first), difference, first);
  return { request, key, first };
};

/** Repeats a write with its key. */
export const expectReplay = async (t: Case, { request, key, first }: Keyed): Promise<void> => {
  const second = await underKey(t, request, key);
  const difference = { expected: `${describeReplay(first)}, replayed`, got: describeReplay(second) };
  t.expect('idempotency.covers-every-write-method', first.status === second.status, difference, second);
  // The contract chooses whether a replay repeats the one-time secret of the original response.
  t.expect(
    showsSecretOnce(request.operation)
      ? 'idempotency.replay-repeats-secret'
      : 'idempotency.replay-returns-original',
    isSameResponse(first, second),
    difference,
    second,
  );
  t.expect('idempotency.replayed-header', isReplayed(second), difference, second);
};

/** Reuses the key of a write with another body. */
const expectMismatch = async (
  t: Case,
  reused: OperationRequest,
  key: string,
  view: (() => Promise<unknown>) | null,
): Promise<void> => {
  const before = await view?.();
  const refusal = await underKey(t, reused, key);
  t.expectError('idempotency.mismatch-is-422', refusal, mismatch);
  const after = await view?.();
  t.expect(
    'idempotency.mismatch-does-not-execute',
    sameRecord(before, after),
    { expected: `no effect: ${JSON.stringify(before)}`, got: JSON.stringify(after) ?? 'nothing' },
    refusal,
  );
};

/** Reuses the key of a write with another body. As the run itself, also compares its effect, and sends the write once more. */
const checkBody = async (
  t: Case,
  gate: Gate,
  operation: OperationShape,
  { actor, request, key, first }: Keyed & Pick<Write, 'actor'>,
  isOwn: boolean,
): Promise<void> => {
  const body = anotherBody(operation.id as OperationId, request.body);
  const checks = isOwn ? gate.some(operation.id, ['its effect', 'the first response']) : [];
  if (body !== null) {
    const reused = { ...request, body };
    const view = checks.includes('its effect') ? createView(actor, operation, reused) : null;
    await expectMismatch(t, reused, key, view);
  }
  // Only after a body that is valid: a refused one may use up the key.
  if (body !== null && checks.includes('the first response')) {
    const replay = await underKey(t, request, key);
    const difference = { expected: `${describeReplay(first)}, replayed`, got: describeReplay(replay) };
    const isSame = isReplayed(replay) && isSameResponse(first, replay);
    t.expect('idempotency.mismatch-does-not-execute', isSame, difference, replay);
  }
  if (isObject(request.body) && (body === null || (isOwn && gate.effort !== 'quick'))) {
    const more = { ...request.body, [t.unique('gate').replaceAll('-', '_')]: 'Gate' };
    // A server may validate the members first, and refuse an unknown one.
    t.expectRefused('idempotency.mismatch-is-422', await underKey(t, { ...request, body: more }, key));
  }
};

/** Repeats the writes that match, as several callers; with `quick` each as one of them. */
export const checkReplays = async (
  gate: Gate,
  matches: (operation: OperationShape) => boolean,
): Promise<void> => {
  const isQuick = gate.effort === 'quick';
  const writes = (operation: OperationShape) =>
    operation.idempotent && !operation.sessionOnly && matches(operation);

  for (const operation of gate.operations(writes)) {
    // Data that the whole workspace shares isn't changed in live mode.
    const possible = Object.keys(callers).slice(0, changesSharedData(operation) ? 2 : 3);
    for (const caller of gate.some(operation.id, possible))
      await gate.case(`${operation.id} with ${caller}`, async (t) => {
        const prepare = () => prepareAs(t, operation, caller);
        const write = isQuick
          ? ((await unlessMissing(prepare)) ?? (await prepareAs(t, operation, ownKey)))
          : await prepare();
        const keyed = await sendFirst(t, write.request, createKey(t));
        await expectReplay(t, keyed);
        const isOwn = isQuick || caller === ownKey;
        for (const { clause, end } of isOwn ? gate.some(operation.id, nearKeys) : []) {
          // It counts as a new request, regardless of its result.
          const response = await underKey(t, write.request, keyed.key.slice(0, -end.length) + end);
          const expected = `a new request under a key that ends in ${end}, not in K-`;
          t.expect(
            clause,
            !isTreatedAsRepeat(response),
            { expected, got: describeReplay(response) },
            response,
          );
        }
        if (operation.requestBody?.required)
          await checkBody(t, gate, operation, { ...keyed, actor: write.actor }, isOwn);
      });
  }

  const takesBody = (operation: OperationShape) =>
    writes(operation) && operation.requestBody?.required === true;
  const refused = gate.some('refused at first', gate.operations(takesBody), 2);
  await gate.eachOperation(
    (operation) => refused.includes(operation),
    async (operation, t) => {
      const request = await t.request(operation);
      const key = t.unique('key');
      const refusal = await underKey(t, { ...request, body: 'not a valid body' }, key);
      if (isSuccess(refusal))
        t.notExercised(
          'idempotency.corrected-body-executes',
          `a refused ${operation.id}: it returned ${refusal.status}`,
        );
      const corrected = await underKey(t, request, key);
      const difference = {
        expected: 'an execution of the corrected request',
        got: describeReplay(corrected),
      };
      t.expect('idempotency.corrected-body-executes', isNewRequest(t, corrected), difference, corrected);
    },
  );

  // Writes whose effect the view of another body doesn't show: a second record, or the first plan again.
  const collections = (operation: OperationShape) =>
    takesBody(operation) && hasPreparation(operation.id) && operation.parameters.path.length === 1;
  const chosen = gate.some('collections', gate.operations(collections), 2);
  await gate.eachOperation(
    (operation) => chosen.includes(operation),
    (operation, t) =>
      withVisibleWrites(t, operation, async (create) => {
        const one = await create();
        const key = t.unique('key');
        await firstSuccess(t, one.request, key);
        const { request, view } = await create();
        if (sameValue(one.request.body, request.body))
          t.notExercised([], `two bodies for ${operation.id} that have an effect`);
        await expectMismatch(t, request, key, view);
      }),
  );
};
