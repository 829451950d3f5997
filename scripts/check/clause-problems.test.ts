import { expect, test } from 'vitest';
import { clauseProblems } from './clause-problems.ts';

const good = {
  id: 'scopes.one-short-is-403',
  level: 'must',
  text: 'A token that lacks the scope gets 403.',
  source: 'Authentication',
  operations: 'authenticated',
  needs: [],
  'observed-by': 'scenario',
};

const check = (change: object, more: object[] = []): string[] => {
  const content = { family: 'scopes', title: 'Scopes', clauses: [{ ...good, ...change }, ...more] };
  const operations = new Set(['getMe']);
  const capabilities = new Set(['reset']);
  return clauseProblems([{ file: 'scopes.yaml', content }], operations, capabilities).map(
    ({ message }) => message,
  );
};

test('a well-formed clause has no problem', () => {
  expect(check({})).toEqual([]);
  expect(check({ operations: ['getMe'], needs: ['reset'], 'observed-by': 'exchange' })).toEqual([]);
  expect(check({ operations: { select: 'lists', except: ['getMe'] } })).toEqual([]);
  const shape = { schema: 'Agent', pointer: '/id', keywords: ['prefix'] };
  expect(check({ ...shape, 'observed-by': 'exchange' })).toEqual([]);
});

test.each([
  ['the prefix of another family', { id: 'tokens.x' }, 'tokens.x is not named scopes.<kebab-case>'],
  ['an id in another case', { id: 'scopes.OneShort' }, 'is not named scopes.<kebab-case>'],
  ['an unknown level', { level: 'may' }, 'has the level "may"; expected must, should, provisional'],
  ['no text', { text: ' ' }, 'has no text'],
  ['a long text', { text: 'x'.repeat(201) }, 'has a text of 201 characters; at most 200'],
  ['no source', { source: undefined }, 'has no source'],
  ['an unknown selector', { operations: 'some' }, 'selects "some"'],
  ['an unknown operation', { operations: ['getYou'] }, 'covers the unknown operation "getYou"'],
  ['no operations', { operations: undefined }, 'has no operations'],
  ['an unknown capability', { needs: ['magic'] }, 'needs the unknown capability "magic"'],
  ['no needs', { needs: undefined }, 'has no needs'],
  ['an unknown observer', { 'observed-by': 'luck' }, 'has observed-by "luck"'],
  [
    'an unknown exception',
    { operations: { select: 'lists', except: ['listYou'] } },
    'covers the unknown operation "listYou"',
  ],
  [
    'a misspelt exception',
    { operations: { select: 'lists', without: [] } },
    'has operations with an unknown field "without"',
  ],
  ['a shape that is not checked on exchanges', { schema: 'Agent' }, 'must be observed by exchange'],
  [
    'a pointer without a schema',
    { pointer: '/id', 'observed-by': 'exchange' },
    'states a shape without a schema',
  ],
  [
    'a shape that is stated twice',
    { schema: 'Agent', pointer: '/id', keywords: ['type'], fragment: {}, 'observed-by': 'exchange' },
    'has both keywords and a fragment',
  ],
  [
    'keywords of a whole record',
    { schema: 'Agent', keywords: ['type'], 'observed-by': 'exchange' },
    'has keywords without a pointer',
  ],
  ['an unknown part', { part: 'documented' }, 'has the part "documented"; expected provisional'],
  ['a misspelt field', { level: 'must', neds: [] }, 'has an unknown field "neds"'],
])('a clause with %s is reported', (_, change, message) => {
  expect(check(change)).toEqual([expect.stringContaining(message)]);
});

test('a clause that is stated twice is reported', () => {
  expect(check({}, [good])).toEqual(['scopes.one-short-is-403 is a duplicate; first stated in scopes.yaml']);
});

test('a file with another family than its name, or without clauses, is reported', () => {
  const file = { file: 'scopes.yaml', content: { family: 'tokens', clauses: [] } };
  expect(clauseProblems([file], new Set(), new Set())).toEqual([
    {
      file: 'openapi/clauses/scopes.yaml',
      message: 'has the family "tokens"; expected the name of the file',
    },
    { file: 'openapi/clauses/scopes.yaml', message: 'has no title' },
    { file: 'openapi/clauses/scopes.yaml', message: 'has no clauses' },
  ]);
});

test('a retired id must not be stated again', () => {
  const retired = [{ id: good.id, reason: 'The document does not promise it.' }, { id: 'scopes.old' }];
  const content = { family: 'scopes', title: 'Scopes', clauses: [good], retired };
  const messages = clauseProblems([{ file: 'scopes.yaml', content }], new Set(), new Set()).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    `states ${good.id}, which is retired; ids are never reused`,
    'has a retired clause without an id or a reason',
  ]);
  expect(check({ reason: ' ' })).toContain(`${good.id} has an empty reason`);
});
