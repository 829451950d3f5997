import { operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { signingSecretStart } from '../../checks/credential-patterns.ts';
import { findString } from '../../checks/find-string.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeRefusal } from '../../engine/case/describe-response.ts';
import type { WebhookEndpoint, WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import { findRecordId } from '../../resources/created-id.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Respond } from '../../target/receiver/create-receiver.ts';
import { type Delivery, toDelivery } from './delivery.ts';

/** A subscription of the run, with a separate endpoint. */
export type Subscription = {
  /** Null if the response to its creation shows none. */
  readonly id: string | null;
  readonly secret: string | null;
  /** The end of the target of requests to it: path and query. */
  readonly target: string;
  readonly endpoint: WebhookEndpoint;
  /** The deliveries so far. */
  readonly deliveries: () => readonly Delivery[];
};

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

const create = async (
  t: Case,
  receiver: WebhookReceiver,
  { events, how, query = '', as = t }: Options,
): Promise<Subscription | string> => {
  const endpoint = receiver.endpoint(how);
  const url = `${endpoint.url}${query}`;
  const body = t.sample(createWebhookSubscription.id, { url, events });
  const response = await as.send({ operation: createWebhookSubscription.id, body });
  if (!isSuccess(response))
    return `a subscription for ${url}: ${createWebhookSubscription.id} returned ${describeRefusal(response)}. If the target accepts only other URLs, set the public URL of the gate's receiver with --receiver-url${t.sampleHint(response)}`;
  return {
    id: findRecordId(resources['webhook-subscription'], response),
    secret: findString(getJson(response), signingSecretStart),
    target: `${endpoint.path}${query}`,
    endpoint,
    deliveries: () => endpoint.received.map(toDelivery),
  };
};

/** Subscribes an endpoint of the gate. Ends the case if the target refuses its URL. */
export const subscribe = async (
  t: Case,
  receiver: WebhookReceiver,
  options: Options,
): Promise<Subscription> => {
  const result = await create(t, receiver, options);
  if (typeof result === 'string') throw new NotExercisedError(result);
  return result;
};

/** Subscribes an endpoint of the gate; null if the target refuses the filter. */
export const trySubscribe = async (
  t: Case,
  receiver: WebhookReceiver,
  options: Options,
): Promise<Subscription | null> => {
  const result = await create(t, receiver, options);
  return typeof result === 'string' ? null : result;
};

/** Deletes subscriptions and ignores the responses: the end of the run deletes those that remain. */
export const unsubscribe = async (
  t: Case,
  subscriptions: readonly (Subscription | null)[],
  as: Pick<Case, 'send'> = t,
): Promise<void> => {
  for (const one of subscriptions)
    if (one?.id != null) await as.send({ operation: deleteWebhookSubscription.id, path: { id: one.id } });
};
