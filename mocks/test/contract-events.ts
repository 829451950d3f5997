import { createRequire } from 'node:module';
import { schemas, type Validator } from '@workspace-api/contract/validators';

type Ref = { $ref: string };
type Webhook = {
  post: {
    requestBody: {
      content: {
        'application/json': {
          schema: { allOf: [Ref, { properties: { type: { const: string }; data: { allOf: [Ref] } } }] };
        };
      };
    };
  };
};

const { webhooks, components } = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as {
  webhooks: Record<string, Webhook>;
  components: { schemas: Record<string, { properties?: object }> };
};

/** Every family of events that the contract has. */
export const families = Object.keys(webhooks);

/** What an event has that the contract doesn't allow: of the envelope, its data, or a field that its schema doesn't name. */
export const eventFaults = (event: { type: string; data: object } | undefined): string[] => {
  const webhook = event && webhooks[event.type];
  if (!event || !webhook) return [`the contract has no event ${event?.type}`];
  const [envelope, { properties }] = webhook.post.requestBody.content['application/json'].schema.allOf;
  const parts: [Ref, unknown][] = [
    [envelope, event],
    [properties.data.allOf[0], event.data],
  ];
  return parts.flatMap(([{ $ref }, value]) => {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const validate = (schemas as Readonly<Record<string, Validator>>)[name];
    if (!validate) return [`there is no schema ${name}`];
    const known = Object.keys(components.schemas[name]?.properties ?? {});
    const unknown = Object.keys(value as object).filter((key) => !known.includes(key));
    return [
      ...(validate(value) ? [] : [`${name}: ${JSON.stringify(validate.errors)}`]),
      ...unknown.map((key) => `${name} has no ${key}`),
    ];
  });
};
