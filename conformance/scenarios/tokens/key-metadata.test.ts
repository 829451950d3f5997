import { expect, test } from 'vitest';
import { namesLastUse, newTime, showsCreator } from './key-metadata.ts';

const created = { id: 'tok_2', scopes: ['me:read'], created_at: '2026-11-02T09:00:00.000Z' };

test.each([
  { last_used_at: null },
  { lastUsed: '2026-11-02T09:00:00Z' },
  { usage: { at: 1_793_610_000 } },
  { metadata: { 'last-seen': 'today' } },
  { used: false },
])('%j names the last use of a key', (members) => {
  expect(namesLastUse({ ...created, ...members })).toBe(true);
});

test.each([{}, { user: { id: 'usr_1' } }, { created_by_user: 'usr_1' }, { active: true }])(
  '%j does not name the last use of a key',
  (members) => {
    expect(namesLastUse({ ...created, ...members })).toBe(false);
  },
);

test('a time is new if it has another place or another value than before', () => {
  const time = '2026-11-02T10:00:00Z';
  expect(newTime({ ...created, t: time }, created)).toBe(Date.parse(time));
  expect(newTime({ ...created, t: time }, { ...created, t: '20261102T090000Z' })).toBe(Date.parse(time));
  expect(newTime({ ...created, t: time }, { ...created, t: '2026-11-02T12:00:00+02:00' })).toBeNaN();
  expect(newTime(created, created)).toBeNaN();
});

const me = {
  user: { id: 'usr_1', email: 'ada@acme.example' },
  token: { id: 'tok_1', mode: 'test' },
  workspace: { slug: 'acme' },
};

test.each([
  { created_by: 'usr_1' },
  { createdBy: { type: 'key', id: 'tok_9' } },
  { creator: { name: 'Ada' } },
  { audit: { created: { at: '2026-11-02T09:00:00Z', by: 42 } } },
  { owner: 'Ada' },
  { created: 'usr_1' },
  { origin: 'ada@acme.example' },
  { parent: 'tok_1' },
])('%j shows the creator of a key', (members) => {
  expect(showsCreator({ ...created, ...members }, me)).toBe(true);
});

test.each([{}, { created_by: null }, { creator: {} }, { mode: 'test' }, { created: 1_793_610_000 }])(
  '%j does not show the creator of a key',
  (members) => {
    expect(showsCreator({ ...created, ...members }, me)).toBe(false);
  },
);
