import { errors, operations } from '@workspace-api/contract';
import { changePages } from '../wrappers/change-pages.ts';
import { changeJson, changeSuccesses } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { type Json, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { listWebhookSubscriptions } = operations;

/** Renames the URL, and writes the filter as types by family. */
const rename = ({ url, events, ...rest }: Json): Json => {
  const types: Record<string, string[]> = {};
  for (const event of events as string[]) {
    const [family = '', type = ''] = event.split('.');
    types[family] = [...(types[family] ?? []), type];
  }
  return { ...rest, endpoint: { url }, types };
};

const { status, code } = errors['not-found'];

/** Hides each subscription's own resource from callers that may read it. */
const notFound = changeSuccesses(['getWebhookSubscription'], (response) =>
  withJson(response, status, { error: { code, message: 'Subscriptions have no resource of their own.' } }),
);

export const subscriptionsOnlyListed: Variant = {
  text: 'Subscriptions can be created, listed and deleted, but not fetched by id. They have `endpoint.url` and `types`.',
  allowedBy: 'Webhook subscriptions: neither management endpoints nor names of fields are documented.',
  families: ['webhooks'],
  wrap: chain(
    notFound,
    changeJson(['createWebhookSubscription'], rename),
    changePages((page, request) =>
      findOperation(request)?.id === listWebhookSubscriptions.id
        ? { ...page, records: page.records.map((record) => rename(record as Json)) }
        : page,
    ),
  ),
};
