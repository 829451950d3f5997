import { basePath } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'versioning.base-url',
  'The base URL of the API names its version',
  { holds: [] },
  async (gate) => {
    await gate.case('the base URL of the target', async (t) => {
      const me = await t.send({ operation: 'getMe' });
      const { pathname } = new URL(t.target.url);
      t.expect('versioning.version-in-path', isSuccess(me) && pathname.endsWith(basePath), {
        got: `status ${me.status} at ${t.target.url}`,
      });
    });
  },
);
