import { errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Raced } from '../../engine/requests/race.ts';
import { scenario } from '../../engine/scenario.ts';
import { idempotencyKey, type OperationRequest } from '../../target/request.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';
import { anotherBody, getCreatedId, isReplayed, makesRecord } from './keyed-writes.ts';

/** The use of a key so far: none, the creation of a record, or a request whose response was lost. */
type Use = null | { body: string; id: string | null };

const formatBody = ({ body }: OperationRequest): string => JSON.stringify(body) ?? '';

/** The first request with a key creates a record. Every other request gets the same response or is refused. */
const oneUse = (t: Case): RaceModel<Use> => ({
  initial: null,
  next: (use, request, response) => {
    const body = formatBody(request);
    if (response === null) return [use ?? { body, id: null }];
    // A refusal for a mismatch is wrong: the bodies are equal.
    if (!isSuccess(response)) return [];
    const id = getCreatedId(t, response);
    if (use === null) return isReplayed(response) ? [] : [{ body, id }];
    return use.body === body && (use.id ?? id) === id ? [{ body, id }] : [];
  },
});

const anySuccess = (t: Case, raced: readonly Raced[], operation: OperationShape): void => {
  if (raced.some(({ exchange }) => exchange && isSuccess(exchange))) return;
  t.notExercised('idempotency.concurrent-executes-once', `a ${operation.id} that succeeds`);
};

const named = async (t: Case, name: unknown): Promise<number> =>
  (await t.subjects.list('listAgents')).filter((agent) => agent.name === name).length;

export default scenario(
  'idempotency.concurrent',
  'Simultaneous requests with one key are executed once',
  { holds: [] },
  async (gate) => {
    await gate.eachOperation(makesRecord, async (operation, t) => {
      for (const _round of gate.some(operation.id, rounds(gate))) {
        const request = { ...(await t.request(operation)), headers: idempotencyKey(t.unique('key')) };
        const raced = await t.race([request, request, request]);
        anySuccess(t, raced, operation);
        expectLinearizable(t, 'idempotency.concurrent-executes-once', raced, {
          ...oneUse(t),
          named: [errors['idempotency-mismatch'].code],
          expected:
            'one record: one request is executed, and the others get the same response or are refused',
        });
        if (operation.id !== 'createAgent') continue;
        // A second execution may be hidden behind the response to the first.
        const count = await named(t, (request.body as { name?: unknown }).name);
        t.expect('idempotency.concurrent-executes-once', count <= 1, {
          expected: 'one agent',
          got: `${count} with the same name`,
        });
      }
    });

    await gate.eachOperation(
      (operation) => makesRecord(operation) && operation.requestBody !== null,
      async (operation, t) => {
        for (const _round of gate.some(operation.id, rounds(gate))) {
          const one = { ...(await t.request(operation)), headers: idempotencyKey(t.unique('key')) };
          const body = anotherBody(operation.id as OperationId, one.body);
          if (body === null)
            return t.notExercised('idempotency.concurrent-executes-once', `two bodies for ${operation.id}`);
          const other = { ...one, body };
          const raced = await t.race([one, other]);
          anySuccess(t, raced, operation);
          expectLinearizable(t, 'idempotency.concurrent-executes-once', raced, {
            ...oneUse(t),
            describeRequest: (request) => `${operation.id} ${formatBody(request)}`,
            expected: 'one record: one of the two bodies is executed, and the other one is refused',
          });
          if (operation.id !== 'createAgent') continue;
          const [first, second] = [one, other].map(
            ({ body: requestBody }) => (requestBody as { name?: unknown }).name,
          );
          const count = (await named(t, first)) + (await named(t, second));
          t.expect('idempotency.concurrent-executes-once', count <= 1, {
            expected: 'one agent',
            got: `${count}, of both bodies`,
          });
        }
      },
    );
  },
);
