import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { getExampleName, pascalCase, readEvents } from './webhooks.ts';

const envelopeName = 'EventEnvelope';

const eventsTable = (contract: string) =>
  Object.fromEntries(
    readEvents(contract).map(([type, { summary, data }]) => [
      type,
      { summary, data: pascalCase(data), example: getExampleName(type) },
    ]),
  );

/** `events.ts`: every event that subscriptions can receive. */
export const renderEvents = (contract: string, document: OpenApiDocument): string => {
  const envelope = document.components.schemas[envelopeName];
  const [version] = (envelope?.properties?.version?.examples ?? []) as string[];
  return `${notice}import type { components } from './types.ts';

/** Every event, by its type: what happened, the schema of its data, and its example. */
export const events = ${JSON.stringify(eventsTable(contract), null, 2)} as const;

/** The type of an event, e.g. \`pages.published\`. */
export type EventType = keyof typeof events;

/** The data of an event. */
export type EventData<Type extends EventType> = components['schemas'][(typeof events)[Type]['data']];

/** The version of the envelope that holds every event. */
export const envelopeVersion = ${JSON.stringify(version)};
`;
};
