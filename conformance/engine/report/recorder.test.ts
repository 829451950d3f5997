import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

test('errors and reasons, which may quote a response, are recorded without credentials', () => {
  const token = 'key_live_0123456789abcdef0123456789abcdef';
  const recorder = createRecorder('tokens.mint');
  recorder.addError(['a'], 'mintToken', `status 201 with {"token":"${token}"}`);
  recorder.addMissing('a', `a page: it returned {"access_token":"opaque value"} and ${token}`);
  expect(JSON.stringify(recorder.result())).not.toMatch(/0123456789|opaque/);
});
