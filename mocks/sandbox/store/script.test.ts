import { expect, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { startSandbox } from '../../test/start-sandbox.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';
import { readAll, runAll } from './batch.ts';
import { escapeNul, unescapeNul } from './nul.ts';
import { formatScript } from './script.ts';

const quoteString = (value: string) => `'${value.replaceAll("'", "''")}'`;

test('values replace placeholders, except in quoted strings', () => {
  const numbered = { sql: `select "a?", '$1''?', $2, $1`, parameters: ["it's", null] };
  const counted = { sql: 'insert into t values (?, ?, ?)', parameters: [1.5, 'b', -2] };
  expect(formatScript([numbered, counted], quoteString)).toBe(
    `select "a?", '$1''?', null, 'it''s';\ninsert into t values (1.5, 'b', -2)`,
  );
});

test('rows are inserted with null for the columns that they lack', () => {
  const rows = [
    { id: "it's", count: 1 },
    { id: '?', note: undefined, other: null },
  ];
  expect(formatScript([{ table: 't', rows }], quoteString)).toBe(
    `insert into "t" ("id", "count", "note", "other") values ('it''s', 1, null, null), ('?', null, null, null)`,
  );
});

test.each([[true], [{}], [Number.NaN], [undefined]])('the value %s is rejected', (value) => {
  expect(() => formatScript([{ sql: 'select ?', parameters: [value] }], quoteString)).toThrow(TypeError);
});

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

test('a batch has the same effect as its statements one by one', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  const { database } = sandbox.context;
  const users = strings.map((email, index) => ({ id: `usr_${index}`, email }));
  await database.transaction((db) =>
    runAll(db, [
      ...users.slice(0, 4).map((user) => db.insertInto('users').values(user)),
      { table: 'users', rows: users.slice(4) },
    ]),
  );
  const [rows = [], unbatched = []] = await readAll(database, [
    database
      .selectFrom('users')
      .selectAll()
      .where(
        'id',
        'in',
        users.map(({ id }) => id),
      ),
    database.selectFrom('users').select('id').where('email', '=', "it's"),
  ]);
  expect(rows.toSorted((a, b) => Number(String(a.id).slice(4)) - Number(String(b.id).slice(4)))).toEqual(
    users,
  );
  expect(unbatched).toEqual([{ id: 'usr_1' }]);
  await sandbox.close();
});

test('a batch with a statement that fails writes nothing', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  const { database } = sandbox.context;
  const work = database.transaction((db) =>
    runAll(db, [
      db.insertInto('users').values({ id: 'usr_new', email: 'new@acme.example' }),
      db.insertInto('users').values({ id: 'usr_new', email: 'newer@acme.example' }),
    ]),
  );
  await expect(work).rejects.toThrow();
  const rows = await database.selectFrom('users').select('id').where('id', '=', 'usr_new').execute();
  expect(rows).toEqual([]);
  await sandbox.close();
});

test('a batch outside a transaction is rejected', async () => {
  const sandbox = await createInspectableSandbox(freshRecords());
  const { database } = sandbox.context;
  await expect(runAll(database, [database.deleteFrom('log_entries')])).rejects.toThrow(/transaction/);
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

test('a name with U+0000 is read as it was written', async () => {
  const { send } = await startSandbox();
  const name = 'before\0after \u{10fffe}';
  const { json } = await send('POST', '/workspaces/acme/agents', { body: { name } });
  expect((await send('GET', `/workspaces/acme/agents/${json.id}`)).json.name).toBe(name);
});
