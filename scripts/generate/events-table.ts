import { notice } from './notice.ts';
import {
  componentName,
  type OpenApiDocument,
  type Operation,
  type Ref,
  resolve,
  type Schema,
} from './openapi-document.ts';

const envelopeName = 'EventEnvelope';

/** Returns an event's data. Its body is the envelope, narrowed to one type and its data. */
const getData = (document: OpenApiDocument, type: string, operation: Operation) => {
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const media = body?.content['application/json'];
  const parts = (media?.schema?.allOf ?? []) as Schema[];
  const narrowed = parts.find(({ properties }) => properties?.data !== undefined)?.properties;
  const stated = narrowed?.type?.const;
  if (stated !== type)
    throw new Error(`The webhook ${type} has the type ${JSON.stringify(stated)}; expected its own.`);
  const data = narrowed?.data;
  const [record] = (data?.allOf ?? [data]) as (Schema | undefined)[];
  const [example] = Object.keys(media?.examples ?? {});
  return {
    data: componentName(`The data of the webhook ${type}`, record as Ref | undefined),
    ...(example !== undefined && { example }),
  };
};

const eventsTable = (document: OpenApiDocument) =>
  Object.fromEntries(
    Object.entries(document.webhooks ?? {}).flatMap(([type, { post }]) =>
      post === undefined
        ? []
        : [[type, { summary: post.summary, ...getData(document, type, post) }] as const],
    ),
  );

/** `events.ts`: every event that subscriptions can receive. */
export const renderEvents = (document: OpenApiDocument): string => {
  const envelope = document.components.schemas[envelopeName];
  const [version] = (envelope?.properties?.version?.examples ?? []) as string[];
  return `${notice}import type { components } from './types.ts';

/** Every event, by its type: what happened, the schema of its data, and its example. */
export const events = ${JSON.stringify(eventsTable(document), null, 2)} as const;

/** The type of an event, e.g. \`pages.published\`. */
export type EventType = keyof typeof events;

/** The data of an event. */
export type EventData<Type extends EventType> = components['schemas'][(typeof events)[Type]['data']];

/** The version of the envelope that holds every event. */
export const envelopeVersion = ${JSON.stringify(version)};
`;
};
