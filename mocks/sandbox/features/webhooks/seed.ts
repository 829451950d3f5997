import type { FieldError } from '../../core/problem.ts';
import { unknownFilters } from '../../domain/unknown-event.ts';
import type { SeedPlace } from '../../store/seed/seed-checks.ts';

/** Finds events of a seed file's subscriptions that the contract doesn't have. */
export const webhookWarnings = ({ path, records: { webhooks = [] } }: SeedPlace): FieldError[] =>
  webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events));
