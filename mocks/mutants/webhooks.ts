import { resources } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { knowing } from '../wrappers/flawed.ts';
import type { Json } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Shows the secret of a subscription again. */
const secretShownBy = (read: 'getWebhookSubscription' | 'listWebhookSubscriptions') =>
  on('createWebhookSubscription').shownBy(read, (_, [creation]) => ({
    signing_secret: creation?.result.secret,
  }));

/** Knows the subscriptions that were created, by id, the newest last. */
const knowingCreated = (create: (created: ReadonlyMap<unknown, Json>) => Wrap): Wrap =>
  knowing(
    on('createWebhookSubscription'),
    create,
    undefined,
    (_, { secret, ...subscription }) => subscription,
  );

/** Changes what is shown of subscriptions, given all that were created. */
const shownAmong = (change: (subscription: Json, created: readonly Json[]) => Json): Wrap =>
  knowingCreated((created) =>
    on('getWebhookSubscription', 'listWebhookSubscriptions').record((one) =>
      change(one, [...created.values()]),
    ),
  );

export const webhooks: MutantTable = {
  'webhooks.durable/subscription-replaced-by-the-next: A new subscription replaces the previous one of its workspace.':
    perServer<string>((newest) =>
      on('createWebhookSubscription').after(async ({ slug, call }, { id }) => {
        const previous = newest.get(slug);
        if (previous !== undefined) await call('deleteWebhookSubscription', { id: previous });
        newest.set(slug, String(id));
      }),
    ),
  'webhooks.durable/filter-of-subscription-lost: A subscription loses its event filter once another one is created.':
    shownAmong(({ events, ...rest }, created) =>
      created.at(-1)?.id === rest.id ? { ...rest, events } : rest,
    ),
  'webhooks.one-url/subscription-with-the-newest-url: Every subscription shows the URL of the newest one.':
    shownAmong((record, created) => ({ ...record, url: created.at(-1)?.url ?? record.url })),
  'webhooks.one-url/subscription-with-every-url: A subscription shows the URLs of all subscriptions.':
    shownAmong((record, created) => ({
      ...record,
      urls: [...new Set([record, ...created].map(({ url }) => url))],
    })),
  'webhooks.secret-format/signing-secret-in-base64: A signing secret is Base64 instead of hexadecimal.': on(
    'createWebhookSubscription',
  ).member('secret', (secret) => String(secret).replace(/.$/, '=')),
  'webhooks.secret-shown-once/signing-secret-on-inspect: Fetching a subscription returns its signing secret again.':
    secretShownBy('getWebhookSubscription'),
  'webhooks.secret-shown-once/signing-secret-in-the-list: The list of subscriptions contains their signing secrets.':
    secretShownBy('listWebhookSubscriptions'),
  'webhooks.secret-per-subscription/one-signing-secret-for-all: All subscriptions have the signing secret of the first subscription.':
    perServer((secrets) =>
      on('createWebhookSubscription').member('secret', (secret) => first(secrets, 'secret', secret)),
    ),
  'webhooks.recreate-gives-new-secret/signing-secret-of-deleted: A subscription that is created again gets the signing secret of the deleted subscription.':
    perServer<Json>((created) => {
      const deleted = new Map<unknown, unknown>();
      return [
        on('createWebhookSubscription').member('secret', (secret, { url }) => deleted.get(url) ?? secret),
        on('createWebhookSubscription').notes(created, undefined, (_, subscription) => subscription),
        on('deleteWebhookSubscription').after(({ id }) =>
          deleted.set(created.get(id)?.url, created.get(id)?.secret),
        ),
      ];
    }),
  'webhooks.id-prefix/subscription-id-without-prefix: Fetching a subscription returns its id without the prefix.':
    on('getWebhookSubscription').member('id', (id) =>
      String(id).slice(resources['webhook-subscription'].idPrefix.length),
    ),
  'webhooks.one-workspace/subscriptions-of-every-workspace-listed: The list of subscriptions includes subscriptions of all workspaces.':
    knowingCreated((created) =>
      on('listWebhookSubscriptions').records((own) => [
        ...own,
        ...[...created.values()].filter((one) => own.every(({ id }) => id !== one.id)),
      ]),
    ),
};
