import { errors, type OperationShape, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { coveredBy } from '../../checks/check-exchange.ts';
import { statusFits } from '../../checks/tolerated-errors.ts';
import { scenario } from '../../engine/scenario.ts';
import { findResource } from '../../resources/find-resource.ts';
import { foreignRequest } from '../shared/no-access.ts';
import { unusualStrings } from '../shared/unusual-input.ts';

const hasUnknownId = coveredBy('errors.unknown-id-is-404');

/** Strings that only a lenient comparison takes for the id: its start, one in C, by a pattern, or in a query made of strings. */
const nearIds: readonly ((id: string) => string)[] = [
  (id) => id.slice(0, -1),
  (id) => `${id}\0`,
  // Not only the last character: where an id is the Base64 of bytes, that one has bits that mean nothing.
  (id) => `${id.slice(0, -4)}_${id.slice(-3, -1)}%`,
  (id) => `${id}%00' OR '1'='1`,
];

/** Whether a read shows a single record with its id. */
const showsId = (operation: OperationShape): boolean =>
  hasUnknownId(operation) &&
  operation.method === 'GET' &&
  operation.list === null &&
  findResource(operation)?.id === 'id';

const title =
  'Unknown identifiers return 404 in every path parameter, even if they are unusual or resemble existing ones';
export default scenario(title, { holds: [] }, async (gate) => {
  // A refusal may quote the id; every message is checked to be a single line.
  await gate.case('an id with a line feed', async (t) => {
    const id = t.unique('gate\n');
    t.expectRefused('errors.unknown-id-is-404', await t.send({ operation: 'getPage', path: { id } }));
    await t.send({ operation: 'getPage', path: { slug: id, id } });
    await t.send({ operation: 'changePlan', body: { plan_id: id } });
  });

  await gate.eachOperation(hasUnknownId, async (operation, t) => {
    const request = await t.request(operation, { placeholder: true });
    const { id = resources.agent.id } = findResource(operation) ?? {};
    for (const unusual of gate.some(operation.id, [null, ...unusualStrings(gate.effort)])) {
      const path = unusual && { ...request.path, [String(id)]: unusual(t.unique()) };
      const exchange = await t.send(path ? { ...request, path } : request);
      // A server may refuse an unusual id as malformed: the service document doesn't specify which ids are well-formed.
      if (path) t.expectRefused('errors.unknown-id-is-404', exchange);
      else t.expectError('errors.unknown-id-is-404', exchange, 'not-found');
    }
  });

  await gate.eachOperation(showsId, async (operation, t) => {
    const { path, ...request } = await t.request(operation);
    const own = path?.id ?? '';
    const ids = nearIds.map((near) => near(own)).filter((near) => near !== own);
    for (const id of gate.some(operation.id, ids)) {
      const response = await t.send({ ...request, path: { id } });
      const responseId = isSuccess(response) ? member(getJson(response), 'id') : undefined;
      // It may be the id of another record, but never of this one.
      t.expect('errors.unknown-id-is-404', responseId !== own && !statusFits(response.status, '5XX'), {
        expected: `no record ${own} under ${JSON.stringify(id)}`,
        exchange: response,
      });
    }
  });

  await gate.eachKind(coveredBy('tenancy.unknown-workspace-is-404'), async (operation, t) => {
    const { request } = await foreignRequest(t, operation);
    // The slug starts with the slug of the token's workspace.
    const start = t.unique(`${t.target.workspace}-gate`);
    for (const unusual of gate.some(operation.id, [null, ...unusualStrings(gate.effort)])) {
      const slug = unusual ? unusual(start) : start;
      const exchange = await t.send({ ...request, path: { ...request.path, slug } });
      if (unusual) {
        t.expectRefused('tenancy.unknown-workspace-is-404', exchange);
        continue;
      }
      t.expectHidden('tenancy.unknown-workspace-is-404', exchange);
      if (exchange.status === errors['not-found'].status && coveredBy('errors.not-found-code')(operation))
        t.expectError('errors.not-found-code', exchange, { code: errors['not-found'].code });
    }
  });
});
