import { resolve } from '../../generate/openapi-document.ts';
import { bundle, getSchemaName, isNode, type Node } from '../contract.ts';

/** Returns what a reference leads to, or the node itself. @throws Error if the target doesn't exist */
export const resolveNode = (node: unknown): Node => (isNode(node) ? resolve(bundle, node) : {});

/** The members of an array of nodes. */
export const listNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The members of an object, by their names. */
export const nodeEntries = (value: unknown): [name: string, node: Node][] =>
  isNode(value) ? Object.entries(value).flatMap(([name, node]) => (isNode(node) ? [[name, node]] : [])) : [];

/** A member that both declare. A constant or another schema replaces the limits and the examples. */
const mergeMember = (one: Node | undefined, other: Node): Node =>
  'const' in other || '$ref' in other || 'allOf' in other
    ? { description: one?.description, ...other }
    : { ...one, ...other };

const merge = (one: Node, other: Node): Node => ({
  ...one,
  ...other,
  properties: Object.fromEntries([
    ...nodeEntries(one.properties),
    ...nodeEntries(other.properties).map(([name, node]): [string, Node] => [
      name,
      mergeMember(nodeEntries(one.properties).find(([key]) => key === name)?.[1], node),
    ]),
  ]),
  required: [...new Set([...((one.required as string[]) ?? []), ...((other.required as string[]) ?? [])])],
});

/**
 * Returns a schema with the members of all parts of its `allOf`. A schema with one part, which adds only words to it, is that
 * part's reference.
 */
export const flatten = (schema: Node): Node => {
  const { allOf, ...rest } = resolveNode(schema);
  const parts = listNodes(allOf);
  return parts.map(flatten).reduceRight((all, part) => merge(part, all), rest);
};

/** The name of the only schema that a node stands for: by `$ref`, or by an `allOf` of one `$ref`. */
export const referenceName = (node: Node): string | undefined =>
  getSchemaName(node) ??
  (listNodes(node.allOf).length === 1 && node.properties === undefined
    ? getSchemaName(listNodes(node.allOf)[0])
    : undefined);

/** The variants of an object: the members of its `oneOf` or `anyOf` that declare members themselves. */
export const listVariants = (schema: Node): Node[] => {
  const { oneOf, anyOf, ...base } = flatten(schema);
  const variants = [...listNodes(oneOf), ...listNodes(anyOf)].map(flatten);
  return variants.length > 1 && variants.every((variant) => isNode(variant.properties))
    ? variants.map((variant) => merge(base, variant))
    : [];
};

const listValues = (node: Node | undefined): string[] => {
  if (!node) return [];
  if ('const' in node) return [JSON.stringify(node.const)];
  return Array.isArray(node.enum) ? node.enum.map((value) => JSON.stringify(value)) : [];
};

const getProperty = (schema: Node, name: string): Node | undefined =>
  nodeEntries(schema.properties).find(([key]) => key === name)?.[1];

/**
 * Titles variants by what distinguishes them: the values of a member that are different in each, otherwise the members that each
 * requires, otherwise their numbers.
 */
export const titleVariants = (variants: readonly Node[]): string[] => {
  const names = [
    ...new Set(variants.flatMap((variant) => nodeEntries(variant.properties).map(([name]) => name))),
  ];
  const distinguishing = names.find((name) => {
    const values = variants.map((variant) => listValues(getProperty(variant, name)));
    const all = values.flat();
    return values.every((list) => list.length > 0) && new Set(all).size === all.length;
  });
  if (distinguishing !== undefined)
    return variants.map(
      (variant) =>
        `${distinguishing}: ${listValues(getProperty(variant, distinguishing))
          .map((value) => value.replaceAll('"', ''))
          .join(', ')}`,
    );
  return variants.map((variant, at) => {
    const others = variants.filter((other) => other !== variant);
    const own = ((variant.required as string[] | undefined) ?? []).filter((name) =>
      others.some((other) => !((other.required as string[] | undefined) ?? []).includes(name)),
    );
    return own.length > 0 ? `with ${own.join(', ')}` : `Variant ${at + 1}`;
  });
};
