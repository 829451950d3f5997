import { expect, test } from 'vitest';
import { createCommand } from './options.ts';

test('--version prints the version', () => {
  expect(createCommand().version()).toMatch(/^\d+\.\d+\.\d+$/);
});
