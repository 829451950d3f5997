import { expect, test } from 'vitest';
import { createCommand } from './options.ts';

test('the command says its version', () => {
  expect(createCommand().version()).toMatch(/^\d+\.\d+\.\d+$/);
});
