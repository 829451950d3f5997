import { expect, test } from 'vitest';
import { contractStringProblems, readContractStrings } from './contract-strings.ts';

const isOfContract = await readContractStrings();

const findProblems = (source: string) =>
  contractStringProblems('a.ts', source, isOfContract).map(({ file, message }) => `${file} ${message}`);

test('each string of the contract is reported with its line', () => {
  expect(findProblems("const a = 1;\nconst type = 'text/csv';")).toEqual(['a.ts:2 types "text/csv" by hand']);
});

test.each([
  ['a header', "headers.get('Idempotency-Key')"],
  ['a header in lower case', "headers['x-next-cursor']"],
  ['a scope', "const scope = 'agents:read'"],
  ['the code of an error', "error.code === 'already_decided'"],
  ['a hint', "hint === 'token_revoked'"],
  ['a code of the control plane', "const code = 'loopback_only'"],
  ['the prefix of ids', "id.startsWith('agt_')"],
  ['the path of an operation', "path.replace('/workspaces/{slug}', '')"],
  ['a path of the control plane', "new URL('/_sandbox', target)"],
  ['a path below the base', "new URL('/v1/me', base)"],
  ['the base after a host in a template', '`${server.url}/v1`'],
  ['the base in a URL', "const target = 'https://api.example.com/v1'"],
  ['the base in a sentence', "'a URL that ends in /v1.'"],
  ['a prefix in an expression', '/^whsec_[0-9a-f]+/'],
  ['a prefix within a text', "'Bearer key_live_x'"],
  ['a prefix with each mode', '/^key_(live|test)_/'],
  ['a prefix with a mode in a template', '`key_${mode}_`'],
])('%s is found', (_, source) => {
  expect(findProblems(source)).toHaveLength(1);
});

test.each([
  ['a comment', "// 'text/csv'"],
  ['a type', "type Json = { content: { 'application/json': unknown } }; let a: 'agents:read';"],
  ['the name of a module', "import { a } from '@workspace-api/contract';"],
  ['the name of a member of a table', "setHeader('etag', value)"],
  ['a media type within a sentence', "'CSV is text/csv, and quoted.'"],
  ['another table', "db.selectFrom('key_uses')"],
  ['another version', "'/v10/me' + 'fingerprint/v1' + '/v1beta'"],
  ['a word that is a code too', "kind === 'conflict'"],
])('%s is ignored', (_, source) => {
  expect(findProblems(source)).toEqual([]);
});
