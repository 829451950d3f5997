import { expect, test } from 'vitest';
import { readShellRequests, UnsupportedCommandError } from './shell-requests.ts';

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
