import { errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isSuccess, member } from '../../checks/body.ts';
import { type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
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

/** Sends requests with one key at the same time. At least one has to succeed, and they may create only one record. */
const expectOne = async (
  t: Case,
  requests: readonly OperationRequest[],
  named: readonly string[] = [],
): Promise<void> => {
  const [{ operation } = { operation: '' }] = requests;
  const raced = await t.race(requests);
  if (!raced.some(({ exchange }) => exchange && isSuccess(exchange)))
    t.notExercised('idempotency.concurrent-executes-once', `a ${operation} that succeeds`);
  expectLinearizable(t, 'idempotency.concurrent-executes-once', raced, {
    ...oneUse(t),
    named,
    describeRequest: (request) => `${request.operation} ${formatBody(request)}`,
  });
  if (operation !== 'createAgent') return;
  // A second execution may be hidden behind the response to the first.
  const names = requests.map(({ body }) => member(body, 'name'));
  const agents = (await t.subjects.list('listAgents')).filter(({ name }) => names.includes(name));
  t.expect('idempotency.concurrent-executes-once', agents.length <= 1, {
    expected: 'one agent',
    got: `${agents.length} with the names that were sent`,
  });
};

const title = 'Simultaneous requests with one key are executed once';
export default scenario(title, { holds: [] }, async (gate) => {
  const keyed = async (t: Case, operation: OperationShape) => ({
    ...(await t.request(operation)),
    headers: idempotencyKey(t.unique('key')),
  });

  await gate.eachOperation(makesRecord, async (operation, t) => {
    for (const _round of gate.some(operation.id, rounds(gate))) {
      const request = await keyed(t, operation);
      await expectOne(t, [request, request, request], [errors['idempotency-mismatch'].code]);
    }
  });

  const hasBody = (operation: OperationShape) => makesRecord(operation) && operation.requestBody !== null;
  await gate.eachOperation(hasBody, async (operation, t) => {
    for (const _round of gate.some(operation.id, rounds(gate))) {
      const one = await keyed(t, operation);
      const body = anotherBody(operation.id as OperationId, one.body);
      if (body === null)
        return t.notExercised('idempotency.concurrent-executes-once', `two bodies for ${operation.id}`);
      await expectOne(t, [one, { ...one, body }]);
    }
  });
});
