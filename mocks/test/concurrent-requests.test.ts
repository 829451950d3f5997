import { test } from 'vitest';
import { expectNoInternalErrors } from './expect-no-internal-errors.ts';
import { twoProcesses } from './processes.ts';
import { onServer } from './records.ts';

const both = twoProcesses();

test.skipIf(!onServer())('two busy processes respond to every request, without an internal error', () =>
  expectNoInternalErrors(both(), 5),
);
