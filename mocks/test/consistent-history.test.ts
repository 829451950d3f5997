import { test } from 'vitest';
import { expectConsistentHistory } from './expect-consistent-history.ts';
import { twoProcesses } from './processes.ts';
import { onServer } from './records.ts';

const both = twoProcesses();

test.skipIf(!onServer())(
  'no write through two processes is lost or executed twice, and each request sees all writes before it',
  () => expectConsistentHistory(both(), 4),
);
