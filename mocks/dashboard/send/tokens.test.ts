import { expect, test } from 'vitest';
import type { SandboxDescription } from '../store/sandbox.ts';
import { chooseToken, enteredToken, findSecret, ownToken } from './tokens.ts';

type Token = SandboxDescription['tokens'][number];

const token = (id: string, change: Partial<Token> = {}): Token => ({
  id,
  secret: `secret-${id}`,
  kind: 'key',
  mode: 'test',
  workspace: 'acme',
  scopes: [],
  ...change,
});

const tokens = [
  token('test'),
  token('live', { mode: 'live' }),
  token('other', { workspace: 'globex' }),
  token('session', { kind: 'session' }),
];
const operation = { scope: 'agents:read', sessionOnly: false } as const;

test('the first token of the workspace and mode is chosen, and a session where only that is accepted', () => {
  expect(chooseToken(operation, tokens, { slug: 'acme', mode: 'live' })).toBe('live');
  expect(chooseToken(operation, tokens, { slug: 'globex', mode: 'test' })).toBe('other');
  const sessionOnly = { ...operation, sessionOnly: true };
  expect(chooseToken(sessionOnly, tokens, { slug: 'globex', mode: 'test' })).toBe('session');
  expect(chooseToken({ ...operation, scope: null }, tokens, { slug: 'acme', mode: 'test' })).toBe('');
});

test("the user's own token is preferred once it was entered", () => {
  enteredToken.value = 'mine';
  expect(chooseToken(operation, tokens, { slug: 'acme', mode: 'test' })).toBe(ownToken);
  expect(findSecret(ownToken, tokens)).toBe('mine');
  enteredToken.value = '';
  expect(findSecret(ownToken, tokens)).toBeUndefined();
  expect(findSecret('live', tokens)).toBe('secret-live');
});
