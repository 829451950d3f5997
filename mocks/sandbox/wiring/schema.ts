import * as domain from '../domain/workspace-settings.ts';
import * as agents from '../features/agents/resource.ts';
import * as approvals from '../features/approvals/resource.ts';
import * as billing from '../features/billing/resource.ts';
import * as forms from '../features/forms/resource.ts';
import * as logs from '../features/logs/resource.ts';
import * as oauth from '../features/oauth/table.ts';
import * as pages from '../features/pages/resource.ts';
import * as secrets from '../features/secrets/resource.ts';
import * as theme from '../features/theme/theme.ts';
import * as tokens from '../features/tokens/table.ts';
import * as webhooks from '../features/webhooks/resource.ts';
import * as workspaces from '../features/workspaces/table.ts';
import { faultRules } from '../http/fault-injection/fault-rules.ts';
import { idempotencyRecords } from '../http/idempotency.ts';
import { expiredCursors } from '../http/pagination.ts';
import { rateWindows } from '../http/rate-limiter.ts';
import { sandboxStates } from '../store/sandbox-state.ts';
import type { Table, TableRow } from '../store/schema/define-table.ts';
import { createSchema } from '../store/schema/schema.ts';
import { initialRecords } from '../store/seed/initial-records.ts';

/** The modules whose exports contain tables. */
const modules = [
  { sandboxStates, initialRecords, faultRules, idempotencyRecords, expiredCursors, rateWindows },
  agents,
  approvals,
  billing,
  domain,
  forms,
  logs,
  oauth,
  pages,
  secrets,
  theme,
  tokens,
  webhooks,
  workspaces,
] as const;

type TablesIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Table<unknown>> : never;
type Rows = { [One in TablesIn<(typeof modules)[number]> as One['name']]: TableRow<One> };

declare module '../store/tables.ts' {
  interface Tables extends Rows {}
}

const isTable = (value: unknown): value is Table => value instanceof Object && 'primaryKey' in value;

/** Every table of the sandbox: the tables of its features, and the tables that all operations share. */
export const schema = createSchema(modules.flatMap((module) => Object.values(module).filter(isTable)));
