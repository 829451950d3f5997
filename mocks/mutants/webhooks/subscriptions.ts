import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

/** A subscription as its creation returned it, with its secret. */
type Created = Json & { readonly id: string; readonly secret: string };

/** The subscriptions that a mutant remembers across all workspaces and modes, oldest first. */
type Memory = { readonly created: Created[]; readonly deleted: Created[] };

type Changes = {
  readonly creation?: (subscription: Created, memory: Memory) => Json;
  readonly record?: (subscription: Json, memory: Memory) => Json;
  readonly page?: (records: Json[], memory: Memory) => Json[];
};

const { createWebhookSubscription, getWebhookSubscription, listWebhookSubscriptions } = operations;
const { deleteWebhookSubscription } = operations;

/** Changes the subscriptions in a server's responses. */
const changeSubscriptions =
  ({ creation, record, page }: Changes): Wrap =>
  (next) => {
    const memory: Memory = { created: [], deleted: [] };
    const respond = async (response: Response): Promise<Response> => {
      const subscription = (await readJson(response)) as Created | undefined;
      if (subscription === undefined) return response;
      const view = creation ? { ...subscription, ...creation(subscription, memory) } : subscription;
      memory.created.push(subscription);
      return alterJson(response, () => view);
    };
    return async (request) => {
      const operation = findOperation(request)?.id;
      const response = await next(request);
      if (!response.ok) return response;
      if (operation === createWebhookSubscription.id) return respond(response);
      if (operation === deleteWebhookSubscription.id) {
        const subscription = memory.created.find(({ id }) => request.url.includes(id));
        if (subscription) memory.deleted.push(subscription);
      }
      if (operation === getWebhookSubscription.id && record)
        return alterJson(response, (json) => record(json, memory));
      if (operation === listWebhookSubscriptions.id && page)
        return alterJson(response, (json) => ({ ...json, data: page(json.data as Json[], memory) }));
      return response;
    };
  };

const mutant = (clause: Mutant['clause'], text: string, changes: Changes): Mutant => ({
  clause,
  text,
  wrap: changeSubscriptions(changes),
});

const withSecret = (record: Json, { created }: Memory): Json => ({
  ...record,
  secret: created.find(({ id }) => id === record.id)?.secret,
});

/** A change of records that applies to a subscription's own resource and to the list. */
const changeRecords = (change: (subscription: Json, memory: Memory) => Json): Changes => ({
  record: change,
  page: (records, memory) => records.map((each) => change(each, memory)),
});

/** Deletes the previous subscription of the workspace when another one is created. */
const onlyNewest: Wrap = (next) => {
  const newest = new Map<string, string>();
  return async (request) => {
    const { url, headers } = request;
    const response = await next(request);
    if (findOperation(request)?.id !== createWebhookSubscription.id || !response.ok) return response;
    const previous = newest.get(url);
    if (previous) await next(new Request(`${url}/${previous}`, { method: 'DELETE', headers }));
    newest.set(url, String((await readJson(response))?.id));
    return response;
  };
};

/** Servers that return subscriptions or their secrets incorrectly. */
export const subscriptions: Record<string, Mutant> = {
  'signing-secret-without-prefix-in-record': mutant(
    'webhooks.secret-shown-once',
    'The record of a subscription contains its signing secret without the prefix.',
    { record: (record, memory) => ({ ...record, key: String(withSecret(record, memory).secret).slice(6) }) },
  ),
  'one-signing-secret-for-all': mutant(
    'webhooks.secret-per-subscription',
    'All subscriptions have the signing secret of the first subscription.',
    { creation: ({ secret }, { created: [first] }) => ({ secret: first?.secret ?? secret }) },
  ),
  'signing-secret-of-deleted': mutant(
    'webhooks.recreate-gives-new-secret',
    'A subscription that is created again gets the signing secret of the deleted subscription.',
    {
      creation: ({ url, secret }, { deleted }) => ({
        secret: deleted.find((one) => one.url === url)?.secret ?? secret,
      }),
    },
  ),
  'id-of-deleted-subscription': mutant(
    'webhooks.recreate-gives-new-secret',
    'A subscription that is created again gets the id of the deleted subscription.',
    { creation: ({ url, id }, { deleted }) => ({ id: deleted.find((one) => one.url === url)?.id ?? id }) },
  ),
  'subscription-replaced-by-the-next': {
    clause: 'webhooks.durable',
    text: 'A new subscription replaces the previous one of its workspace.',
    wrap: onlyNewest,
  },
  'filter-of-subscription-lost': mutant(
    'webhooks.durable',
    'A subscription loses its event filter once another one is created.',
    changeRecords(({ events, ...rest }, { created }) =>
      created.at(-1)?.id === rest.id ? { ...rest, events } : rest,
    ),
  ),
  'subscription-with-the-newest-url': mutant(
    'webhooks.one-url',
    'Every subscription shows the URL of the newest one.',
    changeRecords((record, { created }) => ({ ...record, url: created.at(-1)?.url ?? record.url })),
  ),
  'subscription-with-every-url': mutant(
    'webhooks.one-url',
    'A subscription shows the URLs of all subscriptions.',
    changeRecords((record, { created }) => ({
      ...record,
      urls: [...new Set([record.url, ...created.map(({ url }) => url)])],
    })),
  ),
  'subscriptions-of-every-workspace-listed': mutant(
    'webhooks.one-workspace',
    'The list of subscriptions includes subscriptions of all workspaces.',
    {
      page: (records, { created }) => [
        ...records,
        ...created
          .filter(({ id }) => !records.some((record) => record.id === id))
          .map(({ secret, ...record }) => record),
      ],
    },
  ),
};
