import { operations, resources, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { showsKey } from '../../checks/secrets.ts';
import { type Case, type Exchange, scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';
import { namesLastUse, newTime, showsCreator } from './key-metadata.ts';

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
