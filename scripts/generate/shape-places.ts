import type { OpenApiDocument, Schema } from './openapi-document.ts';

/** JSON Pointers into a value, where `*` means every item of an array. */
export type Places = readonly string[];

const getName = (ref: string): string => ref.split('/').at(-1) as string;

const listBranches = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [
  ...allOf,
  ...anyOf,
  ...oneOf,
];

/** A schema within another one: its pointer, and whether a property has it. */
type Part = { readonly at: string; readonly node: Schema; readonly isMember: boolean };

/** Lists the schemas within a schema and within the components that it refers to, except those in `visited`. */
export function* listParts(
  components: Record<string, Schema>,
  node: Schema,
  visited: readonly string[] = [],
  at = '',
  isMember = false,
): Generator<Part> {
  yield { at, node, isMember };
  if (node.$ref) {
    const name = getName(node.$ref);
    const component = components[name];
    if (component && !visited.includes(name)) yield* listParts(components, component, [...visited, name], at);
    return;
  }
  for (const [name, property] of Object.entries(node.properties ?? {}))
    yield* listParts(components, property, visited, `${at}/${name}`, true);
  if (node.items) yield* listParts(components, node.items, visited, `${at}/*`);
  for (const branch of listBranches(node)) yield* listParts(components, branch, visited, at);
}

/** Finds the values of the schema `target` in a value of the schema `within`. Returns `['']` if both are the same. */
export const findPlaces = (document: OpenApiDocument, within: string, target: string): Places => {
  const whole = { $ref: `#/components/schemas/${within}` };
  const parts = [...listParts(document.components.schemas, whole, [target])];
  return [...new Set(parts.flatMap(({ at, node }) => (getName(node.$ref ?? '') === target ? [at] : [])))];
};

/**
 * Returns every schema that describes the value at a pointer within a component, including the branches of `allOf`, and the
 * branches of `anyOf`: the first of an open union has its known values.
 */
export const schemasAt = (document: OpenApiDocument, component: string, pointer: string): Schema[] => {
  const expand = (node: Schema | undefined): Schema[] => {
    if (!node) return [];
    if (node.$ref) return expand(document.components.schemas[getName(node.$ref)]);
    return [node, ...[...(node.allOf ?? []), ...(node.anyOf ?? [])].flatMap(expand)];
  };
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema[]>(
      (nodes, step) => nodes.flatMap((node) => expand(step === '*' ? node.items : node.properties?.[step])),
      expand({ $ref: `#/components/schemas/${component}` }),
    );
};

/** The constraints of a schema for one member of a record. */
export type ShapeMember = { required: boolean; types: string[]; format?: string };

const follow = (node: Schema, components: Record<string, Schema>): Schema =>
  node.$ref ? follow(components[getName(node.$ref)] ?? {}, components) : node;

const listTypes = (node: Schema, components: Record<string, Schema>): string[] => {
  const schema = follow(node, components);
  const stated = [schema.type ?? []].flat();
  return stated.length > 0 ? stated : listBranches(schema).flatMap((branch) => listTypes(branch, components));
};

/**
 * Returns the members that a schema states, by JSON Pointer from the record. `*` means every item of an array. Recursive
 * schemas are visited once.
 */
export const getMembers = (
  schema: Schema,
  components: Record<string, Schema>,
): Record<string, ShapeMember> => {
  const members: Record<string, ShapeMember> = {};
  for (const { at, node, isMember } of listParts(components, schema)) {
    const { format } = follow(node, components);
    if (isMember)
      members[at] = {
        required: members[at]?.required ?? false,
        types: [...new Set(listTypes(node, components))],
        ...(format === undefined ? {} : { format }),
      };
    for (const name of node.required ?? [])
      members[`${at}/${name}`] = { types: [], ...members[`${at}/${name}`], required: true };
  }
  return members;
};
