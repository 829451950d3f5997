import { expect, test } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { session } from './session.ts';
import { getFailure, getStatus, refreshPath, startExpired } from './start-session.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

test('the new pair is saved before it is used', async () => {
  const { options, record, me, replace, sentPaths } = await startExpired();
  const [saving, saved] = [deferred<SessionTokens>(), deferred<void>()];
  const save = async (tokens: SessionTokens) => {
    saving.resolve(tokens);
    await saved.promise;
    replace(tokens);
  };
  const response = session({ ...options, save })(record)(me);
  await saving.promise;
  expect(sentPaths).toEqual(['/me', refreshPath]);
  saved.resolve();
  expect(await getStatus(response)).toBe(200);
  expect(sentPaths).toEqual(['/me', refreshPath, '/me']);
});

test('a pair that could not be saved is kept, and saved before the next request', async () => {
  const { options, record, me, current, save, refreshes, sentPaths } = await startExpired();
  save.mockImplementationOnce(() => Promise.reject(new Error('The disk is full.')));
  const send = session(options)(record);
  expect(await getFailure(send(me))).toMatchObject({ message: 'The disk is full.' });
  expect(sentPaths).toEqual(['/me', refreshPath]);
  expect(await Promise.all([getStatus(send(me)), getStatus(send(me))])).toEqual([200, 200]);
  const [failed, savedTokens] = save.mock.calls.map(([tokens]) => tokens);
  expect(savedTokens).toEqual(failed);
  expect(current()).toEqual(savedTokens);
  expect([refreshes(), save.mock.calls.length]).toEqual([1, 2]);
});
