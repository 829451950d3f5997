import { operations, resources, type Scope } from '@workspace-api/contract';
import { isObject, isSuccess, member } from '../../checks/body.ts';
import { listLeaves } from '../../checks/encodings/compare-table.ts';
import { parseInstant } from '../../checks/instant.ts';
import { showsKey } from '../../checks/secrets.ts';
import { type Case, type Exchange, scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';

const scopes: Scope[] = [operations.getMe.scope, operations.listAgents.scope];

/** Lists the arrays of strings in plain data, at any depth. */
const listStringArrays = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? [value as string[]] : [];
  return [...own, ...Object.values(value).flatMap(listStringArrays)];
};

/** Inspects the run's own key. Ends the case if the run's token isn't a key that the target shows. */
const inspectOwnKey = async (t: Case): Promise<Exchange> => {
  const id = findRecordId(resources.token, await t.prepare({ operation: 'getMe' }));
  const response = id === null ? null : await t.send({ operation: 'getToken', path: { id } });
  return response && isSuccess(response)
    ? response
    : t.notExercised('tokens.inspect-shows-last-use', 'a key whose uses the target has had time to record');
};

/*
 * The service document says that inspecting a key returns its last use and its creator, but names no member. So a member counts
 * by a part of its path, wherever it is in the record.
 */

const lastUseNames = /last|latest|recent|use(?!r)|usage|seen|accessed|activity/i;
const creatorNames = /by|creator|own|author|issuer|minter|user|principal|actor|email|who/i;

const leavesIn = (record: unknown): { path: string; value: unknown }[] =>
  isObject(record) ? listLeaves(record).map(({ keys, value }) => ({ path: keys.join('/'), value })) : [];

/** Whether a record of a key has a member for its last use. It may be null: the target may record a use later. */
const namesLastUse = (record: unknown): boolean =>
  leavesIn(record).some(({ path }) => lastUseNames.test(path));

/** Returns the latest time in a record that an earlier state of it doesn't have in the same place; NaN if there is none. */
const newTime = (record: unknown, earlier: unknown): number => {
  const earlierTimes = new Map(leavesIn(earlier).map(({ path, value }) => [path, parseInstant(value)]));
  const added = leavesIn(record)
    .map(({ path, value }) => ({ path, time: parseInstant(value) }))
    .filter(({ path, time }) => !Number.isNaN(time) && earlierTimes.get(path) !== time);
  return added.length === 0 ? Number.NaN : Math.max(...added.map(({ time }) => time));
};

/**
 * Whether a record of a key shows who created it: by the name of a member, or by the value of any member.
 *
 * @param creator the response to GET /me with the token that created the key
 */
const showsCreator = (record: unknown, creator: unknown): boolean => {
  const [user, token] = [member(creator, 'user'), member(creator, 'token')];
  const ids = [member(user, 'id'), member(user, 'email'), member(token, 'id')];
  return leavesIn(record).some(
    ({ path, value }) => value !== null && value !== '' && (creatorNames.test(path) || ids.includes(value)),
  );
};

const title = 'Inspecting a key shows its scopes, last use and creator, but never its secret';
export default scenario(title, { holds: 'server', clauses: ['tokens.secret-shown-once'] }, async (gate) => {
  await gate.case('a key in use', async (t) => {
    const { id, token } = await t.subjects.freshToken(scopes);
    const inspect = async () => {
      const response = await t.send({ operation: 'getToken', path: { id } });
      t.expectSuccess('tokens.inspect-shows-scopes', response);
      t.expect('tokens.inspect-hides-secret', !showsKey(response.text, token), { got: 'the secret' });
      return response;
    };
    const [unused, me] = await Promise.all([inspect(), t.prepare({ operation: 'getMe' })]);
    // No scope implies another, so the array that contains them contains nothing else.
    const contained = (strings: string | readonly string[]) =>
      scopes.every((scope) => strings.includes(scope));
    const scopeLists = listStringArrays(unused.json()).filter(contained);
    const isExact =
      scopeLists.length === 0 || scopeLists.some((strings) => new Set(strings).size === scopes.length);
    t.expect('tokens.inspect-shows-scopes', contained(unused.text) && isExact, {
      expected: `only ${scopes.join(' ')}`,
      got: unused.text.slice(0, 300),
    });
    t.expect('tokens.inspect-shows-creator', showsCreator(unused.json(), me.json()), {
      got: unused.text.slice(0, 300),
    });
    await t.prepare({ operation: 'getMe', token });
    const used = await inspect();
    // Long enough for a target that records uses by the hour.
    if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 3_700 });
    await t.prepare({ operation: 'getMe', token });
    const usedAgain = await inspect();
    const isShown = namesLastUse(usedAgain.json()) || !Number.isNaN(newTime(usedAgain.json(), unused.json()));
    // A target may omit a use that it hasn't recorded yet. The run's own key has been used before.
    const inspected = isShown || t.has('advance-clock') ? usedAgain : await inspectOwnKey(t);
    t.expect('tokens.inspect-shows-last-use', isShown || namesLastUse(inspected.json()), {
      got: inspected.text.slice(0, 300),
      exchange: inspected,
    });
    const once = newTime(used.json(), unused.json());
    const later = newTime(usedAgain.json(), used.json());
    // Without a test clock, both uses may fall into the same interval.
    const twice = Number.isNaN(later) && !t.has('advance-clock') ? once : later;
    const moved = t.has('advance-clock') ? twice > once : twice >= once;
    t.expect('tokens.use-updates-last-use', moved, {
      got: Number.isNaN(once + twice)
        ? 'the same times'
        : `${new Date(twice).toISOString()} after ${new Date(once).toISOString()}`,
    });
  });
});
