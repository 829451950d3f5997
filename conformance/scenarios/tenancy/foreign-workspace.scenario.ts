import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { coveredBy } from '../support/covers.ts';
import { foreignRecord } from '../support/foreign-record.ts';

const refused = 'tenancy.foreign-workspace-refused';
const hidden = 'tenancy.foreign-workspace-is-404';
const record = 'tenancy.foreign-record-is-404';

const secondWorkspace = async (t: Case) => {
  if (t.target.token.startsWith('sess_'))
    t.notExercised([refused, hidden, record], 'an API key as the token');
  return t.needs('second-workspace')();
};

export default scenario(
  'tenancy.foreign-workspace',
  "A key has no access to another tenant's workspace or its records",
  { clauses: [refused, hidden, record], needs: ['second-workspace'] },
  async (gate) => {
    await gate.eachOperation(coveredBy(refused), async (operation, t) => {
      const { workspace } = await secondWorkspace(t);
      const request = await t.request(operation, { placeholder: true });
      const exchange = await t.send({ ...request, path: { ...request.path, slug: workspace } });
      t.expectHidden(refused, exchange);
      t.expectStatus(hidden, exchange, 404);
    });

    await gate.eachOperation(coveredBy(record), async (operation, t) => {
      const path = await foreignRecord(t, operation, await secondWorkspace(t));
      if (!path) return t.notExercised(record, `another workspace's record for ${operation.id}`);
      const request = await t.request(operation, { placeholder: true });
      t.expectHidden(record, await t.send({ ...request, path }));
    });
  },
);
