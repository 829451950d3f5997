import { mediaTypes, operations } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { idempotencyKey } from '../../target/request.ts';
import { secretNamed, setSecret, valued } from './secret-records.ts';

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

export default scenario(
  'secrets.storage',
  'Secrets are encrypted with a key of their workspace, whose uses are logged, and used only for their purpose',
  { needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('a value at rest', async (t) => {
      const values = [t.unique('plain-value'), t.unique('plain-value')];
      const { name } = await setSecret(t, { ...valued(t, values[0] ?? ''), purpose: 'gate', zdr: false });
      const first = await storedSecret(t, name);
      await setSecret(t, { name, ...valued(t, values[1] ?? '') });
      const second = await storedSecret(t, name);
      for (const { stored, ciphertext } of [first, second]) {
        const leakedForms = values
          .flatMap(readableForms)
          .filter((form) => (stored + ciphertext).toLowerCase().includes(form.toLowerCase()));
        t.expect('secrets.encrypted-at-rest', ciphertext !== '' && leakedForms.length === 0, {
          expected: 'an encrypted value',
          got: ciphertext === '' ? 'nothing' : 'the value unencrypted, or only encoded',
        });
      }
      t.expect('secrets.encrypted-at-rest', first.ciphertext !== second.ciphertext, {
        expected: 'another ciphertext for another value',
        got: 'the same',
      });
    });

    await gate.case('the same value in two workspaces', async (t) => {
      const other = await t.needs('second-workspace')();
      const { name, sentBody } = await setSecret(t, valued(t, t.unique('value')));
      await setSecret(t, sentBody, { path: { slug: other.workspace }, token: other.token });
      const [here, there] = [await storedSecret(t, name), await storedSecret(t, name, other.workspace)];
      t.expect('secrets.key-per-workspace', here.key !== there.key && here.ciphertext !== there.ciphertext, {
        expected: `another key and ciphertext in ${other.workspace}`,
        got: here.key === there.key ? `the key ${here.key} in both` : 'the same ciphertext',
      });
    });

    await gate.case('the log of the key', async (t) => {
      const { workspace } = t.target;
      const scopes = [operations.getMe.scope, operations.setSecret.scope, operations.rotateSecret.scope];
      const requester = async () => {
        const { id, token } = await t.subjects.freshToken(scopes);
        const me = getJson(await t.prepare({ operation: 'getMe', token }));
        return { token, ids: [id, member(member(me, 'user'), 'id')] };
      };
      const usesBy = async (ids: unknown[]) =>
        (await t.needs('inspect-storage')({ view: 'key-uses', workspace })).filter(({ principal }) =>
          ids.includes(principal),
        ).length;
      const [setter, rotator] = [await requester(), await requester()];
      const expectLogged = async (what: string, { ids }: typeof setter, before: number) => {
        const after = await usesBy(ids);
        t.expect('secrets.key-use-is-logged', after > before, {
          expected: `a use of the key by ${ids.join(' or ')}, who ${what} a secret`,
          got: `${after - before} new entries with that principal`,
        });
      };
      const atFirst = await usesBy(setter.ids);
      const { name } = await setSecret(t, valued(t, t.unique('value')), { token: setter.token });
      await expectLogged('set', setter, atFirst);
      const atSecond = await usesBy(rotator.ids);
      await t.prepare({ operation: 'rotateSecret', path: { name }, token: rotator.token });
      await expectLogged('rotated', rotator, atSecond);
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
      await t.send({ operation: 'setSecret', body: sentBody, accept: mediaTypes.csv });
      await use(t, name, 'gate');
      await t.send({ operation: 'rotateSecret', path: { name }, body: { value: next } });
      await use(t, name, 'gate');
      await t.send({ operation: 'createProxyUrl', body: t.sample('createProxyUrl', { name }) });
      for (const text of [value, next]) {
        const places = await t.needs('inspect-storage')({ view: 'traces', text });
        t.expect('secrets.zdr-leaves-no-trace', places.length === 0, {
          expected: 'no unencrypted value anywhere',
          got: places.join(', '),
        });
      }
    });

    await gate.case('purposes', async (t) => {
      const { name } = await setSecret(t, { ...valued(t, t.unique('value')), purpose: 'gate_mail' });
      const expectUse = async (purpose: string, isAllowed: boolean) => {
        const { used } = await use(t, name, purpose);
        t.expect('secrets.purpose-decides-resolver', used === isAllowed, {
          expected: `${isAllowed ? 'a use' : 'no use'} by a capability for ${purpose}`,
          got: used ? 'a use' : 'a refusal',
        });
      };
      if ((await secretNamed(t, name))?.purpose !== 'gate_mail')
        return t.notExercised('secrets.purpose-decides-resolver', 'a secret that is shown with its purpose');
      await expectUse('gate_mail', true);
      await expectUse('gate_billing', false);
      await setSecret(t, { name, ...valued(t, t.unique('value')), purpose: 'gate_billing' });
      if ((await secretNamed(t, name))?.purpose !== 'gate_billing') return;
      await expectUse('gate_billing', true);
      await expectUse('gate_mail', false);
    });
  },
);
