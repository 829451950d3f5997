import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'oauth.cli-config',
  'Anyone can read where to sign in',
  { holds: [] },
  async (gate) => {
    await gate.case('without credentials', async (t) => {
      const response = await t.send({ operation: 'getCliConfig', token: null });
      t.expectSuccess('oauth.cli-config-is-open', response);
      const url = response.json<{ authorize_url?: unknown } | null>()?.authorize_url;
      t.expect('oauth.cli-config-fields', typeof url === 'string' && URL.canParse(url), {
        expected: 'authorize_url, a URL',
        got: JSON.stringify(url) ?? 'none',
      });
    });
  },
);
