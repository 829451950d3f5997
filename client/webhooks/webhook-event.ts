import type { components, EventData, EventType } from '@workspace-api/contract';

type Envelope = components['schemas']['EventEnvelope'];

/**
 * The body of a delivery. `type` determines the type of `data`. `id` is the same in every delivery attempt of the event. The
 * service may add event types: ignore types that you don't know.
 *
 * @example
 * const event: WebhookEvent = JSON.parse(text);
 * switch (event.type) {
 * case 'forms.submitted':
 * return store(event.data);
 * default:
 * return;
 * }
 * @see service document: Envelope (body)
 */
export type WebhookEvent = {
  [Type in EventType]: Omit<Envelope, 'type' | 'data'> & { type: Type; data: EventData<Type> };
}[EventType];
