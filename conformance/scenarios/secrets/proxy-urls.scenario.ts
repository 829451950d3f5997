import { errors, operations, parseHttpDate } from '@workspace-api/contract';
import { getErrorCode } from '../../checks/error-body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { scenario } from '../../engine/scenario.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { newSecretName } from './secret-records.ts';

const title = 'A proxy URL replaces a secret on another host for a short time';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('a new proxy URL, with a read-only token', async (t) => {
    const [{ path: _, ...request }, readOnly] = await t.together([
      () => t.request('createProxyUrl'),
      () => unlessMissing(() => t.subjects.token([operations.listSecrets.scope])),
    ]);
    const response = await t.send(readOnly ? { ...request, token: readOnly.token } : request);
    // The request body is not documented: it may be refused, but not because of the token's scopes.
    if (readOnly)
      t.expect(
        'secrets.proxy-url-needs-only-read',
        getErrorCode(response) !== errors['insufficient-scope'].code,
        { exchange: response },
      );
    t.expectSuccess('secrets.proxy-url-body', response);
    if (response.status > 299)
      t.notExercised('secrets.proxy-url-host', `a proxy URL: the response was ${response.status}`);
    const { url, expires_at: until } = response.json<{ url: string; expires_at: string }>();
    t.expect('secrets.proxy-url-host', typeof url === 'string' && URL.canParse(url), {
      got: JSON.stringify(url),
    });
    if (t.has('proxy-host')) {
      const { host } = await t.needs('proxy-host')();
      t.expectEqual('secrets.proxy-url-on-proxy-host', new URL(url).host, host.toLowerCase());
    }
    // The target's clock may differ from the gate's.
    const now = parseHttpDate(response.headers.date ?? '', Date.now());
    if (Number.isNaN(now))
      t.notExercised('secrets.proxy-url-is-short-lived', "a Date header with the target's time");
    const seconds = (parseInstant(until) - now) / 1000;
    // An advanced test clock and a Date header from the system clock can't be compared.
    if ((seconds < -1 || seconds > 7200) && t.has('advance-clock'))
      return t.notExercised('secrets.proxy-url-is-short-lived', 'a Date header from the same clock');
    t.expect('secrets.proxy-url-is-short-lived', seconds > -1 && seconds <= 3600, {
      got: `${seconds} seconds from ${response.headers.date}`,
    });
    t.expect('secrets.proxy-url-lifetime', Math.abs(seconds - 300) <= 30, { got: `${seconds}` });
  });

  await gate.case('a proxy URL of an unknown secret', async (t) => {
    const body = t.sample('createProxyUrl', { name: newSecretName(t) });
    const response = await t.send({ operation: 'createProxyUrl', body });
    t.expectError('secrets.proxy-url-unknown-secret', response, 'not-found');
  });
});
