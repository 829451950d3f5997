import { operations, type Scope } from '@workspace-api/contract';
import { showsKey } from '../../checks/credential-patterns.ts';
import { scenario } from '../../engine/scenario.ts';
import { memberLike } from './created-key.ts';

const scopes: Scope[] = [operations.getMe.scope, operations.listAgents.scope];

/** Returns every time in a record, by its place: the name of the last-use field is not documented. */
const timesIn = (value: unknown, place = ''): [place: string, time: number][] => {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return [[place, Date.parse(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => timesIn(inner, `${place}/${name}`));
};

/** Returns the latest time in a record that an earlier state of it doesn't have; NaN if there is none. */
const newTime = (record: unknown, earlier: unknown): number => {
  const earlierTimes = new Map(timesIn(earlier));
  const added = timesIn(record).filter(([place, time]) => earlierTimes.get(place) !== time);
  return added.length === 0 ? Number.NaN : Math.max(...added.map(([, time]) => time));
};

/** Lists the arrays of strings in plain data, at any depth. */
const listStringArrays = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? [value as string[]] : [];
  return [...own, ...Object.values(value).flatMap(listStringArrays)];
};

export default scenario(
  'tokens.inspect',
  'Inspecting a key shows its scopes, last use and creator, but never its secret',
  {
    clauses: [
      'tokens.inspect-hides-secret',
      'tokens.secret-shown-once',
      'tokens.inspect-shows-scopes',
      'tokens.inspect-shows-last-use',
      'tokens.inspect-shows-creator',
    ],
  },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const { id, token } = await t.subjects.freshToken(scopes);
      const inspect = async () => {
        const response = await t.send({ operation: 'getToken', path: { id } });
        t.expectSuccess('tokens.inspect-shows-scopes', response);
        t.expect('tokens.inspect-hides-secret', !showsKey(response.text, token), {
          expected: 'no part of the secret after its prefix',
          got: 'the secret',
        });
        return response;
      };
      const unused = await inspect();
      t.expect(
        'tokens.inspect-shows-scopes',
        scopes.every((scope) => unused.text.includes(scope)),
        {
          expected: scopes.join(' '),
          got: unused.text.slice(0, 300),
        },
      );
      // No scope implies another, so the array that contains them contains nothing else.
      const scopeLists = listStringArrays(unused.json()).filter((strings) =>
        scopes.every((scope) => strings.includes(scope)),
      );
      const exact =
        scopeLists.length === 0 || scopeLists.some((strings) => new Set(strings).size === scopes.length);
      t.expect('tokens.inspect-shows-scopes', exact, {
        expected: `only ${scopes.join(' ')}`,
        got: scopeLists.map((strings) => strings.join(' ')).join('; '),
      });
      t.expect('tokens.inspect-shows-creator', memberLike(unused.json(), /creat(?:or|\w{0,20}by)/i) != null, {
        expected: 'the creator of the key',
        got: unused.text.slice(0, 300),
      });
      await t.prepare({ operation: 'getMe', token });
      const used = await inspect();
      const once = newTime(used.json(), unused.json());
      t.expect('tokens.inspect-shows-last-use', !Number.isNaN(once), {
        expected: 'a time of last use after the key was used',
        got: used.text.slice(0, 300),
      });
      // Long enough for a target that records uses by the hour.
      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 3_700 });
      await t.prepare({ operation: 'getMe', token });
      const later = newTime((await inspect()).json(), used.json());
      // Without a test clock, both uses may fall into the same interval.
      const twice = Number.isNaN(later) && !t.has('advance-clock') ? once : later;
      const moved = t.has('advance-clock') ? twice > once : twice >= once;
      t.expect('tokens.inspect-shows-last-use', moved, {
        expected: 'a later time after a later use',
        got: Number.isNaN(once + twice)
          ? 'the same times'
          : `${new Date(twice).toISOString()} after ${new Date(once).toISOString()}`,
      });
    });
  },
);
