import { grants, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { coveredBy } from '../../checks/covered-operations.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { OperationRequest } from '../../target/request.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';

const others = [mediaTypes.ndjson, mediaTypes.csv, mediaTypes.tson];

/** Returns a key with every scope except those that grant an operation; null if the target creates none. */
const keyWithoutScope = async (t: Case, { scope }: OperationShape): Promise<string | null> => {
  if (scope === null) return null;
  try {
    return (await t.subjects.token(grantableScopes(t).filter((other) => !grants([other], scope)))).token;
  } catch (error) {
    if (!(error instanceof NotExercisedError)) throw error;
    return null;
  }
};

export default scenario(
  'encodings.refusals',
  'Single resources and errors are always JSON',
  {},
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
    const lists = gate.operations(isList).map(({ id }) => id);
    await gate.eachOperation(isList, async (operation, t) => {
      const request = await t.request(operation);
      const slug = t.unique('gate-no-such-workspace');
      const short = await keyWithoutScope(t, operation);
      const refusals: Partial<OperationRequest>[] = [
        { token: null },
        { query: { limit: 'abc' } },
        ...(operation.path.includes('{slug}') ? [{ path: { ...request.path, slug } }] : []),
        ...(short === null ? [] : [{ token: short }]),
      ];
      const inFormat = [
        { query: { format: 'ndjson' } },
        { accept: mediaTypes.csv, query: { format: 'ndjson' } },
      ];
      const place = lists.indexOf(operation.id);
      for (const [number, refusal] of refusals.entries()) {
        const encodings = [
          ...others.map((accept) => ({ accept, query: {} })),
          // Not every combination of a list and a refusal is tested with the parameter.
          ...((place + number) % refusals.length < 2 ? inFormat.slice(number % 2, (number % 2) + 1) : []),
        ];
        for (const encoding of encodings) {
          const query = { ...encoding.query, ...refusal.query };
          const exchange = await t.send({ ...request, ...encoding, ...refusal, query });
          const isJsonError =
            exchange.status >= 400 && exchange.mediaType === mediaTypes.json && isObject(getJson(exchange));
          // Whether the request has to be refused is stated by other clauses.
          const isRefused =
            exchange.status >= 400 ||
            statusFits((await t.send({ ...request, accept: mediaTypes.json, ...refusal })).status, '4XX');
          if (!isRefused) continue;
          t.expect(
            'encodings.errors-stay-json',
            isJsonError,
            {
              expected: `an error in ${mediaTypes.json}, as for a request of JSON`,
              got: `status ${exchange.status} in ${exchange.headers['content-type'] ?? 'no media type'}: ${exchange.text.slice(0, 100)}`,
            },
            exchange,
          );
        }
      }
    });
  },
);
