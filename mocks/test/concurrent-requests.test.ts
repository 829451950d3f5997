import { test } from 'vitest';
import { expectNoInternalErrors } from './expect-no-internal-errors.ts';
import { twoProcesses } from './processes.ts';
import { onServer } from './records.ts';

const both = twoProcesses();

test.skipIf(!onServer())('two busy processes answer every request, none with an internal error', () =>
  expectNoInternalErrors(both(), 10),
);
