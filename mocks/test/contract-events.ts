import { type EventType, events } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { loadDocument } from '#host/documents.ts';

const { components } = (await loadDocument('openapi.json')) as {
  components: { schemas: Record<string, { properties?: object }> };
};

/** The types of all events of the contract. */
export const families = Object.keys(events) as EventType[];

const isEvent = (type: string): type is EventType => Object.hasOwn(events, type);

/** Finds violations of the contract in an event: in its envelope or data, or fields that its schema doesn't define. */
export const eventViolations = (event: { type: string; data: object } | undefined): string[] => {
  if (!event || !isEvent(event.type)) return [`the contract has no event ${event?.type}`];
  const parts: [string, object][] = [
    ['EventEnvelope', event],
    [events[event.type].data, event.data],
  ];
  return parts.flatMap(([name, value]) => {
    const validate = (schemas as Readonly<Record<string, Validator>>)[name];
    if (!validate) return [`the contract has no schema ${name}`];
    const properties = Object.keys(components.schemas[name]?.properties ?? {});
    const unknown = Object.keys(value).filter((key) => !properties.includes(key));
    return [
      ...(validate(value) ? [] : [`${name}: ${JSON.stringify(validate.errors)}`]),
      ...unknown.map((key) => `${name} does not declare ${key}`),
    ];
  });
};
