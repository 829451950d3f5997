import type { ClauseId } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { secretNamed, secretsOf, setSecret } from '../support/secret-list.ts';

const clauses = [
  'secrets.set-creates',
  'secrets.set-overwrites',
  'secrets.name-is-identifier',
  'secrets.purpose-visible',
  'secrets.residency-defaults-to-home',
  'secrets.delete-is-permanent',
  'secrets.put-body',
] as const satisfies ClauseId[];

export default scenario(
  'secrets.life',
  'A secret is set, overwritten and deleted under one name',
  { clauses },
  async (gate) => {
    await gate.case('set, overwrite, delete', async (t) => {
      const { name } = await setSecret(t, clauses, { purpose: 'gate-first', value: t.unique('value') });
      t.pass('secrets.put-body', 'setSecret');
      const first = await secretNamed(t, 'secrets.set-creates', name);
      t.expect('secrets.set-creates', first !== undefined, {
        expected: `${name} in the list`,
        got: 'not listed',
      });
      t.expect('secrets.purpose-visible', first?.purpose === 'gate-first', {
        expected: 'gate-first',
        got: String(first?.purpose),
      });

      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 2 });
      await setSecret(t, clauses, { name, purpose: 'gate-second', value: t.unique('value') });
      const all = (await secretsOf(t, 'secrets.set-overwrites')).filter((secret) => secret.name === name);
      const second = all[0];
      const moved = Date.parse(second?.updated_at ?? '') - Date.parse(first?.updated_at ?? '');
      // Without a test clock, both may fall into the same millisecond.
      t.expect(
        'secrets.set-overwrites',
        all.length === 1 && (t.has('advance-clock') ? moved > 0 : moved >= 0),
        {
          expected: `one ${name} with a later updated_at`,
          got: JSON.stringify(all),
        },
      );
      t.expect(
        'secrets.set-overwrites',
        Date.parse(second?.created_at ?? '') === Date.parse(first?.created_at ?? ''),
        {
          expected: `created_at ${first?.created_at}`,
          got: String(second?.created_at),
        },
      );
      t.expect('secrets.purpose-visible', second?.purpose === 'gate-second', {
        expected: 'gate-second',
        got: String(second?.purpose),
      });

      t.expectSuccess(
        'secrets.delete-is-permanent',
        await t.send({ operation: 'deleteSecret', path: { name } }),
      );
      const gone = await secretNamed(t, 'secrets.delete-is-permanent', name);
      t.expect('secrets.delete-is-permanent', gone === undefined, { expected: 'not listed', got: name });
      for (const operation of ['rotateSecret', 'deleteSecret'] as const) {
        const answer = await t.send({ operation, path: { name } });
        t.expectError('secrets.delete-is-permanent', answer, 'not-found');
      }
    });

    await gate.case('names', async (t) => {
      const names = (await secretsOf(t, 'secrets.name-is-identifier')).map(({ name }) => name);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      t.expect('secrets.name-is-identifier', twice.length === 0, {
        expected: 'every name once',
        got: twice.join(', '),
      });
    });

    await gate.case('residency', async (t) => {
      const residencies = new Set<string>();
      for (const _ of [1, 2]) {
        const { name } = await setSecret(t, clauses, { residency: undefined });
        residencies.add(
          String((await secretNamed(t, 'secrets.residency-defaults-to-home', name))?.residency),
        );
      }
      const [home = ''] = residencies;
      t.expect(
        'secrets.residency-defaults-to-home',
        residencies.size === 1 && home !== '' && home !== 'undefined',
        {
          expected: 'the same region for every secret without an explicit one',
          got: [...residencies].join(', '),
        },
      );
    });
  },
);
