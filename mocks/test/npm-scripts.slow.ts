import { test } from 'vitest';
import { expectNothingLeftBehind } from './stopped-script.ts';

// On Windows, npm is stopped by Ctrl+C, which reaches every process of the console.
test.skipIf(process.platform === 'win32')('stopping npm run start leaves no process behind', () =>
  expectNothingLeftBehind('start', '--port', '0'),
);
