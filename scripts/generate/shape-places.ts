import type { OpenApiDocument, Schema } from './openapi-document.ts';

/** JSON Pointers into a value, where `*` means every item of an array. */
export type Places = readonly string[];

const getName = (ref: string): string => ref.split('/').at(-1) as string;

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
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (node[keyword] ?? []) as Schema[]);
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
      walk(document, property, target, `${at}/${name}`, visited),
    ),
    ...(node.items ? walk(document, node.items as Schema, target, `${at}/*`, visited) : []),
    ...branches.flatMap((branch) => walk(document, branch, target, at, visited)),
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
