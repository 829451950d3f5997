import { getJson, member } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { tolerance } from '../shared/expiry-margin.ts';
import { acceptedValues, secretNamed, setSecret, valued } from './secret-records.ts';

const createProxyUrl = async (t: Case, name: string): Promise<{ url: string; until: number }> => {
  const response = await t.prepare({
    operation: 'createProxyUrl',
    body: t.sample('createProxyUrl', { name }),
  });
  const [url, until] = ['url', 'expires_at'].map((key) => member(getJson(response), key));
  return typeof url === 'string' && !Number.isNaN(parseInstant(until))
    ? { url, until: parseInstant(until) }
    : t.notExercised(
        ['secrets.proxy-url-resolved-late', 'secrets.proxy-url-expires'],
        'a proxy URL with its time of expiry',
      );
};

const resolved = async (t: Case, url: string): Promise<string | null> =>
  (await t.needs('inspect-storage')({ view: 'proxy-url', workspace: t.target.workspace, url }))
    ?.fingerprint ?? null;

export default scenario(
  'secrets.proxy-use',
  'A proxy URL resolves to the current value of its secret until the URL expires',
  { needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('a value that changes', async (t) => {
      const { name } = await setSecret(t, valued(t, t.unique('value')));
      const { url } = await createProxyUrl(t, name);
      const other = await createProxyUrl(t, (await setSecret(t, valued(t, t.unique('value')))).name);
      const expectCurrent = async (change: string) => {
        const [current = ''] = await acceptedValues(t, name);
        const got = await resolved(t, url);
        t.expect('secrets.proxy-url-resolved-late', got === current, {
          expected: `the value ${change}: ${current.slice(0, 12)}`,
          got: got === null ? 'no value' : got.slice(0, 12),
        });
        return current;
      };
      const values = [await expectCurrent('that was set')];
      await setSecret(t, { name, ...valued(t, t.unique('value')) });
      values.push(await expectCurrent('that overwrote it'));
      await t.prepare({ operation: 'rotateSecret', path: { name } });
      values.push(await expectCurrent('of the rotation'));
      t.expect('secrets.proxy-url-resolved-late', new Set(values).size === 3, {
        expected: 'three values',
        got: values.join(', '),
      });
      await t.prepare({ operation: 'deleteSecret', path: { name } });
      const gone = await resolved(t, url);
      t.expect('secrets.proxy-url-resolved-late', gone === null, {
        expected: 'no value of a deleted secret',
        got: String(gone),
      });
      const unrelated = await resolved(t, other.url);
      t.expect('secrets.proxy-url-resolved-late', unrelated !== null && !values.includes(unrelated), {
        expected: 'the value of the other secret',
        got: String(unrelated),
      });
    });

    await gate.case('its expiry', async (t) => {
      const advance = t.needs('advance-clock');
      const { name } = await setSecret(t, valued(t, t.unique('value')));
      const since = parseInstant((await secretNamed(t, name))?.created_at);
      const { url, until } = await createProxyUrl(t, name);
      if ((await resolved(t, url)) === null)
        return t.notExercised('secrets.proxy-url-expires', 'a proxy URL that resolves');
      await advance({ seconds: Math.max((until - since) / 1000, 0) + tolerance });
      // The time of a new record is the target's current time.
      const { name: later } = await setSecret(t, valued(t, t.unique('value')));
      const now = parseInstant((await secretNamed(t, later))?.created_at);
      if (!(now > until))
        return t.notExercised('secrets.proxy-url-expires', 'a record that shows the time of the target');
      const got = await resolved(t, url);
      t.expect('secrets.proxy-url-expires', got === null, {
        expected: `no value after ${new Date(until).toISOString()}`,
        got: `a value at ${new Date(now).toISOString()}`,
      });
    });
  },
);
