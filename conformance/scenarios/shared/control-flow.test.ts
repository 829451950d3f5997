import { expect, test } from 'vitest';
import { withCleanup } from './control-flow.ts';

const failing = (message: string) => () => Promise.reject(new Error(message));

test('the changes of a body are restored, even if it fails', async () => {
  const done: string[] = [];
  const restore = async () => done.push('restored');
  await withCleanup(async () => done.push('changed'), restore);
  await expect(withCleanup(failing('broken'), restore)).rejects.toThrow('broken');
  expect(done).toEqual(['changed', 'restored', 'restored']);
});

test('the error of the body takes precedence over the error of the restoration', async () => {
  await expect(withCleanup(failing('body'), failing('restoration'))).rejects.toThrow('body');
  await expect(withCleanup(async () => {}, failing('restoration'))).rejects.toThrow('restoration');
});
