import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderDescriptions } from './descriptions-table.ts';
import { renderMessages } from './error-tables.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';
import { chosenOperations } from './operation-selectors.ts';
import { readRegister } from './read-register.ts';
import { assembleRoot } from './root-document.ts';
import { renderCredentials } from './schema-tables.ts';
import { renderStates } from './tables.ts';

const documentWith = (schemas: object, examples: object = {}) =>
  ({ components: { schemas, examples } }) as unknown as OpenApiDocument;

const credential = (kind: string, pattern: string): Schema => ({ pattern, 'x-credential': kind });
const credentials = {
  secret: credential('key', '^pk_(live|test)_.+$'),
  access_token: credential('session', '^sit_.+$'),
  signing: credential('signing-secret', '^wsig_[0-9a-f]{8}$'),
};
const withCredentials = (properties: Record<string, Schema | undefined>) =>
  renderCredentials(documentWith({ Shown: { properties: JSON.parse(JSON.stringify(properties)) } }));

/** Writes the files of a contract. @returns their folder */
const writeContract = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

const withPatterns = (source: string) => {
  const document = documentWith({ Slug: { type: 'string', pattern: '^a+$' } });
  return renderDescriptions('pattern', writeContract({ 'patterns.yaml': source }), document);
};

const withFiles = (files: Readonly<Record<string, string>>) =>
  assembleRoot(writeContract({ 'root.yaml': 'tags: []', 'events.yaml': '{}', ...files }));

const withMessage = (values: object) =>
  renderMessages(
    documentWith(
      {},
      {
        short: {
          'x-message': 'It lacks {scope}.',
          'x-message-values': values,
          value: { error: { message: 'It needs me:read.' } },
        },
      },
    ),
  );

const saved = { id: 'pages.saved', text: 'It is saved.' };
const withClauses = (clauses: object[], others: object = {}) =>
  readRegister(
    writeContract({ 'clauses/pages.yaml': JSON.stringify({ family: 'pages', clauses, ...others }) }),
  );

const machine = {
  schema: 'Agent',
  field: 'status',
  states: ['idle', 'busy'],
  initial: 'idle',
  moves: [{ operation: 'start', from: ['idle'], to: 'busy' }],
};
const withMachine = (change: object) => {
  const content = { 'application/json': { examples: { busy: {} } } };
  const start = { operationId: 'start', responses: { 409: { description: 'Busy', content } } };
  const document = {
    ...documentWith({ Agent: { properties: { status: { enum: ['idle', 'busy'] } } } }),
    paths: { '/start': { post: start } },
  } as unknown as OpenApiDocument;
  return renderStates(
    writeContract({ 'states/agent.yaml': JSON.stringify({ ...machine, ...change }) }),
    document,
  );
};
const rejection = { operation: 'start', from: ['busy'], error: 'busy' };

test('a contract with state machines of its schemas, operations and errors is rendered', () => {
  expect(withMachine({ forbidden: [rejection] })).toContain('"initial": "idle"');
});

test.each<[what: string, render: () => unknown, message: string]>([
  ['no credential of a kind', () => withCredentials({ ...credentials, signing: undefined }), '0 properties'],
  ['two credentials', () => withCredentials({ ...credentials, again: credentials.secret }), '2 properties'],
  ['a credential without a prefix', () => withCredentials({ secret: credential('key', '.+') }), 'a prefix'],
  ['a pattern without a description', () => withPatterns('{}'), "lacks '^a+$'"],
  ['a description without a pattern', () => withPatterns("{'^a+$': a, '^b$': b}"), "has the pattern '^b$'"],
  ['a file in another case', () => withFiles({ 'paths/Me.yml': 'x-path: /me' }), 'kebab-case.yaml'],
  ['a path file without its path', () => withFiles({ 'paths/me.yaml': '{}' }), 'state its path as x-path'],
  [
    'two files of one path',
    () => withFiles({ 'paths/me.yaml': 'x-path: /me', 'paths/self.yaml': 'x-path: /me' }),
    'self.yaml states the path /me, as me.yaml does',
  ],
  [
    'a YAML anchor',
    () => withFiles({ 'schemas/me.yaml': 'one: &a {type: string}\ntwo: *a\n' }),
    'refers to the YAML anchor a',
  ],
  [
    'a clause of another family',
    () => withClauses([{ ...saved, id: 'page.saved' }]),
    'such as pages.kebab-case',
  ],
  [
    'a clause that is stated twice',
    () => withClauses([saved, saved]),
    'pages.saved is stated or retired already',
  ],
  ['a retired clause', () => withClauses([saved], { retired: [{ id: saved.id }] }), 'ids are never reused'],
  ['a long clause', () => withClauses([{ ...saved, text: 'a'.repeat(201) }]), 'at most 200 characters'],
  [
    'an unknown selector',
    () => chosenOperations(documentWith({}), 'everything'),
    'Unknown selector "everything". Available: all,',
  ],
  [
    'an unknown operation next to a selector',
    () => chosenOperations({ ...documentWith({}), paths: {} }, { select: 'all', also: ['getYou'] }),
    'Unknown operation "getYou"',
  ],
  ['a state that its schema lacks', () => withMachine({ states: ['idle', 'busy', 'gone'] }), 'got gone'],
  ['a move to an unknown state', () => withMachine({ moves: [{ from: [], to: 'gone' }] }), 'got gone'],
  [
    'an error that its operation lacks',
    () => withMachine({ forbidden: [{ ...rejection, error: 'name-taken' }] }),
    'got name-taken of start',
  ],
  [
    'a note of a move without a verb',
    () => withMachine({ moves: [{ from: [], to: 'idle', provisional: 'by choice' }] }),
    'got by choice',
  ],
  ['a message that is not its template', () => withMessage({ scope: 'me:read' }), 'its filled x-message'],
])('a contract with %s is an error', (_, render, message) => {
  expect(render).toThrow(message);
});
