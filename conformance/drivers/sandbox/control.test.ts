import { expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { connect } from './control.ts';
import { signIn } from './credentials.ts';

test('a control plane that cannot be reached is named, with its address', async () => {
  // No server listens on this port.
  const port = 2;
  const control = `http://127.0.0.1:${port}/_sandbox`;
  await expect(connect(control, () => ({})).getClock()).rejects.toThrow(
    `GET ${control}/clock: fetch failed: connect ECONNREFUSED 127.0.0.1:${port}. Check that the sandbox is running, and that ${control} is its control plane: --driver-option control=URL sets another one.`,
  );
});

/** A server that sends one response to each request. */
const serve = async (status: number, type: string, body: string): Promise<string> =>
  `${await listen((_, response) => response.writeHead(status, { 'content-type': type }).end(body))}/_sandbox`;

const page = '<html>\n<h1>Bad Gateway</h1>\n<p>key_live_0123456789abcdef</p>\n</html>\n';

test("a page of another server isn't quoted, and its address is named with what to do", async () => {
  const bad = await serve(502, 'text/html', page);
  await expect(connect(bad, () => ({})).getClock()).rejects.toThrow(
    /^GET http:\/\/127.0.0.1:\d+\/_sandbox\/clock returned 502: no error of a control plane$/,
  );
  const good = await serve(200, 'text/html', page);
  await expect(connect(good, () => ({})).getClock()).rejects.toThrow(
    /^GET http:\/\/127.0.0.1:\d+\/_sandbox\/clock: expected JSON, got text\/html\. Check that the sandbox is running/,
  );
});

test('an error of the control plane is one line: its code and its message', async () => {
  const error = { code: 'not_found', message: 'No\nworkspace.' };
  const control = await serve(404, 'application/json', JSON.stringify({ error }));
  await expect(connect(control, () => ({})).getClock()).rejects.toThrow(
    `GET ${control}/clock returned 404: not_found, No\\nworkspace.`,
  );
});

test('signing in at an unreachable page is an error with the address, without its query', async () => {
  await expect(signIn('http://127.0.0.1:6000/sign-in?state=abc', {})).rejects.toThrow(
    /^GET http:\/\/127.0.0.1:6000\/sign-in: fetch failed: bad port$/,
  );
});
