import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractRuleset } from '../openapi/lint/index.ts';
import { lintDocument } from '../openapi/lint/lint-document.ts';
import { bundleContract } from '../scripts/generate/bundle.ts';
import { renderClauses } from '../scripts/generate/clauses-table.ts';
import type { OpenApiDocument } from '../scripts/generate/openapi-document.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { renderResources } from '../scripts/generate/resources-table.ts';
import { applyWalkthrough, readWalkthrough } from './support/walkthrough.ts';

const page = 'docs/adding-a-resource.md';

let folder: string;
let contract: string;
let document: OpenApiDocument;
let clauses: Record<string, Record<string, unknown>>;

/** A constant of a generated module. */
const constant = (module: string, name: string): Record<string, Record<string, unknown>> => {
  const [, json = ''] = new RegExp(`export const ${name} = (\\{.*?\\n\\}) as const`, 's').exec(module) ?? [];
  return JSON.parse(json);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adding-a-resource-'));
  contract = join(folder, 'openapi');
  await cp(fromRoot('openapi'), contract, { recursive: true });
  const files = await readWalkthrough(page);
  await applyWalkthrough(
    folder,
    files.filter(({ path }) => path.startsWith('openapi/')),
  );
  document = await bundleContract(contract);
  clauses = constant(renderClauses(contract, document), 'clauses');
});
afterAll(() => rm(folder, { recursive: true }));

test('the contract with the notes of the page keeps every rule', async () => {
  expect(await lintDocument(JSON.stringify(document), contractRuleset)).toEqual([]);
});

test('the gate learns how to get a note, and how to delete it', () => {
  expect(constant(renderResources(document), 'resources').note).toMatchObject({
    collection: '/workspaces/{slug}/notes',
    record: 'Note',
    idPrefix: 'note_',
    create: 'createNote',
    delete: 'deleteNote',
  });
});

test.each([
  ['pagination.stable-under-delete', ['listNotes']],
  ['pagination.newest-first', ['listNotes']],
  ['encodings.csv-header-row', ['listNotes']],
  ['scopes.required', ['listNotes', 'createNote', 'getNote', 'deleteNote']],
  ['scopes.destructive-implies-write', ['listNotes', 'createNote', 'getNote']],
  ['scopes.lower-level-does-not-suffice', ['createNote', 'deleteNote']],
  ['idempotency.mismatch-is-422', ['createNote', 'deleteNote']],
  ['validation.body-fails-with-400', ['createNote']],
  ['tenancy.foreign-workspace-refused', ['listNotes', 'createNote', 'getNote', 'deleteNote']],
  ['tenancy.foreign-record-is-404', ['getNote', 'deleteNote']],
  ['errors.unknown-id-is-404', ['getNote', 'deleteNote']],
])('the clause %s covers %j at once', (clause, operations) => {
  expect(clauses[clause]?.operations).toEqual(expect.arrayContaining(operations));
});
