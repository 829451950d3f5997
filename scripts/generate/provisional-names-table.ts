import { notice } from './notice.ts';
import { listOperations, type OpenApiDocument, type Schema } from './openapi-document.ts';
import { findPlaces } from './shape-places.ts';

/** The properties of a schema and of its own parts, but not of the components that it refers to. */
export const ownProperties = (schema: Schema): [string, Schema][] => [
  ...Object.entries(schema.properties ?? {}),
  ...((schema.allOf ?? []) as Schema[]).flatMap(ownProperties),
];

/** Whether the contract chose the name of a member. The value of a member may be promised although its name isn't. */
const isNameChosen = (property: Schema): boolean =>
  property['x-provisional'] !== undefined ||
  /^The member is named/.test(String(property['x-provisional-part']));

const references = (node: unknown): string[] =>
  [...(JSON.stringify(node) ?? '').matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);

/** The components that requests, successful responses and the data of events have as a whole or as a record of a list. */
const listBodies = (document: OpenApiDocument): string[] => {
  const exchanged = listOperations(document).flatMap(({ operation: { requestBody, responses } }) => [
    requestBody,
    ...Object.entries(responses).flatMap(([status, response]) => (status.startsWith('2') ? [response] : [])),
  ]);
  const events = references(document.webhooks).map((name) => document.components.schemas[name] ?? {});
  return [...new Set(references([exchanged, events.map(ownProperties)]))].sort();
};

/** `provisional-names.ts`: the paths and the members whose names the service document doesn't show. */
export const renderProvisionalNames = (document: OpenApiDocument): string => {
  const paths = listOperations(document)
    .filter(({ operation }) => operation['x-provisional'] !== undefined)
    .map(({ path }) => path);
  const bodies = listBodies(document);
  const members = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const chosen = ownProperties(schema).filter(
      ([, property]) => schema['x-provisional'] !== undefined || isNameChosen(property),
    );
    const places = bodies
      .map((body) => [body, findPlaces(document, body, name)] as const)
      .filter(([, pointers]) => pointers.length > 0);
    if (chosen.length === 0 || places.length === 0) return [];
    return [
      [name, { members: chosen.map(([member]) => member), places: Object.fromEntries(places) }] as const,
    ];
  });
  return `${notice}
/** The paths that the service document doesn't show. */
export const provisionalPaths = ${JSON.stringify([...new Set(paths)], null, 2)} as const;

/**
 * The members whose names the service document doesn't show, by their schema, and the JSON Pointers of such records in the bodies
 * of requests and responses and in the data of events, by the schema of the body. \`*\` means every item of an array.
 */
export const provisionalMembers = ${JSON.stringify(Object.fromEntries(members), null, 2)} as const;
`;
};
