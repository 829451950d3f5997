import { mediaTypes, type OperationShape, operations } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { coveredBy } from '../../checks/check-exchange.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import { type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { isList, otherEncodings } from '../shared/lists.ts';

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

/** Requests for a list that are refused, each for another reason. Limits and cursors are refused in other scenarios. */
const createRefusals = async (t: Case, operation: OperationShape): Promise<Partial<OperationRequest>[]> => {
  const { path } = await t.request(operation);
  const key = await keyWithoutScope(t, operation);
  return [
    { token: null },
    ...(operation.path.includes('{slug}')
      ? [{ path: { ...path, slug: t.unique('gate-no-such-workspace') } }]
      : []),
    ...(key === null ? [] : [{ token: key }]),
  ];
};

export default scenario('Single resources and errors are always JSON', { holds: [] }, async (gate) => {
  await gate.eachOperation(coveredBy('encodings.single-refuses-by-accept'), async (operation, t, share) => {
    const request = await t.request(operation);
    const weighted = async () => {
      const response = await t.send({ ...request, accept: `${mediaTypes.csv}, ${mediaTypes.json};q=0.1` });
      t.expectSuccess('encodings.accept-weights', response);
    };
    const isInJson = async () => isSuccess(await t.send(request));
    const expectRefusal = async (
      clause: 'encodings.single-refuses-by-accept' | 'encodings.single-refuses-by-format',
      extra: Partial<OperationRequest>,
    ) => {
      const response = await t.send({ ...request, ...extra });
      if (response.status !== 406 && !isSuccess(response) && !(await isInJson()))
        t.notExercised([], `${operation.id} in JSON`);
      t.expectError(clause, response, 'not-acceptable');
    };
    for (const accept of share(otherEncodings))
      await expectRefusal('encodings.single-refuses-by-accept', { accept });
    // `format` takes precedence over `Accept` here too.
    const byFormat = [{}, { accept: mediaTypes.json }].map(
      (extra) => () =>
        expectRefusal('encodings.single-refuses-by-format', { ...extra, query: { format: 'ndjson' } }),
    );
    for (const check of share([weighted, ...byFormat])) await check();
  });

  await gate.eachOperation(isList, async (operation, t, share) => {
    const request = await t.request(operation);
    for (const refusal of share(await createRefusals(t, operation)))
      for (const encoding of share(encodings, 2)) {
        const query = { ...encoding.query, ...refusal.query };
        const exchange = await t.send({ ...request, ...encoding, ...refusal, query });
        const isJsonError =
          exchange.status >= 400 && exchange.mediaType === mediaTypes.json && isObject(getJson(exchange));
        // Whether the request has to be refused is stated by other clauses.
        const isRefused =
          exchange.status >= 400 ||
          statusFits((await t.send({ ...request, accept: mediaTypes.json, ...refusal })).status, '4XX');
        if (!isRefused) continue;
        t.expect('encodings.errors-stay-json', isJsonError, {
          expected: `an error in ${mediaTypes.json}, as for a request of JSON`,
          got: `status ${exchange.status} in ${exchange.headers['content-type'] ?? 'no media type'}: ${exchange.text.slice(0, 100)}`,
          exchange,
        });
      }
  });
});
