import { expect, test } from 'vitest';
import { renderCredentials } from './credentials-table.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';

const credential = (kind: string, pattern: string): Schema => ({ pattern, 'x-credential': kind });

const rendered = (properties: Record<string, Schema>): string =>
  renderCredentials({
    components: { schemas: { Plain: { properties: { name: {} } }, Shown: { allOf: [{ properties }] } } },
  } as unknown as OpenApiDocument);

const declared = {
  secret: credential('key', '^pk_(live|test)_.+$'),
  access_token: credential('session', '^sit_.+$'),
  signing: credential('signing-secret', '^wsig_[0-9a-f]{8}$'),
};

test('a credential that is declared nowhere, twice, or without a prefix is an error', () => {
  const { signing: _, ...others } = declared;
  expect(() => rendered(others)).toThrow(
    '0 properties are marked x-credential: signing-secret; expected one.',
  );
  expect(() => rendered({ ...declared, again: declared.secret })).toThrow('2 properties');
  expect(() => rendered({ ...declared, secret: credential('key', '.+') })).toThrow(
    'A credential (x-credential) needs a pattern with a prefix, not ".+".',
  );
});
