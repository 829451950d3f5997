import { isSuccess } from '../../checks/body.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import type { OperationRequest } from '../../target/request.ts';
import { isNewRequest, isReplayed, underKey } from './keyed-writes.ts';

/** A body that no schema accepts. */
const refusedBody = 'not a valid body';

export default scenario(
  'idempotency.failures',
  'A refused request does not use up its key',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ idempotent, requestBody }) =>
        idempotent &&
        requestBody?.required === true &&
        breaches(componentSchema(requestBody.schema)).length > 0,
      async (operation, t) => {
        const request = await t.request(operation);
        const key = t.unique('key');
        const refusal = await underKey(t, { ...request, body: refusedBody }, key);
        if (isSuccess(refusal))
          t.notExercised(
            'idempotency.corrected-body-executes',
            `a refused ${operation.id}: it returned ${refusal.status}`,
          );
        const plain = await underKey(t, request, key);
        t.expect(
          'idempotency.corrected-body-executes',
          isNewRequest(t, plain),
          { expected: 'an execution of the corrected request', got: describeResponse(plain) },
          plain,
        );
      },
    );

    // The caller chooses the name of a secret, so the same request can fail first and succeed later.
    await gate.case('a deletion before and after the secret exists', async (t) => {
      const { body } = await t.request('setSecret');
      const request: OperationRequest = {
        operation: 'deleteSecret',
        path: { name: (body as { name: string }).name },
      };
      const key = t.unique('key');
      const refusal = await underKey(t, request, key);
      if (isSuccess(refusal))
        t.notExercised(
          'idempotency.failure-not-cached',
          'a refused deletion of a secret that does not exist',
        );
      await t.prepare({ operation: 'setSecret', body });
      const deleted = await underKey(t, request, key);
      t.expect('idempotency.failure-not-cached', isSuccess(deleted) && !isReplayed(deleted), {
        expected: 'the secret deleted by the first deletion that can succeed',
        got: describeResponse(deleted),
      });
    });

    await gate.case('invalid keys', async (t) => {
      const request = await t.request('createAgent');
      for (const key of ['', t.unique('key').padEnd(256, 'k')]) {
        const { status } = await underKey(t, request, key);
        t.expect('idempotency.key-over-255-refused', status === 400, {
          expected: `status 400 for a key of ${key.length}`,
          got: `status ${status}`,
        });
      }
    });
  },
);
