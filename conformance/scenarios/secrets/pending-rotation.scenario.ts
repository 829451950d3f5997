import { errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { acceptedValues, secretNamed, setSecret, valued } from './secret-records.ts';

const { code, details } = errors['rotate-secret'];
const { hint } = details;

const title = 'A secret whose provider requires a rotation cannot be used until it is rotated';
export default scenario(title, { holds: [], needs: ['require-secret-rotation'] }, async (gate) => {
  await gate.case('a required rotation', async (t) => {
    const { workspace } = t.target;
    const { name } = await setSecret(t, valued(t));
    const createProxyUrl = (secret: string) =>
      t.send({
        operation: 'createProxyUrl',
        body: t.sample('createProxyUrl', { name: secret }),
        keepServerErrors: true,
      });
    const useIt = () => t.needs('inspect-storage')({ view: 'secret-use', workspace, name });
    const before = await createProxyUrl(name);
    if (!isSuccess(before))
      return t.notExercised(
        ['secrets.pending-rotation-fails', 'secrets.rotation-restores'],
        `a proxy URL: the response was ${before.status}`,
      );
    const [old = ''] = t.has('inspect-storage') ? await acceptedValues(t, name) : [];
    await t.needs('require-secret-rotation')({ workspace, name });
    // It must fail until the rotation, not only once.
    for (const _ of [1, 2]) {
      const response = await createProxyUrl(name);
      // The URL may be created before the secret is used.
      if (!isSuccess(response) || !t.has('inspect-storage'))
        t.expectError('secrets.pending-rotation-fails', response, 'rotate-secret', { details: { hint } });
      if (!t.has('inspect-storage')) continue;
      const use = await useIt();
      const got = use.used ? 'a use' : { code: use.code, hint: use.details.hint };
      t.expectEqual('secrets.pending-rotation-fails', got, { code, hint });
    }
    t.expectEqual('secrets.set-creates', (await secretNamed(t, name))?.name, name);
    const { id: other } = await t.subjects.shared('secret');
    const unaffected = await createProxyUrl(other);
    t.expectSuccess('secrets.pending-rotation-fails', unaffected);
    const rotated = await t.send({ operation: 'rotateSecret', path: { name } });
    t.expectSuccess('secrets.rotation-restores', rotated);
    t.expectSuccess('secrets.rotation-restores', await createProxyUrl(name));
    if (!t.has('inspect-storage')) return;
    t.expectEqual('secrets.rotation-restores', (await useIt()).used, true);
    const accepted = await acceptedValues(t, name);
    t.expect('secrets.rotate-overlap', accepted.includes(old), {
      expected: `the former value ${old} next to the new one`,
      got: accepted,
    });
  });
});
