import { scenario } from '../../engine/scenario.ts';
import { expectOwnSecret, expectOwnTheme } from './isolation.ts';
import { runsToken, secondTenant } from './tenants.ts';

export default scenario(
  'tenancy.writes',
  'A write in one workspace does not affect another one, even under the same name',
  { needs: ['second-workspace'] },
  async (gate) => {
    await gate.case('a secret of the same name', async (t) => {
      await expectOwnSecret(
        t,
        ['tenancy.names-are-per-workspace', 'tenancy.writes-stay-in-workspace'],
        await secondTenant(t, ['tenancy.names-are-per-workspace', 'tenancy.writes-stay-in-workspace']),
      );
    });

    await gate.case('the theme', async (t) => {
      const other = await secondTenant(t, ['tenancy.writes-stay-in-workspace']);
      await expectOwnTheme(t, 'tenancy.writes-stay-in-workspace', { writer: runsToken(t), reader: other });
    });
  },
);
