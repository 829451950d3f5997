import type { OpenApiDocument, Schema } from './openapi-document.ts';

/** JSON Pointers into a value, where `*` means every item of an array. */
export type Places = readonly string[];

const getName = (ref: string): string => ref.split('/').at(-1) as string;

const listBranches = (node: Schema): Schema[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (node[keyword] ?? []) as Schema[]);

const walk = (
  document: OpenApiDocument,
  node: Schema,
  target: string,
  at: string,
  visited: readonly string[],
): string[] => {
  if (node.$ref) {
    const name = getName(node.$ref);
    if (name === target) return [at];
    const schema = document.components.schemas[name];
    return schema && !visited.includes(name) ? walk(document, schema, target, at, [...visited, name]) : [];
  }
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
      walk(document, property, target, `${at}/${name}`, visited),
    ),
    ...(node.items ? walk(document, node.items as Schema, target, `${at}/*`, visited) : []),
    ...listBranches(node).flatMap((branch) => walk(document, branch, target, at, visited)),
  ];
};

/** Finds the values of the schema `target` in a value of the schema `within`. Returns `['']` if both are the same. */
export const findPlaces = (document: OpenApiDocument, within: string, target: string): Places => [
  ...new Set(walk(document, { $ref: `#/components/schemas/${within}` }, target, '', [])),
];

/**
 * Returns every schema that describes the value at a pointer within a component, including the branches of `allOf`, and the
 * branches of `anyOf`: the first of an open union has its known values.
 */
export const schemasAt = (document: OpenApiDocument, component: string, pointer: string): Schema[] => {
  const expand = (node: Schema | undefined): Schema[] => {
    if (!node) return [];
    if (node.$ref) return expand(document.components.schemas[getName(node.$ref)]);
    return [
      node,
      ...[node.allOf ?? [], node.anyOf ?? []].flatMap((branches) => (branches as Schema[]).flatMap(expand)),
    ];
  };
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema[]>(
      (nodes, step) =>
        nodes.flatMap((node) =>
          expand(step === '*' ? (node.items as Schema | undefined) : node.properties?.[step]),
        ),
      expand({ $ref: `#/components/schemas/${component}` }),
    );
};

/** The constraints of a schema for one member of a record. */
export type ShapeMember = { required: boolean; types: string[]; format?: string };

const listTypes = (node: Schema, components: Record<string, Schema>): string[] => {
  if (node.$ref) return listTypes(components[getName(node.$ref)] ?? {}, components);
  const stated = [node.type ?? []].flat() as string[];
  return stated.length > 0 ? stated : listBranches(node).flatMap((branch) => listTypes(branch, components));
};

const getFormat = (node: Schema, components: Record<string, Schema>): string | undefined =>
  node.$ref
    ? getFormat(components[getName(node.$ref)] ?? {}, components)
    : (node.format as string | undefined);

/**
 * Returns the members that a schema states, by JSON Pointer from the record. `*` means every item of an array. Recursive
 * schemas are visited once.
 */
export const getMembers = (
  schema: Schema,
  components: Record<string, Schema>,
): Record<string, ShapeMember> => {
  const members: Record<string, ShapeMember> = {};
  const walk = (node: Schema, at: string, visited: readonly string[]): void => {
    if (node.$ref) {
      const name = getName(node.$ref);
      if (!visited.includes(name)) walk(components[name] ?? {}, at, [...visited, name]);
      return;
    }
    for (const name of (node.required ?? []) as string[])
      members[`${at}/${name}`] = { types: [], ...members[`${at}/${name}`], required: true };
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const format = getFormat(property, components);
      members[`${at}/${name}`] = {
        required: members[`${at}/${name}`]?.required ?? false,
        types: [...new Set(listTypes(property, components))],
        ...(format === undefined ? {} : { format }),
      };
      walk(property, `${at}/${name}`, visited);
    }
    if (node.items) walk(node.items as Schema, `${at}/*`, visited);
    for (const branch of listBranches(node)) walk(branch, at, visited);
  };
  walk(schema, '', []);
  return members;
};
