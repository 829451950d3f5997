import type { Schema } from './openapi-document.ts';

/** The constraints of a schema for one member of a record. */
export type ShapeMember = { required: boolean; types: string[]; format?: string };

const getName = (ref: string): string => ref.split('/').at(-1) as string;

const listBranches = (node: Schema): Schema[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (node[keyword] ?? []) as Schema[]);

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
