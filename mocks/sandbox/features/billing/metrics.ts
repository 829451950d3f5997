import { type components, examples } from '@workspace-api/contract';

type LineItem = components['schemas']['UsageLineItem'];

/** The metrics that every response reports, in the order of the contract's example. */
export const defaultMetrics: readonly Omit<LineItem, 'quantity'>[] = examples.usage.line_items.map(
  ({ metric, unit }) => ({
    metric,
    unit,
  }),
);

/** The unit of a metric in the contract's example. */
export const findUnit = (metric: string): string | undefined =>
  defaultMetrics.find((item) => item.metric === metric)?.unit;
