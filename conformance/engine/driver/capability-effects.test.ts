import { expect, test } from 'vitest';
import { createRunRecords } from '../../resources/run-records.ts';
import type { Session } from '../session/session.ts';
import { noteIssued } from './capability-effects.ts';

test('tokens from a driver are listed once for each capability and workspace', () => {
  const session = { records: createRunRecords('tag'), settings: { workspace: 'acme' } } as unknown as Session;
  noteIssued(session, 'live-key', { input: { workspace: 'acme' }, result: {} });
  noteIssued(session, 'live-key', { input: undefined, result: undefined });
  noteIssued(session, 'session-token', { input: { workspace: 'globex' }, result: {} });
  expect(session.records.remaining().map(({ kind, id, workspace }) => [kind, id, workspace])).toEqual([
    ['token', "of the driver's live-key", 'acme'],
    ['token', "of the driver's session-token", 'globex'],
  ]);
});

test('a token from a driver that returns its id has its own workspace and mode, so that the driver can delete it', () => {
  const session = {
    records: createRunRecords('tag'),
    settings: { workspace: 'acme', mode: 'test' },
  } as unknown as Session;
  noteIssued(session, 'live-key', { input: { workspace: 'acme' }, result: { id: 'tok_1' } });
  noteIssued(session, 'second-workspace', {
    input: undefined,
    result: { id: 'tok_2', workspace: 'globex' },
  });
  expect(session.records.remaining()).toMatchObject([
    { kind: 'token', id: 'tok_1', workspace: 'acme', mode: 'live' },
    { kind: 'token', id: 'tok_2', workspace: 'globex', mode: 'test' },
  ]);
});
