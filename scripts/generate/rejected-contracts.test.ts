import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderCredentials } from './credentials-table.ts';
import { renderDescriptions } from './descriptions-table.ts';
import { renderErrorAdvice } from './error-advice.ts';
import { renderMessages } from './messages-table.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';

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

const gone = { when: 'It is gone.', remedy: 'Make another.', retry: 'never' };
const example = { 'x-status': 410, value: { error: { code: 'gone', message: 'Gone.' } } };
const withAdvice = (described: object, examples: object) => {
  const none = { 'x-values': {} };
  const schemas = { ErrorCode: { 'x-values': described }, ErrorHint: none, ConflictKind: none };
  return renderErrorAdvice(documentWith(schemas, examples));
};

const withPatterns = (source: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'patterns.yaml'), source);
  return renderDescriptions('pattern', folder, documentWith({ Slug: { type: 'string', pattern: '^a+$' } }));
};

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

test.each<[what: string, render: () => unknown, message: string]>([
  ['no credential of a kind', () => withCredentials({ ...credentials, signing: undefined }), '0 properties'],
  ['two credentials', () => withCredentials({ ...credentials, again: credentials.secret }), '2 properties'],
  ['a credential without a prefix', () => withCredentials({ secret: credential('key', '.+') }), 'a prefix'],
  ['a code of an example that nothing describes', () => withAdvice({}, { gone: example }), 'x-values of'],
  ['a code that no example has', () => withAdvice({ gone }, {}), 'x-values of ErrorCode'],
  ['a pattern without a description', () => withPatterns('{}'), "lacks '^a+$'"],
  ['a description without a pattern', () => withPatterns("{'^a+$': a, '^b$': b}"), "has the pattern '^b$'"],
  ['a message that is not its template', () => withMessage({ scope: 'me:read' }), 'its filled x-message'],
])('a contract with %s is an error', (_, render, message) => {
  expect(render).toThrow(message);
});
