import { operations } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
import { newSecretName, secretNamed, setSecret, valued } from './secret-records.ts';

/** Returns a value in the encodings that need no key. */
const readableForms = (value: string): string[] => {
  const bytes = Buffer.from(value);
  return [
    value,
    bytes.toString('base64').replaceAll('=', ''),
    bytes.toString('hex'),
    [...value].reverse().join(''),
  ];
};

const storedSecret = (t: Case, name: string, workspace = t.target.workspace) =>
  t.needs('inspect-storage')({ view: 'stored-secret', workspace, name });

const use = (t: Case, name: string, purpose: string) =>
  t.needs('inspect-storage')({ view: 'secret-use', workspace: t.target.workspace, name, purpose });

const title =
  'Secrets are encrypted with a key of their workspace, whose uses are logged, and used only for their purpose';
export default scenario(title, { holds: [], needs: ['inspect-storage'] }, async (gate) => {
  await gate.case('a value at rest', async (t) => {
    const values = [t.unique('plain-value'), t.unique('plain-value')];
    const { name } = await setSecret(t, { ...valued(t, values[0] ?? ''), purpose: 'gate', zdr: false });
    const first = await storedSecret(t, name);
    const { sentBody } = await setSecret(t, { name, ...valued(t, values[1] ?? '') });
    const second = await storedSecret(t, name);
    for (const { stored, ciphertext } of [first, second]) {
      const leakedForms = values
        .flatMap(readableForms)
        .filter((form) => (stored + ciphertext).toLowerCase().includes(form.toLowerCase()));
      t.expect('secrets.encrypted-at-rest', ciphertext !== '' && leakedForms.length === 0, {
        got: ciphertext === '' ? 'nothing' : 'the value unencrypted, or only encoded',
      });
    }
    t.expect('secrets.encrypted-at-rest', first.ciphertext !== second.ciphertext, {
      expected: 'another ciphertext for another value',
      got: 'the same',
    });
    const other = await t.needs('second-workspace')();
    await setSecret(t, sentBody, { path: { slug: other.workspace }, token: other.token });
    const there = await storedSecret(t, name, other.workspace);
    t.expect(
      'secrets.key-per-workspace',
      second.key !== there.key && second.ciphertext !== there.ciphertext,
      {
        expected: `another key and ciphertext in ${other.workspace}`,
        got: second.key === there.key ? `the key ${there.key} in both` : 'the same ciphertext',
      },
    );
  });

  await gate.case('the log of the key', async (t) => {
    const { workspace } = t.target;
    const scopes = [operations.getMe.scope, operations.setSecret.scope, operations.rotateSecret.scope];
    const { id, token } = await t.subjects.freshToken(scopes);
    const me = getJson(await t.prepare({ operation: 'getMe', token }));
    const ids = [id, member(member(me, 'user'), 'id')];
    const countUses = async () =>
      (await t.needs('inspect-storage')({ view: 'key-uses', workspace })).filter(({ principal }) =>
        ids.includes(principal),
      ).length;
    const expectLogged = async (what: string, act: () => Promise<unknown>) => {
      const before = await countUses();
      await act();
      const uses = (await countUses()) - before;
      t.expect('secrets.key-use-is-logged', uses > 0, {
        expected: `a use of the key by ${ids.join(' or ')}, who ${what} a secret`,
        got: `${uses} new entries with that principal`,
      });
    };
    const name = newSecretName(t);
    await expectLogged('set', () => setSecret(t, { name, ...valued(t) }, { token }));
    await expectLogged('rotated', () => t.prepare({ operation: 'rotateSecret', path: { name }, token }));
  });

  await gate.case('traces of a zdr secret', async (t) => {
    const [value, next] = [t.unique('zdr-value'), t.unique('zdr-value')];
    const body = { ...valued(t, value), zdr: true, purpose: 'gate' };
    const headers = idempotencyKey(t.unique('key'));
    const { name, sentBody } = await setSecret(t, body, { headers });
    const zdr = (await secretNamed(t, name))?.zdr;
    if (zdr !== true)
      return t.notExercised('secrets.zdr-leaves-no-trace', 'a secret that is shown with zdr true');
    // Events that a server may log or store: a replay, a refused request, and each use.
    await t.send({ operation: 'setSecret', body: sentBody, headers });
    await t.send({ operation: 'setSecret', body: { ...sentBody, residency: 'nowhere' } });
    await use(t, name, 'gate');
    await t.send({ operation: 'rotateSecret', path: { name }, body: { value: next } });
    await use(t, name, 'gate');
    await t.send({ operation: 'createProxyUrl', body: t.sample('createProxyUrl', { name }) });
    for (const text of [value, next]) {
      const places = await t.needs('inspect-storage')({ view: 'traces', text });
      t.expectEqual('secrets.zdr-leaves-no-trace', places, []);
    }
  });

  await gate.case('purposes', async (t) => {
    const { name } = await setSecret(t, { ...valued(t), purpose: 'gate_mail' });
    const expectUse = async (purpose: string, isAllowed: boolean) => {
      const { used } = await use(t, name, purpose);
      t.expectEqual('secrets.purpose-decides-resolver', { purpose, used }, { purpose, used: isAllowed });
    };
    if ((await secretNamed(t, name))?.purpose !== 'gate_mail')
      return t.notExercised('secrets.purpose-decides-resolver', 'a secret that is shown with its purpose');
    await expectUse('gate_mail', true);
    await expectUse('gate_billing', false);
    await setSecret(t, { name, ...valued(t), purpose: 'gate_billing' });
    await expectUse('gate_billing', true);
    await expectUse('gate_mail', false);
  });
});
