import { expect, test } from 'vitest';
import { remainingRecords } from '../../resources/record-events.ts';
import type { Session } from '../session/session.ts';
import { noteIssued } from './capability-effects.ts';

test('tokens from a driver are listed once for each capability and workspace', () => {
  const session = { records: { events: [] }, settings: { workspace: 'acme' } } as unknown as Session;
  noteIssued(session, 'live-key', { workspace: 'acme' });
  noteIssued(session, 'live-key', undefined);
  noteIssued(session, 'session-token', { workspace: 'globex' });
  expect(
    remainingRecords(session.records.events).map(({ kind, id, workspace }) => [kind, id, workspace]),
  ).toEqual([
    ['token', "of the driver's live-key", 'acme'],
    ['token', "of the driver's session-token", 'globex'],
  ]);
});
