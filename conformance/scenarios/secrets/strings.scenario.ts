import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { awkwardStrings, grouped, letters } from '../shared/strings.ts';
import { secretNamed, setSecret } from './secret-records.ts';

/** Whether a server may change a string when it stores it: spaces at the ends, and characters that end a line. */
const isOneLine = (value: string): boolean =>
  value !== '' && value.trim() === value && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

export default scenario(
  'secrets.strings',
  'A secret keeps its purpose and its name in the letters of any script',
  {},
  async (gate) => {
    await gate.case('purposes', async (t) => {
      const { name } = await setSecret(t, { purpose: 'gate' });
      // The member names in the body of the PUT are not documented: a server may not know this one.
      if ((await secretNamed(t, name))?.purpose !== 'gate')
        return t.notExercised('secrets.purpose-visible', 'a secret that is shown with its purpose');
      const purposes = awkwardStrings.filter(isOneLine);
      // A quick run sends them in two purposes.
      const half = Math.ceil(purposes.length / 2);
      const sent =
        gate.effort === 'quick' ? grouped(purposes, half).map((group) => group.join(' | ')) : purposes;
      for (const purpose of sent) {
        const body = t.sample('setSecret', { name, purpose });
        // A server may refuse a purpose, such as one with a character that it doesn't know.
        if (!isSuccess(await t.send({ operation: 'setSecret', body }))) continue;
        const secret = await secretNamed(t, name);
        t.expect('secrets.purpose-visible', secret?.purpose === purpose, {
          expected: JSON.stringify(purpose),
          got: JSON.stringify(secret?.purpose) ?? 'none',
        });
      }
    });

    await gate.case('names', async (t) => {
      const base = t.unique('gate').replaceAll('-', '_');
      const isSame = (one: string) => (other: unknown) => String(other).normalize() === one.normalize();
      const sent = gate.effort === 'quick' ? letters.slice(0, 1) : letters;
      for (const [number, text] of sent.entries()) {
        const name = `${base}_${number}_${text.replaceAll(' ', '')}`;
        const body = t.sample('setSecret', { name });
        // The characters that a name may have are not documented.
        if (!isSuccess(await t.send({ operation: 'setSecret', body }))) continue;
        const find = () => t.subjects.find('listSecrets', (secret) => isSame(name)(secret.name));
        t.expect('secrets.set-creates', (await find()) !== undefined, {
          expected: `${name} in the list`,
          got: 'not listed',
        });
        const deleted = await t.send({ operation: 'deleteSecret', path: { name } });
        t.expectSuccess('secrets.delete-is-permanent', deleted);
        t.expect('secrets.delete-is-permanent', (await find()) === undefined, {
          expected: 'not listed',
          got: name,
        });
      }
    });
  },
);
