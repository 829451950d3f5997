import { isSuccess } from '../../checks/body.ts';
import { secretForms } from '../../checks/secrets.ts';
import { scenario } from '../../engine/scenario.ts';
import { listSecrets, readOverlap, setSecret, valued } from './secret-records.ts';

export default scenario('No response contains the value of a secret', { holds: [] }, async (gate) => {
  await gate.case('every operation', async (t) => {
    const values = [t.unique('gate-value'), t.unique('gate-value')];
    const [first = '', second = ''] = values;
    const { name, text, sentBody } = await setSecret(t, { ...valued(t, first), zdr: false });
    const path = { name };
    // The list is read before the rotations too: a list that leaks the current value contains this one only now.
    const readList = async () => JSON.stringify(await listSecrets(t));
    const atFirst = await readList();
    // Refusals of a body with the current value: for its members, and for invalid JSON.
    const refusals = [
      await t.send({ operation: 'setSecret', body: { ...sentBody, residency: 'nowhere' } }),
      await t.send({ operation: 'setSecret', body: { ...sentBody, zdr: 'gate' } }),
      await t.send({ operation: 'setSecret', rawBody: `${JSON.stringify(sentBody)}}` }),
    ];
    const rotated = await t.send({ operation: 'rotateSecret', path });
    t.expectSuccess('secrets.rotate-body-optional', rotated);
    const brought = await t.send({ operation: 'rotateSecret', path, body: { value: second } });
    t.expectSuccess('secrets.rotate-body-optional', brought);
    // A server may refuse the value that the secret already has. The refusal must not quote it.
    const repeated = await t.send({ operation: 'rotateSecret', path, body: { value: second } });
    const atLast = await readList();
    const proxied = await t.send({
      operation: 'createProxyUrl',
      body: t.sample('createProxyUrl', { name }),
    });
    const deleted = await t.send({ operation: 'deleteSecret', path });
    const responses = [
      text,
      atFirst,
      atLast,
      ...[...refusals, rotated, brought, repeated, proxied, deleted].map((response) => response.text),
    ];
    // A refused value was never set, and the refusal may quote it.
    const set = isSuccess(brought) ? values : values.slice(0, 1);
    const forms = set.flatMap(secretForms);
    const leaks = responses.filter((response) => forms.some((form) => response.includes(form)));
    t.expect('secrets.value-never-returned', leaks.length === 0, {
      got: `one in ${leaks.length} responses`,
    });

    if (!isSuccess(rotated)) return;
    const seconds = readOverlap(rotated);
    if (Number.isNaN(seconds))
      t.notExercised(
        'secrets.overlap-length',
        'updated_at and overlap_ends_at in the response to rotateSecret',
      );
    t.expectEqual('secrets.overlap-length', seconds, 3600);
  });
});
