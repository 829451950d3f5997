import { scenario } from '../../engine/scenario.ts';
import { setSecret } from '../support/secret-list.ts';

export default scenario(
  'secrets.secrecy',
  'No answer shows the value of a secret',
  { clauses: ['secrets.value-never-returned', 'secrets.rotate-body-optional', 'secrets.overlap-length'] },
  async (gate) => {
    await gate.case('every operation', async (t) => {
      const clause = 'secrets.value-never-returned';
      const values = [t.unique('gate-value'), t.unique('gate-value')];
      const { name, text } = await setSecret(t, [clause], { value: values[0], zdr: false });
      const path = { name };
      const rotated = await t.send({ operation: 'rotateSecret', path });
      t.expectSuccess('secrets.rotate-body-optional', rotated);
      const brought = await t.send({ operation: 'rotateSecret', path, body: { value: values[1] } });
      t.expectSuccess('secrets.rotate-body-optional', brought);
      const listed = await t.send({ operation: 'listSecrets', query: { limit: 100 } });
      const { body } = await t.request('createProxyUrl');
      const proxied = await t.send({ operation: 'createProxyUrl', body: { ...(body as object), name } });
      const deleted = await t.send({ operation: 'deleteSecret', path });
      const answers = [text, ...[rotated, brought, listed, proxied, deleted].map((answer) => answer.text)];
      const leaks = answers.filter((answer) => values.some((value) => answer.includes(value)));
      t.expect(clause, leaks.length === 0, { expected: 'no value', got: `one in ${leaks.length} answers` });

      if (rotated.status > 299) return;
      const { updated_at: at, overlap_ends_at: until } = rotated.json<Record<string, string>>() ?? {};
      const seconds = (Date.parse(until ?? '') - Date.parse(at ?? '')) / 1000;
      t.expect('secrets.overlap-length', seconds === 3600, {
        expected: 'an overlap of 3,600 seconds after the rotation',
        got: `${seconds}`,
      });
    });
  },
);
