import { errors, examples, operations } from '@workspace-api/contract';
import { getItems, isSuccess } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { scenario } from '../../engine/scenario.ts';
import { longLengths, longString } from '../shared/json-edge-cases.ts';
import {
  acceptedValues,
  listSecrets,
  secretNamed,
  secretsNamed,
  setSecret,
  valued,
} from './secret-records.ts';

/** A region of the contract's examples other than the home region; a target may have others. */
const elsewhere = examples['secret-list'].data.find(
  ({ residency }) => residency !== examples['set-secret-request'].residency,
)?.residency;

export default scenario(
  'secrets.life',
  'A secret is set, overwritten and deleted under one name',
  {},
  async (gate) => {
    await gate.case('set, overwrite, delete', async (t) => {
      const { name } = await setSecret(t, { purpose: 'gate-first', ...valued(t, t.unique('value')) });
      t.pass('secrets.put-body', 'setSecret');
      const first = await secretNamed(t, name);
      t.expect('secrets.set-creates', first !== undefined, {
        expected: `${name} in the list`,
        got: 'not listed',
      });
      const former = t.has('inspect-storage') ? await acceptedValues(t, name) : null;
      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 2 });
      await setSecret(t, { name, purpose: 'gate-second', ...valued(t, t.unique('value')) });
      if (former) {
        const [current = ''] = await acceptedValues(t, name);
        t.expect('secrets.set-overwrites', current !== '' && !former.includes(current), {
          expected: 'the value of the overwrite',
          got: 'the former value',
        });
      }
      const all = await secretsNamed(t, name);
      const second = all[0];
      t.expect('secrets.set-overwrites', all.length === 1, {
        expected: `${name} once in the list`,
        got: JSON.stringify(all),
      });
      const moved = parseInstant(second?.updated_at) - parseInstant(first?.updated_at);
      // Without a test clock, both may fall into the same millisecond.
      const hasMoved = t.has('advance-clock') ? moved > 0 : moved >= 0;
      const isUnchanged = parseInstant(second?.created_at) === parseInstant(first?.created_at);
      t.expect('secrets.overwrite-moves-times', hasMoved && isUnchanged, {
        expected: `created_at ${first?.created_at} and a later updated_at than ${first?.updated_at}`,
        got: JSON.stringify(all),
      });

      t.expectSuccess(
        'secrets.delete-is-permanent',
        await t.send({ operation: 'deleteSecret', path: { name } }),
      );
      const gone = await secretNamed(t, name);
      t.expect('secrets.delete-is-permanent', gone === undefined, { expected: 'not listed', got: name });
      const rotated = await t.send({ operation: 'rotateSecret', path: { name } });
      if (rotated.status !== errors['validation-failed'].status)
        t.expectError('secrets.delete-is-permanent', rotated, 'not-found');

      // A new secret with the same name inherits nothing from the deleted one.
      await setSecret(t, { name, purpose: undefined, ...valued(t, t.unique('value')) });
      const next = await secretNamed(t, name);
      const isOlder =
        t.has('advance-clock') && parseInstant(next?.created_at) <= parseInstant(first?.created_at);
      t.expect('secrets.delete-is-permanent', next?.purpose !== 'gate-second' && !isOlder, {
        expected: `a new secret: without the purpose gate-second, and created after ${first?.created_at}`,
        got: JSON.stringify(next),
      });
    });

    await gate.case('near-equal names', async (t) => {
      const { name: base } = await setSecret(t, {});
      const long = `${base}${'_'.repeat(60)}`;
      const names = [base];
      for (const name of [`${base}_`, `${base}.`, `${long}a`, `${long}b`, `${base}_Of_Mixed_CASE`]) {
        const body = t.sample('setSecret', { name });
        // The characters and the length that a name may have are not documented.
        if (isSuccess(await t.send({ operation: 'setSecret', body }))) names.push(name);
      }
      const expectEach = async (expected: readonly string[]) => {
        const listedNames = (await listSecrets(t)).map(({ name }) => name);
        const lost = expected.filter((name) => !listedNames.includes(name));
        t.expect('secrets.set-creates', lost.length === 0, {
          expected: `the secrets ${expected.join(', ')}`,
          got: `none called ${lost.join(', ')}`,
        });
      };
      await expectEach(names);
      t.expectSuccess(
        'secrets.delete-is-permanent',
        await t.send({ operation: 'deleteSecret', path: { name: base } }),
      );
      await expectEach(names.slice(1));
    });

    await gate.case('purposes', async (t) => {
      const { name } = await setSecret(t, { purpose: 'Gate Mail, first' });
      const first = await secretNamed(t, name);
      // The member names in the body of the PUT are not documented: a server may not know this one.
      if (first?.purpose === undefined || first.purpose === null || first.purpose === '')
        return t.notExercised('secrets.purpose-visible', 'a secret that is shown with its purpose');
      const expectPurpose = (actualPurpose: unknown, expectedPurpose: string) =>
        t.expect('secrets.purpose-visible', actualPurpose === expectedPurpose, {
          expected: expectedPurpose,
          got: String(actualPurpose),
        });
      expectPurpose(first.purpose, 'Gate Mail, first');
      for (const purpose of ['gate mail, first', 'Gate Mail']) {
        await setSecret(t, { name, purpose });
        expectPurpose((await secretNamed(t, name))?.purpose, purpose);
      }
      await t.prepare({ operation: 'rotateSecret', path: { name } });
      expectPurpose((await secretNamed(t, name))?.purpose, 'Gate Mail');
      // The length of a purpose is not documented.
      for (const length of longLengths) {
        const purpose = longString('Gate', length);
        const body = t.sample('setSecret', { name, purpose });
        if (!isSuccess(await t.send({ operation: 'setSecret', body }))) continue;
        expectPurpose((await secretNamed(t, name))?.purpose, purpose);
        break;
      }
    });

    await gate.case('names', async (t) => {
      const { name } = await setSecret(t, {});
      await setSecret(t, { name });
      await t.prepare({ operation: 'rotateSecret', path: { name } });
      // A single page: an insert between two requests must not look like a repeated name.
      const page = await t.prepare({ operation: 'listSecrets' });
      const names = getItems(operations.listSecrets, page.json()).map((secret) => String(secret.name));
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
        // Sets a secret in another region in between, if the target accepts it.
        const body = t.sample('setSecret', { residency: elsewhere });
        await t.send({ operation: 'setSecret', body });
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
