import { type ClauseId, errors } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { instantOf } from '../../judging/instant.ts';
import { secretNamed, secretsOf, setSecret } from '../support/secret-list.ts';

const clauses = [
  'secrets.set-creates',
  'secrets.set-overwrites',
  'secrets.overwrite-moves-times',
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
      const { name } = await setSecret(t, { purpose: 'gate-first', value: t.unique('value') });
      t.pass('secrets.put-body', 'setSecret');
      const first = await secretNamed(t, name);
      t.expect('secrets.set-creates', first !== undefined, {
        expected: `${name} in the list`,
        got: 'not listed',
      });
      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 2 });
      await setSecret(t, { name, purpose: 'gate-second', value: t.unique('value') });
      const all = (await secretsOf(t)).filter((secret) => secret.name === name);
      const second = all[0];
      t.expect('secrets.set-overwrites', all.length === 1, {
        expected: `one ${name}`,
        got: JSON.stringify(all),
      });
      const moved = instantOf(second?.updated_at) - instantOf(first?.updated_at);
      // Without a test clock, both may fall into the same millisecond.
      const hasMoved = t.has('advance-clock') ? moved > 0 : moved >= 0;
      const isKept = instantOf(second?.created_at) === instantOf(first?.created_at);
      t.expect('secrets.overwrite-moves-times', hasMoved && isKept, {
        expected: `created_at ${first?.created_at} and a later updated_at than ${first?.updated_at}`,
        got: JSON.stringify(all),
      });
      // The names in the body of the PUT are not shown: a server may not know this one.
      for (const [sent, shown] of [
        ['gate-first', first],
        ['gate-second', second],
      ] as const) {
        if (shown?.purpose === undefined || shown.purpose === null) continue;
        t.expect('secrets.purpose-visible', shown.purpose === sent, { expected: sent, got: shown.purpose });
      }

      t.expectSuccess(
        'secrets.delete-is-permanent',
        await t.send({ operation: 'deleteSecret', path: { name } }),
      );
      const gone = await secretNamed(t, name);
      t.expect('secrets.delete-is-permanent', gone === undefined, { expected: 'not listed', got: name });
      const rotated = await t.send({ operation: 'rotateSecret', path: { name } });
      if (rotated.status !== errors['validation-failed'].status)
        t.expectError('secrets.delete-is-permanent', rotated, 'not-found');
    });

    await gate.case('names', async (t) => {
      const names = (await secretsOf(t)).map(({ name }) => name);
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      t.expect('secrets.name-is-identifier', twice.length === 0, {
        expected: 'every name once',
        got: twice.join(', '),
      });
    });

    await gate.case('residency', async (t) => {
      const residencies = new Set<string>();
      for (const _ of [1, 2]) {
        const { name } = await setSecret(t, { residency: undefined });
        residencies.add(String((await secretNamed(t, name))?.residency));
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
