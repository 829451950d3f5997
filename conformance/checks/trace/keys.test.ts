import { describe, expect, test } from 'vitest';
import { agents, createTestTrace, type TestResponse } from './trace.test-helper.ts';

describe('a revoked key', () => {
  const token = 'key_test_minted';
  const keyResponse = { status: 201, body: { id: 'tok_2', secret: token } };
  const keyRequest = { body: { scopes: ['me:read'] } };

  test('is refused after the end of the revocation, not before', () => {
    const { exchange, start, end } = createTestTrace();
    exchange('POST', '/workspaces/acme/tokens', keyRequest, keyResponse);
    const overlappingCall = start('GET', '/me', { token });
    exchange('DELETE', '/workspaces/acme/tokens/tok_2', {}, { status: 204 });
    expect(end(overlappingCall)).not.toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token })).toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token }, { status: 401 })).not.toContain('tokens.revoke-is-immediate');
    expect(exchange('GET', '/me', { token })).toContain('tokens.revoke-is-permanent');
  });

  test('has a new secret each time, in any JSON notation', () => {
    const { exchange } = createTestTrace();
    const mint = (response: TestResponse) =>
      exchange('POST', '/workspaces/acme/tokens', keyRequest, { status: 201, ...response });
    mint(keyResponse);
    expect(mint(keyResponse)).toContain('tokens.secret-shown-once');
    const returns = 'tokens.mint-returns-secret';
    expect(mint(keyResponse)).not.toContain(returns);
    expect(mint({ body: { id: 'tok_3' } })).toContain(returns);
    expect(mint({ text: '{"id":"tok_4","secret":"\\u006bey_test_other"}' })).not.toContain(returns);
    expect(mint({ text: '?', undecodable: 'br' })).not.toContain(returns);
  });

  test('has the scopes that it was created with, and can do no more', () => {
    const { exchange } = createTestTrace();
    exchange('POST', '/workspaces/acme/tokens', keyRequest, keyResponse);
    expect(exchange('GET', agents, { token }, { body: { data: [] } })).toContain('scopes.required');
    expect(exchange('GET', '/workspaces/globex/agents', { token }, { body: { data: [] } })).toContain(
      'tenancy.foreign-workspace-refused',
    );
    expect(exchange('GET', agents, { token: 'key_test_unknown' }, { body: { data: [] } })).not.toContain(
      'scopes.required',
    );
  });
});
