import { expect, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';
import { escapeNul, unescapeNul } from './nul.ts';
import { insertAll } from './rows.ts';

const strings = [
  '',
  "it's",
  `"; drop table users; --`,
  "'); drop table users; --",
  '\\',
  "\\'",
  "E'\\n",
  '?',
  '$1',
  '$$',
  'a\0b',
  '\u{10fffe}\0',
  'ünïcode – 😀',
  '\r\n\t',
];

test('strings are read as they were written', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  const { database } = sandbox.context;
  const users = strings.map((email, index) => ({ id: `usr_${index}`, email }));
  await database.transaction((db) => insertAll(db, [{ table: 'users', rows: users }]));
  const ids = users.map(({ id }) => id);
  const rows = await database.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  expect(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual(users);
  await sandbox.close();
});

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
