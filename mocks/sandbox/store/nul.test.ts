import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start-sandbox.ts';
import { escapeNul, unescapeNul } from './nul.ts';

test.each([
  '',
  'plain',
  'a\0b',
  '\0',
  '\u{10fffe}',
  '\u{10fffe}\u{10ffff}',
  '\u{10fffe}\0\u{10fffe}\u{10fffe}',
])('the string %j is restored unchanged, and its escaped form has no U+0000', (value) => {
  expect(escapeNul(value)).not.toContain('\0');
  expect(unescapeNul(escapeNul(value))).toBe(value);
});

test('a name with U+0000 is read as it was written', async () => {
  const { send } = await startSandbox();
  const name = 'before\0after \u{10fffe}';
  const { json } = await send('POST', '/workspaces/acme/agents', { body: { name } });
  expect((await send('GET', `/workspaces/acme/agents/${json.id}`)).json.name).toBe(name);
});
