import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** An event in `openapi/events.yaml`. */
type Event = {
  readonly summary: string;
  readonly description: string;
  /** The file of `schemas/` that describes the data, such as `agent`. */
  readonly data: string;
  /** The service document names the type. */
  readonly stated?: true;
  readonly 'x-provisional'?: string;
};

/** Notes for callers about what the service document leaves open for every event. */
const openType = 'A service may not send this event, or name it differently.';
const openData = 'The data is the affected record, as the API returns it.';

const headers = ['svc-signature', 'svc-timestamp', 'svc-delivery-id', 'svc-event'];

const responses = {
  '2XX': {
    description: 'The receiver accepted the event. Respond within 10 seconds; the response body is ignored.',
  },
  default: {
    description:
      'Any other response, or none within 10 seconds, is a failed attempt. Deliveries are attempted up to six times, with increasing delays, over about 1 hour and 6 minutes.',
  },
};

/** `agent-run` → `AgentRun`, `agents.created` → `AgentsCreated` */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[-.])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The events of a contract, by type. */
export const readEvents = (contract: string): [type: string, event: Event][] =>
  Object.entries(parse(readFileSync(join(contract, 'events.yaml'), 'utf8')) as Record<string, Event>);

/** `agents.created` → `event-agents-created` */
export const getExampleName = (type: string): string => `event-${type.replace('.', '-')}`;

const refToSchema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * The webhooks of the contract and their schemas, from `events.yaml`: a schema for each event, and `WebhookEvent`, which is any of
 * them by its `type`. An endpoint that is subscribed to several events receives the webhook `event`.
 *
 * @param contract absolute path of the contract's folder
 * @param refTo returns a reference to a file of one of the contract's folders
 */
export const createWebhooks = (contract: string, refTo: (folder: string, file: string) => object) => {
  const events = readEvents(contract);
  const nameSchema = (type: string) => `${pascalCase(type)}Event`;
  const createWebhook = (id: string, schema: string, example: string, members: Record<string, unknown>) => ({
    post: {
      operationId: `on${id}`,
      tags: ['webhooks'],
      ...members,
      security: [],
      parameters: headers.map((name) => refTo('parameters', `${name}.yaml`)),
      requestBody: {
        description: 'The event. The signature covers the exact bytes of the body.',
        required: true,
        content: {
          'application/json': {
            schema: refToSchema(schema),
            examples: { [example]: refTo('examples', `${example}.yaml`) },
          },
        },
      },
      responses,
    },
  });
  const schemas = events.map(([type, { summary, data }]) => [
    nameSchema(type),
    {
      description: `The body of a delivery of \`${type}\`: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`,
      allOf: [
        refTo('schemas', 'event-envelope.yaml'),
        {
          type: 'object',
          properties: {
            type: { const: type },
            data: { 'x-provisional': openData, allOf: [refTo('schemas', `${data}.yaml`)] },
          },
        },
      ],
    },
  ]);
  const union = {
    description: 'Any event. Handle it by its `type`, and ignore types that you do not know.',
    oneOf: events.map(([type]) => refToSchema(nameSchema(type))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(events.map(([type]) => [type, refToSchema(nameSchema(type)).$ref])),
    },
  };
  const webhooks = events.map(([type, { summary, description, stated, 'x-provisional': note }]) => {
    const provisional = stated ? {} : { 'x-provisional': note ?? openType };
    return [
      type,
      createWebhook(pascalCase(type), nameSchema(type), getExampleName(type), {
        summary,
        description,
        ...provisional,
      }),
    ];
  });
  const any = createWebhook('Event', 'WebhookEvent', getExampleName('pages.published'), {
    summary: 'Any event',
    description: 'An endpoint receives each event that the filter of its subscription matches.',
  });
  return {
    webhooks: { event: any, ...Object.fromEntries(webhooks) },
    schemas: { ...Object.fromEntries(schemas), WebhookEvent: union },
  };
};
