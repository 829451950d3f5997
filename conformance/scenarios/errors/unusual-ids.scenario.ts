import { type OperationShape, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { coveredBy } from '../../checks/covered-operations.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { findResource } from '../../resources/find-resource.ts';
import { inTurn, unusualStrings } from '../shared/unusual-strings.ts';

const hasUnknownId = coveredBy('errors.unknown-id-is-404');
const hasUnknownWorkspace = coveredBy('tenancy.unknown-workspace-is-404');

/** Strings that only a lenient comparison takes for the id: one in C, by a pattern, or in a query made of strings. */
const nearIds: readonly ((id: string) => string)[] = [
  (id) => `${id}\0`,
  (id) => `${id.slice(0, -1)}%`,
  // Not the last character: where an id is the Base64 of bytes, that one has bits that mean nothing.
  (id) => `${id.slice(0, -4)}_${id.slice(-3)}`,
  (id) => `${id}' OR '1'='1`,
  (id) => `${id}%00`,
];

/** Whether a read shows a single record with its id. */
const showsId = (operation: OperationShape): boolean =>
  hasUnknownId(operation) &&
  operation.method === 'GET' &&
  operation.list === null &&
  findResource(operation)?.id === 'id';

export default scenario(
  'errors.unusual-ids',
  'Ids with unusual characters, or of unusual length, name no record',
  {},
  async (gate) => {
    // A server may refuse such an id as malformed: the service document doesn't specify which ids are well-formed.
    await gate.eachOperation(hasUnknownId, async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      const { id = resources.agent.id } = findResource(operation) ?? {};
      for (const unusual of unusualStrings) {
        const path = { ...request.path, [String(id)]: unusual(t.unique()) };
        t.expectRefused('errors.unknown-id-is-404', await t.send({ ...request, path }));
      }
    });

    await gate.eachOperation(showsId, async (operation, t) => {
      const { path, ...request } = await t.request(operation);
      const own = path?.id ?? '';
      for (const id of nearIds.map((near) => near(own)).filter((near) => near !== own)) {
        const response = await t.send({ ...request, path: { id } });
        const responseId = isSuccess(response) ? member(getJson(response), 'id') : undefined;
        // It may be the id of another record, but never of this one.
        t.expect(
          'errors.unknown-id-is-404',
          responseId !== own && !statusFits(response.status, '5XX'),
          { expected: `no record ${own} under ${JSON.stringify(id)}`, got: describeResponse(response) },
          response,
        );
      }
    });

    const below = gate.operations(hasUnknownWorkspace);
    await gate.eachOperation(hasUnknownWorkspace, async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      const values =
        gate.effort === 'quick' ? [inTurn(unusualStrings, below.indexOf(operation))] : unusualStrings;
      for (const unusual of values) {
        const path = { ...request.path, slug: unusual(t.unique(t.target.workspace)) };
        t.expectRefused('tenancy.unknown-workspace-is-404', await t.send({ ...request, path }));
      }
    });
  },
);
