import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { renderSession } from './session-table.ts';

const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag] });

const document = (examples: object) =>
  ({
    paths: {
      '/session/next': { post: operation('renew', 'oauth') },
      '/pages': { get: operation('listPages', 'pages') },
    },
    components: { examples },
  }) as unknown as OpenApiDocument;

const example = (code: string, hint: string) => ({
  'x-status': 401,
  value: { error: { code, details: { hint } } },
});

test('the table has the operations of sign-in, and the errors that end a token', () => {
  const source = renderSession(
    document({ 'token-expired': example('too_old', 'renew_it'), 'token-revoked': example('dead', 'gone') }),
  );
  expect(source).toContain('sessionPaths = {\n  "renew": "/session/next"\n}');
  expect(source).toContain(
    'tokenExpired = {\n  "status": 401,\n  "code": "too_old",\n  "hint": "renew_it"\n}',
  );
  expect(source).toContain('tokenRevoked = {\n  "status": 401,\n  "code": "dead",\n  "hint": "gone"\n}');
});

test('a contract without such an error is an error', () => {
  expect(() => renderSession(document({}))).toThrow('an example of the error token-expired');
});
