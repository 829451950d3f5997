import { examples } from '@workspace-api/contract';
import type { FieldError } from '../../core/problem.ts';
import type { SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import { unknownFilters } from '../../core/unknown-event.ts';

/** The demo subscriptions. Their hosts don't exist, so deliveries to them fail. */
export const demoWebhooks = { webhooks: examples['webhook-subscription-list'].data } as TenantRecords;

/** Finds events of a seed file's subscriptions that the contract doesn't have. */
export const webhookWarnings = ({ path, records: { webhooks = [] } }: SeedPlace): FieldError[] =>
  webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events));
