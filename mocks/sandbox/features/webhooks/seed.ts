import type { FieldError } from '../../core/problem.ts';
import type { SeedPlace } from '../../core/seed-checks.ts';
import { unknownFilters } from '../../core/unknown-event.ts';

/** Finds events of a seed file's subscriptions that the contract doesn't have. */
export const webhookWarnings = ({ path, records: { webhooks = [] } }: SeedPlace): FieldError[] =>
  webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events));
