import { test } from 'vitest';
import { expectNoFaults } from './expect-no-faults.ts';
import { twoProcesses } from './processes.ts';
import { onServer } from './records.ts';

const both = twoProcesses();

test.skipIf(!onServer())('two busy processes answer every request, and none as a fault of their own', () =>
  expectNoFaults(both(), 10),
);
