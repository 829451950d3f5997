import { operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { findString } from '../../checks/find-string.ts';
import { signingSecretStart } from '../../checks/secrets.ts';
import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import type { Case } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Respond } from '../../target/receiver/create-receiver.ts';
import { toDelivery } from './delivery-attempts.ts';

type Options = {
  /** The filter. */
  readonly events: readonly string[];
  /** How its endpoint responds; 204 by default. */
  readonly how?: Respond;
  /** The query of its URL, with the question mark. */
  readonly query?: string;
  /** The subscriber; the run's own token by default. */
  readonly as?: Pick<Case, 'send'>;
};

const { createWebhookSubscription, deleteWebhookSubscription } = operations;

/** Subscribes a separate endpoint of the gate. Ends the case if the target refuses its URL or the filter. */
export const subscribe = async (
  t: Case,
  receiver: WebhookReceiver,
  { events, how, query = '', as = t }: Options,
) => {
  const endpoint = receiver.endpoint(how);
  const url = `${endpoint.url}${query}`;
  const body = t.sample(createWebhookSubscription.id, { url, events });
  const response = await as.send({ operation: createWebhookSubscription.id, body });
  if (!isSuccess(response))
    throw new NotExercisedError(
      `a subscription for ${url}: ${t.describeReturned(response)}; if the target accepts only other URLs, set the public URL of the gate's receiver with --receiver-url`,
    );
  /** Null if the response shows none. */
  const id = findRecordId(resources['webhook-subscription'], response);
  return {
    /** Null if the response shows none. */
    secret: findString(getJson(response), signingSecretStart),
    /** The end of the target of requests to it: path and query. */
    target: `${endpoint.path}${query}`,
    endpoint,
    /** The deliveries so far. */
    deliveries: () => endpoint.received.map(toDelivery),
    isDeletable: id !== null,
    /** Deletes it, if possible, and ignores the response: the end of the run deletes the subscriptions that remain. */
    delete: async () => {
      if (id !== null) await as.send({ operation: deleteWebhookSubscription.id, path: { id } });
    },
  };
};

/** A subscription of the run, with a separate endpoint. */
export type Subscription = Awaited<ReturnType<typeof subscribe>>;
