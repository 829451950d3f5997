import { errors, type OperationId, operations } from '@workspace-api/contract';
import { answerInWords } from '../../engine/case/answer-in-words.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { sampleBody } from '../../resources/sample-body.ts';
import type { OperationRequest } from '../../target/request.ts';
import { drafts } from '../support/drafts.ts';
import { anotherBody, firstSuccess, isReplayed, isSameAnswer, underKey } from '../support/replayed.ts';

const mismatch = 'idempotency.mismatch-is-422';
const nothing = 'idempotency.mismatch-does-not-execute';

export default scenario(
  'idempotency.mismatch',
  'A key that is reused with another body is refused without effect',
  { clauses: [mismatch, nothing] },
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
        const request = await t.request(operation);
        const other = anotherBody(operation.id as OperationId, request.body);
        if (other === null) return t.notExercised([], `two bodies for ${operation.id}`);
        const key = t.unique('key');
        const first = await firstSuccess(t, request, key);
        t.expectError(mismatch, await underKey(t, { ...request, body: other }, key), {
          status: errors['idempotency-mismatch'].status,
          code: errors['idempotency-mismatch'].code,
        });
        const replay = await underKey(t, request, key);
        t.expect(nothing, isReplayed(replay) && isSameAnswer(first, replay), {
          expected: `the original answer: ${answerInWords(first)}`,
          got: answerInWords(replay),
        });
      },
    );

    const me = operations.getMe.scope;
    const others = operations.listWorkspaces.scope;
    const name = (t: Case) => t.unique('Gate agent').replace('Gate', 'gate');

    /** Two bodies of a write that are nearly equal: none of them is another way to write the other one. */
    const nearlyEqual: Readonly<Record<string, (t: Case) => Promise<Pair>>> = {
      'a name in another case': async (t) => {
        const text = name(t);
        return ofAgents(t, text, text.toUpperCase());
      },
      'a name with a space at its end': async (t) => {
        const text = name(t);
        return ofAgents(t, `${text} `, text);
      },
      'a list in another order': async (t) => ({
        request: { operation: 'mintToken', body: t.sample('mintToken', { scopes: [me, others] }) },
        body: t.sample('mintToken', { scopes: [others, me] }),
      }),
      'the value of the last of two operations': async (t) => {
        const { request, text } = await drafts.updatePage(t);
        const patch = (value: string) => [
          { op: 'replace', path: text, value: 'Gate' },
          { op: 'replace', path: text, value },
        ];
        return { request: request(patch('Gate 1')), body: patch('Gate 2') };
      },
    };
    for (const [difference, pairOf] of Object.entries(nearlyEqual)) {
      await gate.case(`bodies that differ in ${difference}`, async (t) => {
        const { request, body } = await pairOf(t);
        const key = t.unique('key');
        await firstSuccess(t, request, key);
        t.expectError(mismatch, await underKey(t, { ...request, body }, key), {
          status: errors['idempotency-mismatch'].status,
          code: errors['idempotency-mismatch'].code,
        });
      });
    }

    await gate.case('no second agent', async (t) => {
      const request = await t.request('createAgent');
      const key = t.unique('key');
      await firstSuccess(t, request, key);
      const name = t.unique('Gate agent');
      await underKey(t, { ...request, body: t.sample('createAgent', { name }) }, key);
      const named = (await t.subjects.listed('listAgents')).filter((agent) => agent.name === name);
      t.expect(nothing, named.length === 0, {
        expected: `no agent named ${name}`,
        got: `${named.length} of them`,
      });
    });
  },
);

/** A request, and a body that nearly equals its own. */
type Pair = { request: OperationRequest; body: unknown };

const ofAgents = (t: Case, one: string, other: string): Pair => ({
  request: { operation: 'createAgent', body: t.sample('createAgent', { name: one }) },
  body: t.sample('createAgent', { name: other }),
});
