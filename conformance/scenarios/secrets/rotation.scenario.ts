import { getJson, member } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { scenario } from '../../engine/scenario.ts';
import { tolerance } from '../shared/expiry-margin.ts';
import { acceptedValues, setSecret, valued } from './secret-records.ts';

const day = 24 * 60 * 60;
/** How long to wait for the end of an overlap, in seconds. Its length is not documented, but a year is too long. */
const defaultWaits = [60 * 60 + tolerance, day, 30 * day, 366 * day];

const short = (fingerprints: readonly string[]) =>
  fingerprints.map((fingerprint) => fingerprint.slice(0, 12)).join(', ');

export default scenario(
  'secrets.rotation',
  'A rotation creates a new value, and the old one remains valid for a while; a deletion leaves no valid value',
  { needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('the overlap of two values', async (t) => {
      const { name } = await setSecret(t, valued(t, t.unique('value')));
      const [first = ''] = await acceptedValues(t, name);
      const rotated = await t.prepare({ operation: 'rotateSecret', path: { name } });
      const during = await acceptedValues(t, name);
      const [second = ''] = during;
      t.expect('secrets.rotate-makes-new-value', second !== '' && second !== first, {
        expected: `a value other than ${short([first])}`,
        got: short(during),
      });
      t.expect('secrets.rotate-overlap', during.includes(first), {
        expected: `the values ${short([second, first])}`,
        got: short(during),
      });
      const again = await t.prepare({ operation: 'rotateSecret', path: { name } });
      const [third = '', ...older] = await acceptedValues(t, name);
      t.expect('secrets.rotate-makes-new-value', third !== second && third !== first, {
        expected: `a value other than ${short([second, first])}`,
        got: short([third]),
      });
      t.expect('secrets.rotate-overlap', older.includes(second), {
        expected: `the values ${short([third, second])}`,
        got: short([third, ...older]),
      });
      if (!t.has('advance-clock'))
        return t.notExercised('secrets.rotate-overlap-ends', 'a driver with the capability advance-clock');
      // A target that returns the end of the overlap must keep to it; any other may end the overlap later.
      const [from, until] = ['updated_at', 'overlap_ends_at'].map((key) =>
        parseInstant(member(getJson(again), key)),
      );
      const overlapSeconds = ((until ?? Number.NaN) - (from ?? Number.NaN)) / 1000;
      const waits = overlapSeconds > 0 ? [overlapSeconds + tolerance] : defaultWaits;
      let now = [third, ...older];
      for (const seconds of waits) {
        await t.needs('advance-clock')({ seconds });
        now = await acceptedValues(t, name);
        if (now.length === 1) break;
      }
      t.expect(
        'secrets.rotate-overlap-ends',
        now.length === 1 && now[0] === third,
        { expected: `only the new value ${short([third])}`, got: short(now) },
        rotated,
      );
    });

    await gate.case('a deletion in between', async (t) => {
      const { name } = await setSecret(t, valued(t, t.unique('value')));
      await t.prepare({ operation: 'rotateSecret', path: { name } });
      const before = await acceptedValues(t, name);
      await t.prepare({ operation: 'deleteSecret', path: { name } });
      await setSecret(t, { name, ...valued(t, t.unique('value')) });
      const after = await acceptedValues(t, name);
      t.expect(
        'secrets.delete-has-no-overlap',
        after.length > 0 && !after.some((value) => before.includes(value)),
        {
          expected: `none of the former values ${short(before)}`,
          got: short(after),
        },
      );
    });
  },
);
