import { errors } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { coveredBy } from '../../checks/covered-operations.ts';
import { scenario } from '../../engine/scenario.ts';
import { findResource } from '../../resources/find-resource.ts';
import { foreignRequest } from '../shared/no-access.ts';
import { runsToken } from '../tenancy/tenants.ts';

export default scenario(
  'errors.not-found',
  'Unknown identifiers return 404 in every path parameter, even if they resemble existing ones',
  {},
  async (gate) => {
    // A refusal may quote the id; every message is checked to be a single line.
    await gate.case('an id with a line feed', async (t) => {
      const id = t.unique('gate\n');
      t.expectRefused('errors.unknown-id-is-404', await t.send({ operation: 'getPage', path: { id } }));
      await t.send({ operation: 'getPage', path: { slug: id, id } });
      await t.send({ operation: 'changePlan', body: { plan_id: id } });
    });

    await gate.eachOperation(coveredBy('errors.unknown-id-is-404'), async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      t.expectError('errors.unknown-id-is-404', await t.send(request), 'not-found');
    });

    await gate.eachOperation(
      (operation) =>
        coveredBy('errors.unknown-id-is-404')(operation) &&
        operation.method === 'GET' &&
        operation.list === null &&
        findResource(operation)?.id === 'id',
      async (operation, t) => {
        const { path, ...request } = await t.request(operation);
        const id = path?.id?.slice(0, -1) ?? '';
        const response = await t.send({ ...request, path: { id } });
        // It may be the id of another record, but never of this one.
        const responseId = isSuccess(response) ? member(getJson(response), 'id') : undefined;
        t.expect('errors.unknown-id-is-404', responseId !== path?.id, {
          expected: `no ${path?.id} under ${id}, which is only the start of its id`,
          got: String(responseId),
        });
      },
    );

    await gate.eachOperation(coveredBy('tenancy.unknown-workspace-is-404'), async (operation, t) => {
      const { request } = await foreignRequest(runsToken(t), operation);
      // The slug starts with the slug of the token's workspace.
      const slug = t.unique(`${t.target.workspace}-gate`);
      const exchange = await t.send({ ...request, path: { ...request.path, slug } });
      t.expectHidden('tenancy.unknown-workspace-is-404', exchange);
      if (exchange.status === errors['not-found'].status && coveredBy('errors.not-found-code')(operation))
        t.expectError('errors.not-found-code', exchange, { code: errors['not-found'].code });
    });
  },
);
