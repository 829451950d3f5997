import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShellRequests, UnsupportedCommandError } from '../../generated/code/shell-requests.ts';
import { toCurl } from '../../generated/code/to-curl.ts';

test('a script sends the requests of its curl commands, with the variables of earlier scripts', () => {
  const variables = {};
  expect(
    readShellRequests("api=http://127.0.0.1:4010\nauth='Authorization: Bearer a b'\n", variables),
  ).toEqual([]);
  const script = `list=$api/list\ncurl -s -H "$auth" $list\ncurl -X PATCH $list -H 'Content-Type: text/plain' \\\n  -d '["$auth"]'`;
  expect(readShellRequests(script, variables)).toEqual([
    {
      method: 'GET',
      url: 'http://127.0.0.1:4010/list',
      headers: [['Authorization', 'Bearer a b']],
      body: null,
    },
    {
      method: 'PATCH',
      url: 'http://127.0.0.1:4010/list',
      headers: [['Content-Type', 'text/plain']],
      body: '["$auth"]',
    },
  ]);
});

test('data is a form by default, and a query with -G', () => {
  const [form, query] = readShellRequests('curl -d a=1 -d b=2 /p\ncurl -G /p -d a=1', {});
  expect(form).toMatchObject({ method: 'POST', body: 'a=1&b=2' });
  expect(form?.headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded']]);
  expect(query).toMatchObject({ method: 'GET', url: '/p?a=1', body: null });
});

test.each([
  'curl /p | jq .',
  'id=$(cat key)',
  'curl -o file /p',
  'cat key',
  'curl "`date`"',
  'curl ${a:-b}',
  'curl $unset',
  'curl "$unset"',
])('%s is refused', (script) => {
  expect(() => readShellRequests(script, {})).toThrow(UnsupportedCommandError);
});

const value = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((text) => text.toWellFormed().replaceAll('\0', ''));

test('a command of toCurl sends the request that it was made of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'HEAD'),
      value.map(
        (text) => `http://127.0.0.1:4010/v1/pages/${encodeURIComponent(text)}?q='${text.replace(/\s/g, '')}`,
      ),
      value.map((text) => text.trim()),
      value,
      (method, url, header, text) => {
        const body = method === 'HEAD' || text === '' ? null : text;
        const headers: [string, string][] = [
          ['Authorization', 'Bearer a-secret'],
          ['X-Note', header],
          ['Content-Type', 'text/plain'],
        ];
        const command = toCurl(
          { method, url, headers, body },
          { variables: new Map([['a-secret', 'TOKEN_1']]) },
        );
        expect(readShellRequests(command, { TOKEN_1: 'a-secret' })).toEqual([{ method, url, headers, body }]);
      },
    ),
  );
});
