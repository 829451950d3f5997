import type { components, EventData, EventType } from '@workspace-api/contract';

type Envelope = components['schemas']['EventEnvelope'];

/**
 * The body of a delivery. `data` has the type that belongs to `type`; `id` is the same in every attempt to deliver the
 * event. The service may add event types: ignore those that you don't know.
 *
 * @example
 * const event: WebhookEvent = JSON.parse(text);
 * switch (event.type) {
 *   case 'forms.submitted':
 *     return store(event.data);
 *   default:
 *     return;
 * }
 * @see service document: Envelope (body)
 */
export type WebhookEvent = {
  [Type in EventType]: Omit<Envelope, 'type' | 'data'> & { type: Type; data: EventData<Type> };
}[EventType];
