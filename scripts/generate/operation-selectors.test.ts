import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { chosenOperations, type OperationChoice } from './operation-selectors.ts';

const chosen = (choice: OperationChoice) => chosenOperations(document as unknown as OpenApiDocument, choice);

test('a selector takes the operations that fit, in the contract’s order', () => {
  expect(chosen('patches')).toEqual(['updatePage', 'updateTheme']);
  expect(chosen('readable-by-write')).toContain('listAgents');
  expect(chosen('readable-by-write')).not.toContain('listLogs');
});

test('the writes on a record have the id of the record in their path', () => {
  const writes = chosen('writes-on-a-record');
  expect(writes).toContain('deleteSecret');
  expect(writes).not.toContain('getAgent');
  expect(writes).not.toContain('createAgent');
});

test('operations can be removed from a selector, and added to it', () => {
  expect(chosen({ select: 'patches', except: ['updatePage'], also: ['getMe'] })).toEqual([
    'getMe',
    'updateTheme',
  ]);
});

test('a list of ids is not changed', () => {
  expect(chosen(['getMe', 'getAgent'])).toEqual(['getMe', 'getAgent']);
});

test('an unknown selector is an error that lists the selectors', () => {
  expect(() => chosen('some')).toThrow(/Unknown selector "some"\. Available: all, /);
});
