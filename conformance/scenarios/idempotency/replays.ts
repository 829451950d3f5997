import { type ClauseId, errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { getJson, isObject, isSuccess, member } from '../../checks/body.ts';
import { isTreatedAsRepeat, showsSecretOnce } from '../../checks/replay.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Actor, Case, Exchange, Gate, OperationRequest } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { eachPossible, unlessMissing } from '../shared/control-flow.ts';
import { createView } from '../shared/no-access.ts';
import { hasPreparation, withVisibleWrites } from '../shared/visible-writes.ts';
import { liveTenant } from '../tenancy/tenants.ts';
import {
  anotherBody,
  describeReplay,
  expectNewRequest,
  expectReplayed,
  firstSuccess,
  fittingRequest,
  isReplayed,
  isSameResponse,
  underKey,
} from './keyed-writes.ts';

const { status, code } = errors['idempotency-mismatch'];

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
  [ownKey]: async (t) => t,
  'a session': sessionActor,
  'a live key': (t) => liveTenant(t, []),
};

type Write = { actor: Actor; request: OperationRequest };

const prepareAs = async (t: Case, operation: OperationShape, caller: string): Promise<Write> => {
  const actor = (await callers[caller]?.(t)) ?? t;
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
  t.expect('idempotency.first-answer-not-marked', !isReplayed(first), {
    got: describeReplay(first),
    exchange: first,
  });
  return { request, key, first };
};

/** Repeats a write with its key. */
export const expectReplay = async (t: Case, { request, key, first }: Keyed): Promise<void> => {
  const second = await underKey(t, request, key);
  const expectSecond = (clause: ClauseId, condition: boolean) =>
    expectReplayed(t, clause, first, second, condition);
  expectSecond('idempotency.covers-every-write-method', first.status === second.status);
  // The contract chooses whether a replay repeats the one-time secret of the original response.
  const hasSecret = showsSecretOnce(request.operation);
  expectSecond(
    hasSecret ? 'idempotency.replay-repeats-secret' : 'idempotency.replay-returns-original',
    isSameResponse(first, second),
  );
  expectSecond('idempotency.replayed-header', isReplayed(second));
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
  t.expectError('idempotency.mismatch-is-422', refusal, { status, code });
  const after = await view?.();
  t.expectUnchanged('idempotency.mismatch-does-not-execute', before, after, {
    expected: `no effect: ${JSON.stringify(before)}`,
    exchange: refusal,
  });
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
    const isSame = isSameResponse(first, replay);
    expectReplayed(t, 'idempotency.mismatch-does-not-execute', first, replay, isSame);
  }
  if (isObject(request.body) && (body === null || (isOwn && gate.effort !== 'quick'))) {
    const more = { ...request.body, [t.unique('gate').replaceAll('-', '_')]: 'Gate' };
    // A server may validate the members first, and refuse an unknown one.
    t.expectRefused('idempotency.mismatch-is-422', await underKey(t, { ...request, body: more }, key));
  }
};

/** Repeats a write as one caller. */
const checkReplay = async (t: Case, gate: Gate, operation: OperationShape, caller: string): Promise<void> => {
  const isQuick = gate.effort === 'quick';
  const prepare = () => prepareAs(t, operation, caller);
  const write = isQuick
    ? ((await unlessMissing(prepare)) ?? (await prepareAs(t, operation, ownKey)))
    : await prepare();
  const keyed = await sendFirst(t, write.request, createKey(t));
  await expectReplay(t, keyed);
  const isOwn = isQuick || caller === ownKey;
  for (const near of isOwn ? nearKeys : []) {
    // It counts as a new request, regardless of its result.
    const response = await underKey(t, write.request, keyed.key.slice(0, -near.end.length) + near.end);
    const expected = `a new request under a key that ends in ${near.end}, not in K-`;
    t.expect(near.clause, !isTreatedAsRepeat(response), {
      expected,
      got: describeReplay(response),
      exchange: response,
    });
  }
  if (operation.requestBody?.required)
    await checkBody(t, gate, operation, { ...keyed, actor: write.actor }, isOwn);
};

/**
 * Repeats the writes that match, as several callers; with `quick` each as one of them.
 *
 * @param each runs a case for each operation
 */
export const checkReplays = async (
  gate: Gate,
  matches: (operation: OperationShape) => boolean,
  each: (
    matches: (operation: OperationShape) => boolean,
    body: (operation: OperationShape, t: Case) => Promise<unknown>,
  ) => Promise<void>,
): Promise<void> => {
  const writes = (operation: OperationShape) =>
    operation.idempotent && !operation.sessionOnly && matches(operation);
  await each(writes, (operation, t) => {
    // Data that the whole workspace shares isn't changed in live mode.
    const possible = Object.keys(callers).slice(0, changesSharedData(operation) ? 2 : 3);
    return eachPossible(gate.some(operation.id, possible), (caller) =>
      checkReplay(t, gate, operation, caller),
    );
  });

  const takesBody = (operation: OperationShape) =>
    writes(operation) && operation.requestBody?.required === true;
  const refused = gate.some('refused at first', gate.operations(takesBody), 2);
  await each(
    (operation) => refused.includes(operation),
    async (operation, t) => {
      const request = await t.request(operation);
      const key = t.unique('key');
      const refusal = await underKey(t, { ...request, body: 'not a valid body' }, key);
      const why = `a refused ${operation.id}: it returned ${refusal.status}`;
      if (isSuccess(refusal)) t.notExercised('idempotency.corrected-body-executes', why);
      expectNewRequest(t, 'idempotency.corrected-body-executes', await underKey(t, request, key));
    },
  );

  // Writes whose effect the view of another body doesn't show: a second record, or the first plan again.
  const collections = (operation: OperationShape) =>
    takesBody(operation) && hasPreparation(operation.id) && operation.parameters.path.length === 1;
  const chosen = gate.some('collections', gate.operations(collections), 2);
  await each(
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
