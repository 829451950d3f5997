import { faultRules } from '../http/fault-injection/fault-rules.ts';
import { idempotencyRecords } from '../http/idempotency.ts';
import { expiredCursors } from '../http/pagination.ts';
import { rateWindows } from '../http/rate-limiter.ts';
import { sandboxStates } from '../store/sandbox-state.ts';
import { createSchema } from '../store/schema/schema.ts';
import { initialRecords } from '../store/seed/initial-records.ts';
import { features } from './features.ts';

/** Every table of the sandbox: the tables of its features, and the tables that all operations share. */
export const schema = createSchema([
  sandboxStates,
  initialRecords,
  ...features.flatMap(({ resources = [], tables = [] }) => [...resources, ...tables]),
  faultRules,
  idempotencyRecords,
  expiredCursors,
  rateWindows,
]);
