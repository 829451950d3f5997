import {
  componentName,
  getItemSchema,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Resource,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { findPlaces, listParts, schemasAt } from './shape-places.ts';
import { json, table } from './tables.ts';

/** The properties of a schema and of its own parts, but not of the components that it refers to. */
const ownProperties = (schema: Schema): [string, Schema][] => [
  ...Object.entries(schema.properties ?? {}),
  ...(schema.allOf ?? []).flatMap(ownProperties),
];

/** Returns the fixed prefixes of a pattern: `sess_` for `^sess_.+$`, and one for each alternative of `^key_(live|test)_.+$`. */
const parsePrefixes = (pattern: unknown): Record<string, string> => {
  const [, start, alternatives, end] = /^\^([a-z]+_)(?:\(([a-z|]+)\)(_))?/.exec(String(pattern)) ?? [];
  if (start === undefined)
    throw new Error(
      `A credential (x-credential) needs a pattern with a prefix, not ${JSON.stringify(pattern)}.`,
    );
  return alternatives === undefined
    ? { '': start }
    : Object.fromEntries(alternatives.split('|').map((one) => [one, `${start}${one}${end}`]));
};

/** `credentials.ts`: the prefixes of keys, session tokens and signing secrets, from the patterns of the properties with `x-credential`. */
export const renderCredentials = (document: OpenApiDocument): string => {
  const properties = Object.values(document.components.schemas).flatMap(ownProperties);
  const prefixes = (kind: string): Record<string, string> => {
    const marked = properties.filter(([, property]) => property['x-credential'] === kind);
    if (marked.length !== 1)
      throw new Error(`${marked.length} properties are marked x-credential: ${kind}; expected one.`);
    return parsePrefixes(marked[0]?.[1].pattern);
  };
  return `
/** The prefix of an API key, by its mode. */
export const keyPrefixes = ${json(prefixes('key'))} as const;

/** The prefix of the access token of a session, before a JWT. */
export const sessionPrefix = ${json(prefixes('session')[''])};

/** The prefix of the signing secret of a webhook subscription. */
export const signingSecretPrefix = ${json(prefixes('signing-secret')[''])};
`;
};

/** The fixed prefix of ids: `agt_` for `^agt_.+$` or for the example `agt_01K9STOCK`; null if there is none. */
export const parsePrefix = (patternOrExample: unknown): string | null =>
  /^\^?([a-z]+_)/.exec(String(patternOrExample))?.[1] ?? null;

/** `id-prefixes.ts`: the prefixes of the ids of each resource. */
export const renderIdPrefixes = (document: OpenApiDocument): string => {
  const prefixes = Object.entries(document.components.schemas).flatMap(([name, { properties }]) => {
    const { pattern, examples } = properties?.id ?? {};
    const prefix = parsePrefix(pattern ?? examples?.[0]);
    return prefix === null ? [] : [[name, prefix.slice(0, -1)] as const];
  });
  return `
/** The prefix of an \`id\`, without the underscore, by the name of its schema. */
export const idPrefixes = ${table(prefixes)} as const;

/** The prefix of an id of the contract, e.g. \`agt\`. */
export type ContractIdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes];
`;
};

/** `text-rules.ts`: the schemas of texts with a pattern, for code that can't load a validator. */
export const renderTextRules = (document: OpenApiDocument): string => {
  const rules = Object.entries(document.components.schemas).flatMap(
    ([name, { type, pattern, minLength, maxLength }]) =>
      type === 'string' && pattern !== undefined ? [[name, { pattern, minLength, maxLength }] as const] : [],
  );
  return `
/** The rules of texts with a pattern, by the name of their schema. */
export const textRules = ${table(rules)} as const;
`;
};

/** Whether the contract chose the name of a member. The value of a member may be promised although its name isn't. */
const isNameChosen = (property: Schema): boolean =>
  property['x-provisional'] !== undefined ||
  /^The member is named/.test(String(property['x-provisional-part']));

const references = (node: unknown): string[] =>
  [...(JSON.stringify(node) ?? '').matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);

/** The components that requests, successful responses and the data of events have as a whole or as a record of a list. */
const listBodies = (document: OpenApiDocument): string[] => {
  const exchanged = listOperations(document).map(({ operation: { requestBody, responses } }) => [
    requestBody,
    Object.entries(responses).filter(([status]) => status.startsWith('2')),
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
    const chosen = ownProperties(schema)
      .filter(([, property]) => schema['x-provisional'] !== undefined || isNameChosen(property))
      .map(([member]) => member);
    const places = bodies
      .map((body) => [body, findPlaces(document, body, name)] as const)
      .filter(([, pointers]) => pointers.length > 0);
    if (chosen.length === 0 || places.length === 0) return [];
    return [[name, { members: chosen, places: Object.fromEntries(places) }] as const];
  });
  return `
/** The paths that the service document doesn't show. */
export const provisionalPaths = ${json([...new Set(paths)])} as const;

/**
 * The members whose names the service document doesn't show, by their schema, and the JSON Pointers of such records in the bodies
 * of requests and responses and in the data of events, by the schema of the body. \`*\` means every item of an array.
 */
export const provisionalMembers = ${table(members)} as const;
`;
};

/** The names that only secrets have. Members of the same name that aren't strings don't count. */
const listSecretNames = (document: OpenApiDocument): string[] => {
  const parts = Object.values(document.components.schemas).flatMap((schema) => [...listParts({}, schema)]);
  const isString = (node: Schema) =>
    [resolve<Schema>(document, node).type ?? 'string'].flat().includes('string');
  const select = (isSecret: boolean) =>
    parts
      .filter(({ node, isMember }) => isMember && (node['x-secret'] === true) === isSecret && isString(node))
      .map(({ at }) => at.split('/').at(-1) ?? '');
  const open = new Set(select(false));
  return [...new Set(select(true))].filter((name) => !open.has(name)).sort();
};

/** `secret-fields.ts`: the schemas with fields that `x-secret` marks as secret. */
export const renderSecretFields = (document: OpenApiDocument): string => {
  const fields = Object.keys(document.components.schemas).map((name) => {
    // The properties of the schema and of the schemas that it is composed of.
    const properties = schemasAt(document, name, '').flatMap((node) => Object.entries(node.properties ?? {}));
    const names = (isSecret: boolean) =>
      properties.filter(([, node]) => (node['x-secret'] === true) === isSecret).map(([member]) => member);
    return [name, { secret: names(true), open: names(false) }] as const;
  });
  const secretFields = fields.filter(([, { secret }]) => secret.length > 0);
  const findSecret = (content: Record<string, MediaType> = {}) =>
    secretFields.find(([name]) =>
      Object.values(content).some(({ schema }) => schema?.$ref?.split('/').at(-1) === name),
    )?.[0];
  const bodies = listOperations(document).flatMap(({ method, path, body, success }) => {
    const [request, response] = [findSecret(body?.content), findSecret(success?.content)];
    return request || response ? [{ method: method.toUpperCase(), path, request, response }] : [];
  });
  return `
/** The fields of a body with secrets: those that no log may contain, and the others. */
export type SecretFields = { readonly secret: readonly string[]; readonly open: readonly string[] };

/** The fields of each schema that has a secret, by the schema's name. */
export const secretFields: Readonly<Record<string, SecretFields>> = ${table(secretFields)};

/** The names of members that are secret in every body that has them as strings. */
export const secretNames: readonly string[] = ${json(listSecretNames(document))};

/** An operation whose bodies have secrets, and the schemas of these bodies in \`secretFields\`. */
export type SecretBodies = {
  readonly method: string;
  readonly path: string;
  readonly request?: string;
  readonly response?: string;
};

/** The operations whose request or successful response has a secret. */
export const secretBodies: readonly SecretBodies[] = ${json(bodies)};
`;
};

/** The schema of a resource's records: the list's items, or else the response that inspects one record. */
const getRecordName = (document: OpenApiDocument, { name, list, inspect }: Resource): string => {
  const entry = listOperations(document).find(({ operation }) => operation.operationId === (list ?? inspect));
  const [media] = Object.values(entry?.success?.content ?? {});
  return getItemSchema(entry?.success) ?? componentName(`the record of the resource ${name}`, media?.schema);
};

/** `resources.ts`: the kinds of records, as named by `x-resource` of their collections' paths. */
export const renderResources = (document: OpenApiDocument): string => {
  const resources = Object.entries(document.paths).flatMap(([collection, { 'x-resource': resource }]) =>
    resource ? [{ collection, resource }] : [],
  );
  const shapes = resources.map(({ collection, resource }) => {
    const { name, id = null, label = null } = resource;
    const actions = ['list', 'create', 'inspect', 'delete', 'retire'] as const;
    const record = getRecordName(document, resource);
    const [pattern] = id ? schemasAt(document, record, `/${id}`).flatMap((node) => node.pattern ?? []) : [];
    // The longest path belongs to the nearest resource.
    const [parent] = resources
      .filter((other) => collection.startsWith(`${other.collection}/{${other.resource.id}}/`))
      .sort((one, other) => other.collection.length - one.collection.length);
    const shape = {
      name,
      collection,
      parent: parent?.resource.name ?? null,
      record,
      id,
      idPrefix: parsePrefix(pattern),
      label,
      ...Object.fromEntries(actions.map((action) => [action, resource[action] ?? null])),
    };
    return [name, shape] as const;
  });
  return `import type { ResourceShape } from './code/resource.ts';

/** Every kind of record of the contract, by its name. */
export const resources = ${table(shapes)} as const satisfies Record<string, ResourceShape>;

/** The name of a kind of record. */
export type ResourceName = keyof typeof resources;

/** The kinds of records in the contract's order, with their common type. */
export const resourceList: readonly (ResourceShape & { readonly name: ResourceName })[] = Object.values(resources);
`;
};
