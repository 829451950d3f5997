import { type components, examples } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { Period } from './period.ts';

type LineItem = components['schemas']['UsageLineItem'];

/** What is always measured, used or not, in the order of the contract's example. */
const measured: readonly Omit<LineItem, 'quantity'>[] = examples.usage.line_items.map(({ metric, unit }) => ({
  metric,
  unit,
}));

/** The unit of a metric that the contract's example has. */
export const unitOf = (metric: string): string | undefined =>
  measured.find((item) => item.metric === metric)?.unit;

/** Adding up floats leaves traces far behind the point. */
const rounded = (quantity: number): number => Math.round(quantity * 1e6) / 1e6;

/** What a tenant has used in a period, a line a metric: totals so far where it is still open. */
export const usageIn = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  { start, end }: Period,
): Promise<LineItem[]> => {
  const totals = await db
    .selectFrom('usage_records')
    .select(({ fn }) => ['metric', 'unit', fn.sum<number>('quantity').as('quantity')])
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .where('recorded_at', '>=', start)
    .where('recorded_at', '<', end)
    .groupBy(['metric', 'unit'])
    .orderBy('metric')
    .orderBy('unit')
    .execute();
  const used = totals.map((total) => ({ ...total, quantity: rounded(total.quantity) }));
  const isOf = (a: Omit<LineItem, 'quantity'>) => (b: Omit<LineItem, 'quantity'>) =>
    a.metric === b.metric && a.unit === b.unit;
  const usual = measured.map((item) => used.find(isOf(item)) ?? { ...item, quantity: 0 });
  return [...usual, ...used.filter((item) => !measured.some(isOf(item)))].map(
    ({ metric, quantity, unit }) => ({ metric, quantity, unit }),
  );
};

/** Counts what a tenant uses now. What was counted is never changed: a period that has closed stays as it is. */
export const recordUsage = async (
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  { metric, quantity, unit }: LineItem,
): Promise<void> => {
  await db
    .insertInto('usage_records')
    .values({
      id: context.ids('use'),
      workspace_id: workspaceId,
      mode,
      metric,
      quantity,
      unit,
      recorded_at: timestamp(context),
    })
    .execute();
};
