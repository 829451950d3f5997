import { operations, resources, signingSecretPrefix } from '@workspace-api/contract';
import { changeJson } from '../../wrappers/change-responses.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const { createWebhookSubscription, getWebhookSubscription, listWebhookSubscriptions } = operations;

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(signingSecretPrefix);

const mapSecrets = (json: Json, change: (secret: string) => string): Json =>
  Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, isSecret(value) ? change(value) : value]),
  );

/** Reuses the first secret for all subscriptions with the same key. */
const sameSecret =
  (getKey: (subscription: Json) => string): Wrap =>
  (next) => {
    const first = new Map<string, string>();
    return async (request) => {
      const response = await next(request);
      if (findOperation(request)?.id !== createWebhookSubscription.id || !response.ok) return response;
      return alterJson(response, (json) =>
        mapSecrets(json, (secret) => {
          const key = getKey(json);
          first.set(key, first.get(key) ?? secret);
          return first.get(key) ?? secret;
        }),
      );
    };
  };

/** Includes the secret that a creation returned in a later response. */
const exposeSecret =
  (id: typeof getWebhookSubscription.id | typeof listWebhookSubscriptions.id): Wrap =>
  (next) => {
    const secrets = new Map<unknown, string>();
    const show = (one: Json): Json =>
      secrets.has(one.id) ? { ...one, signing_secret: secrets.get(one.id) } : one;
    return async (request) => {
      const response = await next(request);
      const operation = findOperation(request);
      if (operation?.id === createWebhookSubscription.id && response.ok) {
        const json = await readJson(response);
        const secret = Object.values(json ?? {}).find(isSecret);
        if (secret !== undefined) secrets.set(json?.id, secret);
      }
      if (operation?.id !== id || !response.ok) return response;
      return alterJson(response, (json) =>
        operation.list === null
          ? show(json)
          : { ...json, [operation.list.items]: (json[operation.list.items] as Json[]).map(show) },
      );
    };
  };

/** Mutants of the secrets and ids of subscriptions. */
export const looseSubscriptions: Record<string, Mutant> = {
  'signing-secret-shared-by-url': {
    clause: 'webhooks.secret-per-subscription',
    text: 'Subscriptions with the same URL share a signing secret.',
    wrap: sameSecret(({ url }) => String(url)),
  },
  'signing-secret-of-32-digits': {
    clause: 'webhooks.secret-format',
    text: 'A signing secret has 32 digits instead of 64.',
    wrap: changeJson([createWebhookSubscription.id], (json) =>
      mapSecrets(json, (secret) => secret.slice(0, -32)),
    ),
  },
  'signing-secret-in-base64': {
    clause: 'webhooks.secret-format',
    text: 'A signing secret is Base64 instead of hexadecimal.',
    wrap: changeJson([createWebhookSubscription.id], (json) =>
      mapSecrets(json, (secret) => secret.replace(/.$/, '=')),
    ),
  },
  'signing-secret-on-inspect': {
    clause: 'webhooks.secret-shown-once',
    text: 'Fetching a subscription returns its signing secret again.',
    wrap: exposeSecret(getWebhookSubscription.id),
  },
  'signing-secret-in-the-list': {
    clause: 'webhooks.secret-shown-once',
    text: 'The list of subscriptions contains their signing secrets.',
    wrap: exposeSecret(listWebhookSubscriptions.id),
  },
  'subscription-id-without-prefix': {
    clause: 'webhooks.id-prefix',
    text: 'Fetching a subscription returns its id without the prefix.',
    wrap: changeJson([getWebhookSubscription.id], (json) => ({
      ...json,
      id: String(json.id).slice(resources['webhook-subscription'].idPrefix.length),
    })),
  },
};
