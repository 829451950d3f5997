import { mediaTypes, type OperationShape, operations } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { coveredBy } from '../../checks/covered-operations.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { otherEncodings } from '../shared/list-page.ts';
import { unlessMissing } from '../shared/unless-missing.ts';

/** How an encoding other than JSON is requested. `format` takes precedence over `Accept`. */
const encodings: readonly Pick<OperationRequest, 'accept' | 'query'>[] = [
  ...otherEncodings.map((accept) => ({ accept })),
  { query: { format: 'ndjson' } },
  { accept: mediaTypes.csv, query: { format: 'ndjson' } },
];

/** A key that may only read its own principal; null if the target creates none, or if an operation needs no more. */
const keyWithoutScope = async (t: Case, { scope }: OperationShape): Promise<string | null> => {
  const ownScope = operations.getMe.scope;
  const key = scope === ownScope ? null : await unlessMissing(() => t.subjects.token([ownScope]));
  return key?.token ?? null;
};

/** Requests for a list that are refused, each for another reason. */
const createRefusals = async (t: Case, operation: OperationShape): Promise<Partial<OperationRequest>[]> => {
  const { path } = await t.request(operation);
  const key = await keyWithoutScope(t, operation);
  return [
    { token: null },
    { query: { limit: 'abc' } },
    ...(operation.path.includes('{slug}')
      ? [{ path: { ...path, slug: t.unique('gate-no-such-workspace') } }]
      : []),
    ...(key === null ? [] : [{ token: key }]),
  ];
};

export default scenario(
  'encodings.refusals',
  'Single resources and errors are always JSON',
  { holds: [] },
  async (gate) => {
    const isSingle = coveredBy('encodings.single-refuses-by-accept');
    await gate.eachOperation(isSingle, async (operation, t) => {
      const request = await t.request(operation);
      const accept = `${mediaTypes.csv}, ${mediaTypes.json};q=0.1`;
      const admitting = await t.send({ ...request, accept });
      if (!isSuccess(admitting) && !isSuccess(await t.send(request)))
        t.notExercised([], `${operation.id} in JSON: status ${admitting.status}`);
      t.expectSuccess('encodings.accept-weights', admitting);
      const place = gate.operations(isSingle).indexOf(operation) % otherEncodings.length;
      for (const accept of gate.effort === 'quick' ? otherEncodings.slice(place, place + 1) : otherEncodings)
        t.expectError(
          'encodings.single-refuses-by-accept',
          await t.send({ ...request, accept }),
          'not-acceptable',
        );
      // `format` takes precedence over `Accept` here too.
      for (const extra of gate.some(operation.id, [{}, { accept: mediaTypes.json }]))
        t.expectError(
          'encodings.single-refuses-by-format',
          await t.send({ ...request, ...extra, query: { format: 'ndjson' } }),
          'not-acceptable',
        );
    });

    const isList = ({ list }: OperationShape) => list !== null;
    const lists = gate.operations(isList).map(({ id }) => id);
    await gate.eachOperation(isList, async (operation, t) => {
      const request = await t.request(operation);
      for (const [number, refusal] of (await createRefusals(t, operation)).entries()) {
        // A quick run tries one encoding for each refusal, and the next one with the next list.
        const place = (lists.indexOf(operation.id) + number) % encodings.length;
        for (const encoding of gate.effort === 'quick' ? encodings.slice(place, place + 1) : encodings) {
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
