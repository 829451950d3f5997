import { scenario } from '../../engine/scenario.ts';
import { expectOwnSecret, expectOwnTheme } from './isolation.ts';
import { runsToken, secondTenant } from './tenants.ts';

const stays = 'tenancy.writes-stay-in-workspace';
const names = 'tenancy.names-are-per-workspace';

export default scenario(
  'tenancy.writes',
  'What is written in one workspace stays there, under the same name too',
  { clauses: [stays, names], needs: ['second-workspace'] },
  async (gate) => {
    await gate.case('a secret of the same name', async (t) => {
      await expectOwnSecret(t, [names, stays], await secondTenant(t, [names, stays]));
    });

    await gate.case('the theme', async (t) => {
      const other = await secondTenant(t, [stays]);
      await expectOwnTheme(t, stays, { writer: runsToken(t), reader: other });
    });
  },
);
