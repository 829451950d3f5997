import { headerNames } from '@workspace-api/contract';
import { expect } from 'vitest';
import { namesTag } from '../sandbox/domain/drafts/entity-tag.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { homePath, setTitle } from './demo-pages.ts';
import { isPage } from './page.ts';
import { testWith } from './sandbox-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const theme = '/workspaces/acme/theme';
const agent = '/workspaces/acme/agents/agt_01K9REFUND';

/** Makes the page longer than 4 KB, so that it is compressed. */
const lengthen = [{ op: 'add', path: '/tree/props/text', value: 'x'.repeat(5000) }];

/** Starts a sandbox, with a `fetch` whose responses are read as they are, also compressed ones. */
const start = async (options: SandboxOptions = {}) => {
  const { sandbox, send } = await startSandbox(options);
  const fetch = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    sandbox.fetch(
      new Request(`http://sandbox/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${tokens.full}`, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return { send, fetch };
};

const test = testWith(start, ['send', 'fetch']);
const testInNode = test.skipIf(isPage);

testInNode('the entity tag of a draft differs by content coding', async ({ fetch }) => {
  const getTag = ({ headers }: Response) => [headers.get('Content-Encoding'), headers.get('ETag')];
  const saved = await fetch('PATCH', homePath, { 'Accept-Encoding': 'gzip' }, lengthen);
  expect(getTag(saved)).toEqual(['gzip', '"8-gzip"']);
  for (const [accepted, coding, tag] of [
    ['gzip', 'gzip', '"8-gzip"'],
    ['zstd', 'zstd', '"8-zstd"'],
    ['identity', null, '"8"'],
    ['gzip;q=0', null, '"8"'],
  ] as const)
    expect(getTag(await fetch('GET', homePath, { 'Accept-Encoding': accepted }))).toEqual([coding, tag]);
  // A short body is never compressed.
  expect(getTag(await fetch('GET', theme, { 'Accept-Encoding': 'gzip' }))).toEqual([null, '"7"']);
});

test.for(['"8"', '8', '"8-gzip"', '"7", "8-gzip"', '*'])(
  'If-Match: %s accepts the current draft, whichever coding the client read',
  async (ifMatch, { send }) => {
    await send('PATCH', homePath, { body: lengthen });
    const edit = { body: setTitle('Next'), headers: { [headerNames.ifMatch]: ifMatch } };
    expect((await send('PATCH', homePath, edit)).status).toBe(200);
    const again = await send('PATCH', homePath, edit);
    expect([again.status, again.json.error?.details.current_version]).toEqual(
      ifMatch === '*' ? [200, undefined] : [409, '9'],
    );
  },
);

test.for(['W/"8"', 'W/"8-gzip"', '"8-br"', '"8-"', '"-gzip"', '"88-gzip"', '"7-gzip"'])(
  'If-Match: %s is stale',
  async (ifMatch, { send }) => {
    await send('PATCH', homePath, { body: lengthen });
    const edit = { body: setTitle('Next'), headers: { [headerNames.ifMatch]: ifMatch } };
    expect((await send('PATCH', homePath, edit)).json.error.details).toEqual({
      kind: 'version_mismatch',
      current_version: '8',
    });
  },
);

const ifNoneMatch = (tag: string) => ({ headers: { 'If-None-Match': tag } });

test.for(['GET', 'HEAD'])('%s of a draft that the client has gets 304', async (method, { send, fetch }) => {
  for (const path of [homePath, theme]) {
    const first = await send('GET', path);
    const tag = first.headers.get('ETag') ?? '';
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await fetch(method, path, { 'If-None-Match': value });
      const { status, headers } = response;
      expect([value, status, await response.text(), headers.get('ETag')]).toEqual([value, 304, '', tag]);
      expect(headers.get(headerNames.vary)).toContain('Accept-Encoding');
      expect(headers.get('Content-Type')).toBeNull();
      expect(headers.get(headerNames.rateLimitLimit)).not.toBeNull();
    }
    expect((await send('GET', path, ifNoneMatch('"1"'))).json).toEqual(first.json);
  }
});

testInNode('304 is only for the content coding that would be sent', async ({ send, fetch }) => {
  await send('PATCH', homePath, { body: lengthen });
  const read = async (accepted: string, tag: string) => {
    const response = await fetch('GET', homePath, { 'Accept-Encoding': accepted, 'If-None-Match': tag });
    return [response.status, response.headers.get('ETag')];
  };
  expect(await read('gzip', '"8-gzip"')).toEqual([304, '"8-gzip"']);
  expect(await read('gzip', '"8"')).toEqual([200, '"8-gzip"']);
  expect(await read('identity', '"8-gzip"')).toEqual([200, '"8"']);
});

test('an error, a record without an entity tag, and a write ignore If-None-Match', async ({ send }) => {
  const any = ifNoneMatch('*');
  expect((await send('GET', `${homePath}none`, any)).status).toBe(404);
  expect((await send('GET', homePath, { ...any, token: null })).status).toBe(401);
  expect((await send('GET', agent, any)).status).toBe(200);
  expect((await send('PATCH', homePath, { ...any, body: setTitle('Next') })).status).toBe(200);
});

// Both modes have a theme with version 1 at the same address.
test('no browser stores a draft, because drafts of other tokens have the same entity tags', async () => {
  const { send } = await startSandbox();
  for (const token of [tokens.full, tokens.live]) {
    const { headers } = await send('GET', theme, { token });
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

testInNode('a compressed response of a mutant has the tag of its coding', async () => {
  const { send, fetch } = await start({ mutants: ['limit-ignored'] });
  await send('PATCH', homePath, { body: lengthen });
  const { headers } = await fetch('GET', homePath, { 'Accept-Encoding': 'gzip' });
  expect(headers.get('ETag')).toBe('"8-gzip"');
});

test.each(['', '7', '"77"', '"7-gzip"', '"7', '"a,"7"', '**'])('%j does not name "7"', (ifNoneMatch) => {
  expect(namesTag(ifNoneMatch, '"7"')).toBe(false);
});
