import { expect, test } from 'vitest';
import { createRunRecords } from '../../resources/run-records.ts';
import type { DriverFactory } from '../../target/driver.ts';
import { runCase } from '../../test/run-one.ts';
import type { Session } from '../session/session.ts';
import { capability, noteAdded } from './capability.ts';

const issued = (more: object = {}) => ({ result: { token: 'secret', ...more }, token: '' });

test('tokens from a driver are listed once for each capability and workspace', async () => {
  const session = { records: createRunRecords('tag'), settings: { workspace: 'acme' } } as unknown as Session;
  await noteAdded(session, 'live-key', { input: { workspace: 'acme' }, ...issued() });
  await noteAdded(session, 'live-key', { input: undefined, ...issued() });
  await noteAdded(session, 'session-token', { input: { workspace: 'globex' }, ...issued() });
  expect(session.records.remaining().map(({ kind, id, workspace }) => [kind, id, workspace])).toEqual([
    ['token', "of the driver's live-key", 'acme'],
    ['token', "of the driver's session-token", 'globex'],
  ]);
});

test('a token from a driver that returns its id has its own workspace and mode, so that the driver can delete it', async () => {
  const session = {
    records: createRunRecords('tag'),
    settings: { workspace: 'acme', mode: 'test' },
  } as unknown as Session;
  await noteAdded(session, 'live-key', { input: { workspace: 'acme' }, ...issued({ id: 'tok_1' }) });
  await noteAdded(session, 'second-workspace', {
    input: undefined,
    ...issued({ id: 'tok_2', workspace: 'globex' }),
  });
  expect(session.records.remaining()).toMatchObject([
    { kind: 'token', id: 'tok_1', workspace: 'acme', mode: 'live' },
    { kind: 'token', id: 'tok_2', workspace: 'globex', mode: 'test' },
  ]);
});

test('a scenario may advance the clock only if no other one runs at the same time', () => {
  const session = {
    settings: { url: 'http://127.0.0.1', tokens: {}, mode: 'test' },
    driver: { capabilities: { 'advance-clock': async () => {} } },
  } as unknown as Session;
  const use = (holds: 'server' | []) => () =>
    capability(session, 'advance-clock', undefined, { steps: [], holds });
  expect(use([])).toThrow('must hold the server');
  expect(use('server')).not.toThrow();
});

test('a driver that adds a record without returning its id has failed', async () => {
  const driver = () => ({ name: 'test', capabilities: { 'add-page': async () => ({ page_id: 'page_1' }) } });
  const { errors } = await runCase(
    () => undefined,
    (t) => t.needs('add-page')({ workspace: 'acme', slug: 'gate', title: 'Gate' }),
    { driver: driver as unknown as DriverFactory },
  );
  expect(errors.map(({ message }) => message)).toEqual([
    `the driver's add-page failed: it must return { id }, the id as the API shows it, not {"page_id":"page_1"}`,
  ]);
});
