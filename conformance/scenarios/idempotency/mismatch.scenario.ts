import { errors, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { sameRecord, sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { drafts, type PatchOperation } from '../pages/drafts.ts';
import { createView } from '../shared/no-access.ts';
import { hasPreparation, withVisibleWrites } from '../shared/visible-writes.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { runsToken } from '../tenancy/tenants.ts';
import {
  anotherBody,
  firstSuccess,
  fittingRequest,
  isReplayed,
  isSameResponse,
  underKey,
} from './keyed-writes.ts';

const { status, code } = errors['idempotency-mismatch'];
const mismatchError = { status, code };

/** Expects that what a refused write would have changed is as before. */
const expectNoEffect = (t: Case, before: unknown, after: unknown, refusal: Exchange): void => {
  t.expect(
    'idempotency.mismatch-does-not-execute',
    sameRecord(before, after),
    { expected: `no effect: ${JSON.stringify(before)}`, got: JSON.stringify(after) ?? 'nothing' },
    refusal,
  );
};

/** A value of free-form JSON to compare others with. */
const comparedValue: Readonly<Record<string, unknown>> = {
  letter: 'é',
  number: 1,
  nothing: null,
  list: [1, 2],
  name: 'gate',
};

const { nothing: _, ...withoutNull } = comparedValue;
const { name, ...withoutName } = comparedValue;

/** Values that nearly equal the compared one, by their difference: none of them equals it as JSON, in any serialization. */
const nearValues: Readonly<Record<string, unknown>> = {
  'a missing member in place of null': withoutNull,
  'false in place of null': { ...comparedValue, nothing: false },
  'a number in quotes': { ...comparedValue, number: '1' },
  'a fraction': { ...comparedValue, number: 1.5 },
  'another non-ASCII letter': { ...comparedValue, letter: 'è' },
  'a combining accent': { ...comparedValue, letter: 'e\u0301' },
  'the name of a member in another case': { ...withoutName, Name: name },
  'a repeated item': { ...comparedValue, list: [1, 2, 2] },
};

/** Two long strings that differ in one character in the middle. */
const longStrings = ((half: string) => [`${half}a${half}`, `${half}b${half}`] as const)('x'.repeat(2048));

export default scenario(
  'idempotency.mismatch',
  'A key that is reused with another body is refused without effect',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ idempotent, requestBody, id }) =>
        idempotent &&
        requestBody !== null &&
        anotherBody(
          id as OperationId,
          sampleBody(id as OperationId, (prefix = '') => prefix),
        ) !== null,
      async (operation, t) => {
        const request = await fittingRequest(t, operation);
        const other = anotherBody(operation.id as OperationId, request.body);
        if (other === null) return t.notExercised([], `two bodies for ${operation.id}`);
        const key = t.unique('key');
        const first = await firstSuccess(t, request, key);
        const reused = { ...request, body: other };
        const view = createView(runsToken(t), operation, reused);
        const before = await view?.();
        const mismatch = await underKey(t, reused, key);
        t.expectError('idempotency.mismatch-is-422', mismatch, mismatchError);
        expectNoEffect(t, before, await view?.(), mismatch);
        const replay = await underKey(t, request, key);
        t.expect(
          'idempotency.mismatch-does-not-execute',
          isReplayed(replay) && isSameResponse(first, replay),
          {
            expected: `the original response: ${describeResponse(first)}`,
            got: describeResponse(replay),
          },
        );
      },
    );

    const me = operations.getMe.scope;
    const others = operations.listWorkspaces.scope;
    const name = (t: Case) => t.unique('Gate agent').replace('Gate', 'gate');

    /** Two nearly equal bodies of a write: neither is another serialization of the other. */
    const nearlyEqual: Readonly<Record<string, (t: Case) => Promise<Pair>>> = {
      'a name in another case': async (t) => {
        const agentName = name(t);
        return createAgentPair(t, agentName, agentName.toUpperCase());
      },
      'a name with a trailing space': async (t) => {
        const agentName = name(t);
        return createAgentPair(t, `${agentName} `, agentName);
      },
      'a list in another order': async (t) => ({
        request: { operation: 'mintToken', body: t.sample('mintToken', { scopes: [me, others] }) },
        body: t.sample('mintToken', { scopes: [others, me] }),
      }),
      'the value of the last of two operations': async (t) => {
        const { request, stringPath } = await drafts.updatePage(t);
        const patch = (value: string) => [
          { op: 'replace', path: stringPath, value: 'Gate' },
          { op: 'replace', path: stringPath, value },
        ];
        return { request: request(patch('Gate 1')), body: patch('Gate 2') };
      },
    };
    for (const [difference, createPair] of Object.entries(nearlyEqual)) {
      await gate.case(`bodies that differ in ${difference}`, async (t) => {
        const { request, body } = await createPair(t);
        const key = t.unique('key');
        await firstSuccess(t, request, key);
        t.expectError(
          'idempotency.mismatch-is-422',
          await underKey(t, { ...request, body }, key),
          mismatchError,
        );
      });
    }

    /** Patches of a page. All patches that reuse the key of the first one differ from it. */
    const patches: Readonly<Record<string, (path: string) => Patches>> = {
      'parts of a value': (path) => {
        const patch = (value: unknown, op = 'add') => [{ op, path, value }];
        return {
          first: patch(comparedValue),
          // Replacing an existing member has the same effect as adding it.
          others: [
            ...Object.values(nearValues).map((value) => patch(value)),
            patch(comparedValue, 'replace'),
          ],
        };
      },
      'the middle of a long string': (path) => {
        const [first, other] = longStrings;
        const patch = (value: string) => [{ op: 'add', path, value }];
        return { first: patch(first), others: [patch(other)] };
      },
    };
    for (const [difference, createPatches] of Object.entries(patches)) {
      await gate.case(`bodies that differ in ${difference}`, async (t) => {
        const { place, patch, request } = await drafts.updatePage(t);
        const path = `${place}/${t.unique('gate').replaceAll('-', '_')}`;
        const { first, others } = createPatches(path);
        const key = t.unique('key');
        await firstSuccess(t, request(first), key);
        await withCleanup(
          async () => {
            for (const other of others)
              t.expectError(
                'idempotency.mismatch-is-422',
                await underKey(t, request(other), key),
                mismatchError,
              );
          },
          () => patch([{ op: 'remove', path }]),
        );
      });
    }

    // Writes whose effect the view of another body doesn't show: a second record, or the first plan again.
    const collections = ({ id, requestBody, parameters }: OperationShape) =>
      requestBody?.required === true && hasPreparation(id) && parameters.path.length === 1;
    await gate.eachOperation(collections, (operation, t) =>
      withVisibleWrites(t, operation, async (create) => {
        const one = await create();
        const key = t.unique('key');
        await firstSuccess(t, one.request, key);
        const { request, view } = await create();
        if (sameValue(one.request.body, request.body))
          t.notExercised([], `two bodies for ${operation.id} that have an effect`);
        const before = await view();
        const mismatch = await underKey(t, request, key);
        t.expectError('idempotency.mismatch-is-422', mismatch, mismatchError);
        expectNoEffect(t, before, await view(), mismatch);
      }),
    );

    const documentsBody = (operation: OperationShape) =>
      operation.idempotent &&
      operation.requestBody?.required === true &&
      !Array.isArray(sampleBody(operation.id as OperationId, (prefix = '') => prefix));
    await gate.eachOperation(documentsBody, async (operation, t) => {
      const request = await fittingRequest(t, operation);
      const key = t.unique('key');
      await firstSuccess(t, request, key);
      const more = { ...(request.body as object), [t.unique('gate').replaceAll('-', '_')]: 'Gate' };
      // A server may validate the members first, and refuse an unknown one.
      t.expectRefused('idempotency.mismatch-is-422', await underKey(t, { ...request, body: more }, key));
    });
  },
);

/** A patch, and others that nearly equal it. */
type Patches = { first: Patch; others: readonly Patch[] };
type Patch = readonly PatchOperation[];

/** A request, and a body that nearly equals its own. */
type Pair = { request: OperationRequest; body: unknown };

const createAgentPair = (t: Case, one: string, other: string): Pair => ({
  request: { operation: 'createAgent', body: t.sample('createAgent', { name: one }) },
  body: t.sample('createAgent', { name: other }),
});
