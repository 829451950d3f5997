import type { components } from '@workspace-api/contract';
import { toTenant } from '../../core/tenant.ts';
import type { InTenant } from '../../store/resource.ts';
import { defaultMetrics } from './resource.ts';
import type { Period } from './subscription.ts';

type LineItem = components['schemas']['UsageLineItem'];

/** A tenant's usage in a period, one line per metric. For an open period, the totals so far. */
export const usageIn = async (
  { db, tenant }: InTenant,
  { period_start, period_end }: Period,
): Promise<LineItem[]> => {
  const totals = await db
    .selectFrom('usage_records')
    .select(({ fn }) => ['metric', 'unit', fn.sum<number>('quantity').as('quantity')])
    .where((is) => is.and(toTenant(tenant)))
    .where('recorded_at', '>=', period_start)
    .where('recorded_at', '<', period_end)
    .groupBy(['metric', 'unit'])
    .orderBy('metric')
    .orderBy('unit')
    .execute();
  // Removes the rounding error of summed floats.
  const used = totals.map((total) => ({ ...total, quantity: Math.round(total.quantity * 1e6) / 1e6 }));
  const isSameMetric = (a: Omit<LineItem, 'quantity'>) => (b: Omit<LineItem, 'quantity'>) =>
    a.metric === b.metric && a.unit === b.unit;
  const standard = defaultMetrics.map((item) => used.find(isSameMetric(item)) ?? { ...item, quantity: 0 });
  return [...standard, ...used.filter((item) => !defaultMetrics.some(isSameMetric(item)))].map(
    ({ metric, quantity, unit }) => ({ metric, quantity, unit }),
  );
};
