import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { coveredBy } from '../../checks/covered-operations.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';

const others = [mediaTypes.ndjson, mediaTypes.csv, mediaTypes.tson];

export default scenario(
  'encodings.refusals',
  'Single resources and errors are always JSON',
  {
    clauses: [
      'encodings.single-refuses-by-accept',
      'encodings.single-refuses-by-format',
      'encodings.errors-stay-json',
      'encodings.accept-weights',
    ],
  },
  async (gate) => {
    const singles = gate.operations(coveredBy('encodings.single-refuses-by-accept')).map(({ id }) => id);
    await gate.eachOperation(coveredBy('encodings.single-refuses-by-accept'), async (operation, t) => {
      const request = await t.request(operation);
      const plain = await t.send(request);
      if (!isSuccess(plain))
        t.notExercised(
          ['encodings.single-refuses-by-accept', 'encodings.single-refuses-by-format'],
          `${operation.id} in JSON: status ${plain.status}`,
        );
      const single = singles.indexOf(operation.id);
      // A quick run tries one of them with each operation.
      for (const accept of gate.effort === 'quick' ? others.slice(single % 3, (single % 3) + 1) : others)
        t.expectError(
          'encodings.single-refuses-by-accept',
          await t.send({ ...request, accept }),
          'not-acceptable',
        );
      t.expectError(
        'encodings.single-refuses-by-format',
        await t.send({ ...request, query: { format: 'ndjson' } }),
        'not-acceptable',
      );
      // `format` takes precedence over `Accept` here too.
      const both = { ...request, accept: mediaTypes.json, query: { format: 'ndjson' } };
      t.expectError('encodings.single-refuses-by-format', await t.send(both), 'not-acceptable');
      const admitting = await t.send({ ...request, accept: `${mediaTypes.csv}, ${mediaTypes.json};q=0.1` });
      t.expectSuccess('encodings.accept-weights', admitting);
    });

    const isList = ({ list }: OperationShape) => list !== null;
    // Every list and every refusal is tested in every encoding, but not every combination of both.
    const lists = gate.operations(isList).map(({ id }) => id);
    await gate.eachOperation(isList, async (operation, t) => {
      const request = await t.request(operation);
      const slug = t.unique('gate-no-such-workspace');
      const refusals: Partial<OperationRequest>[] = [
        { token: null },
        { query: { limit: 'abc' } },
        operation.path.includes('{slug}') ? { path: { ...request.path, slug } } : { token: null },
      ];
      const encodings = [
        ...others.map((accept) => ({ accept, query: {} })),
        { query: { format: 'ndjson' } },
        { accept: mediaTypes.csv, query: { format: 'ndjson' } },
      ];
      for (const [number, encoding] of encodings.entries()) {
        const refusal = refusals[(lists.indexOf(operation.id) + number) % refusals.length] ?? {};
        const query = { ...encoding.query, ...refusal.query };
        const exchange = await t.send({ ...request, ...encoding, ...refusal, query });
        if (exchange.status < 400) continue;
        t.expect(
          'encodings.errors-stay-json',
          exchange.mediaType === mediaTypes.json && isObject(getJson(exchange)),
          {
            expected: `an error in ${mediaTypes.json}`,
            got: `content type ${exchange.headers['content-type'] ?? 'none'}: ${exchange.text.slice(0, 100)}`,
          },
        );
      }
    });
  },
);
