import { createHash, createHmac } from 'node:crypto';
import type { Example, OpenApiDocument, Parameter } from './openapi-document.ts';

type Event = { type: string };

/**
 * Computes the example signature of a webhook delivery. The signature is valid: it signs the event named by the example of
 * `svc-event`, as compact JSON, at the time of the example of `svc-timestamp`, with the secret of the example
 * `webhook-subscription-created`.
 *
 * @throws Error if one of these examples doesn't exist
 */
export const signExample = (original: OpenApiDocument): OpenApiDocument => {
  const document = structuredClone(original);
  const parameters = (document.components.parameters ?? {}) as Record<string, Parameter>;
  const { SvcSignature: signature, SvcTimestamp: timestamp, SvcEvent: event } = parameters;
  if (signature === undefined) return document;
  const examples = (document.components.examples ?? {}) as Record<string, Example>;
  const { secret } = (examples['webhook-subscription-created']?.value ?? {}) as { secret?: string };
  const signed = Object.entries(examples).find(
    ([name, { value }]) => name.startsWith('event-') && (value as Event).type === event?.example,
  );
  if (secret === undefined || signed === undefined || timestamp?.example === undefined) {
    throw new Error(
      'The example of svc-signature needs the examples of svc-timestamp, svc-event, the event that it names, and webhook-subscription-created with its secret.',
    );
  }
  const digest = createHash('sha256').update(JSON.stringify(signed[1].value)).digest('hex');
  signature.example = createHmac('sha256', secret).update(`${timestamp.example}.${digest}`).digest('hex');
  return document;
};
