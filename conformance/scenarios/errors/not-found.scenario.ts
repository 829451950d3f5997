import { errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { coveredBy } from '../support/covers.ts';

const unknownId = 'errors.unknown-id-is-404';
const unknownWorkspace = 'tenancy.unknown-workspace-is-404';
const code = 'errors.not-found-code';

export default scenario(
  'errors.not-found',
  'Unknown identifiers are answered 404, in every path parameter',
  { clauses: [unknownId, unknownWorkspace, code] },
  async (gate) => {
    await gate.eachOperation(coveredBy(unknownId), async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      t.expectError(unknownId, await t.send(request), 'not-found');
    });

    await gate.eachOperation(coveredBy(unknownWorkspace), async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      const slug = t.unique('gate-no-such-workspace');
      const exchange = await t.send({ ...request, path: { ...request.path, slug } });
      t.expectHidden(unknownWorkspace, exchange);
      if (exchange.status === errors['not-found'].status && coveredBy(code)(operation))
        t.expectError(code, exchange, { code: errors['not-found'].code });
    });
  },
);
