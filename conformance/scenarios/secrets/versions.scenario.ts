import { scenario } from '../../engine/scenario.ts';
import { acceptedValues, createProxyUrl, resolvedValue, setSecret, valued } from './secret-records.ts';

const title =
  'An overwrite and a rotation create a new value, to which proxy URLs resolve; only a rotation keeps the old one valid';
export default scenario(title, { holds: [], needs: ['inspect-storage'] }, async (gate) => {
  await gate.case('every change of a value', async (t) => {
    const set = (members: Record<string, unknown> = {}) => setSecret(t, { ...members, ...valued(t) });
    const { name } = await set();
    const path = { name };
    const { url } = await createProxyUrl(t, name);
    const other = await createProxyUrl(t, (await set()).name);
    const former: string[] = [];
    /** Expects a new current value, which the proxy URL shows. Returns all the accepted values. */
    const expectNew = async (
      clause: 'secrets.set-overwrites' | 'secrets.rotate-makes-new-value',
      change: string,
    ): Promise<string[]> => {
      const accepted = await acceptedValues(t, name);
      const [current = ''] = accepted;
      t.expect(clause, current !== '' && !former.includes(current), {
        expected: `a value ${change}, other than ${former.join(', ')}`,
        got: accepted,
      });
      t.expectEqual('secrets.proxy-url-resolved-late', await resolvedValue(t, url), current);
      former.push(current);
      return accepted;
    };
    await expectNew('secrets.set-overwrites', 'that was set');
    await set({ name });
    await expectNew('secrets.set-overwrites', 'that overwrote it');
    for (const change of ['of the rotation', 'of the second rotation']) {
      const before = former.at(-1) ?? '';
      await t.prepare({ operation: 'rotateSecret', path });
      const accepted = await expectNew('secrets.rotate-makes-new-value', change);
      t.expect('secrets.rotate-overlap', accepted.slice(1).includes(before), {
        expected: `the value before it too: ${before}`,
        got: accepted,
      });
    }

    await t.prepare({ operation: 'deleteSecret', path });
    t.expectEqual('secrets.proxy-url-resolved-late', await resolvedValue(t, url), null);
    const unrelated = await resolvedValue(t, other.url);
    t.expect('secrets.proxy-url-resolved-late', unrelated !== null && !former.includes(unrelated), {
      expected: 'the value of the other secret',
      got: String(unrelated),
    });
    await set({ name });
    const after = await acceptedValues(t, name);
    const isNew = after.length > 0 && !after.some((value) => former.includes(value));
    t.expect('secrets.delete-has-no-overlap', isNew, {
      expected: `none of the former values ${former.join(', ')}`,
      got: after,
    });
  });
});
