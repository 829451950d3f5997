import { literal } from '../../../generated/code/literal.ts';
import { listOperations, type OpenApiDocument } from '../openapi-document.ts';
import { renderDates } from './dates.ts';
import { listOptions, listTypes, renderExpression, renderSignature } from './method.ts';
import { methodDoc } from './method-doc.ts';
import { type OperationParts, toParts } from './operation-parts.ts';

const interfaceName = (tag: string): string => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}Methods`;

type Tag = { name: string; description: string; methods: readonly OperationParts[] };

const renderTag = (document: OpenApiDocument, { name: tag, description, methods }: Tag): string => {
  const type = interfaceName(tag);
  const functions = methods.map(
    (
      method,
    ) => `/** {@link ${type}.${method.name}} as a function of a client.${method.operation.deprecated ? '\n * @deprecated' : ''} */
export const ${method.id}: Operation<${type}['${method.name}']> = /* @__PURE__ */ ${renderExpression(document, method)};
`,
  );
  return `/** ${description} */
export interface ${type} {
${methods.map((method) => `${methodDoc(document, method)}\n  ${renderSignature(method)}`).join('\n')}
}

${functions.join('\n')}
/** The functions of {@link ${type}}, by their names there. */
export const ${tag} = { ${methods.map(({ id, name }) => (id === name ? name : `${name}: ${id}`)).join(', ')} };
`;
};

const indexFile = (document: OpenApiDocument, tags: readonly Tag[]): string => `
import type { ${[...new Set(tags.flatMap(({ methods }) => methods.flatMap(listTypes)))].sort().join(', ')} } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { CallOptions, Operation, OperationQuery, ResponsePromise } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';
import { type FollowOptions, follow } from '../streams/follow.ts';

${tags.map((tag) => renderTag(document, tag)).join('\n')}`;

const resourcesFile = (tags: readonly Tag[]): string => `
import { ${tags.map(({ name }) => `${name}, type ${interfaceName(name)}`).join(', ')} } from './index.ts';

/** Every operation of the contract as a method, by resource. */
export interface WorkspaceMethods {
${tags.map(({ name, description }) => `  /** ${description} */\n  readonly ${name}: ${interfaceName(name)};`).join('\n')}
}

/** The functions that the methods are made of, by resource. */
export const resources = { ${tags.map(({ name }) => name).join(', ')} };
`;

const optionsFile = (methods: readonly OperationParts[]): string => `
/**
 * The options of each method, without the common ones: the number of arguments before them, and their names.
 */
export const methodOptions: Readonly<Record<string, readonly [position: number, names: string]>> = {
${methods.map((method) => `  '${method.tag}.${method.name}': ${literal(listOptions(method))},\n`).join('')}};
`;

const recordsFile = (document: OpenApiDocument): string => `
export type {
${Object.keys(document.components.schemas)
  .sort()
  .map((name) => `  ${name},\n`)
  .join('')}} from '@workspace-api/contract';
`;

/**
 * Renders the operations as functions of a client and as methods by resource: file name → content.
 *
 * @throws Error if two operations of a tag would have the same name
 */
export const renderClientOperations = (document: OpenApiDocument): Record<string, string> => {
  const methods = listOperations(document).map((entry) => toParts(document, entry));
  const tags = (document.tags ?? [])
    .map(({ name, description }) => ({
      name,
      // Only the first paragraph. The rest is for readers of the reference.
      description: description.split('\n\n')[0]?.trim() ?? '',
      methods: methods.filter(({ tag }) => tag === name),
    }))
    .filter((tag) => tag.methods.length > 0);
  for (const [at, { id, tag, name }] of methods.entries()) {
    if (!tags.some((other) => other.name === tag))
      throw new Error(`${id}: declare its tag "${tag}" in the root document.`);
    if (methods.findIndex((other) => other.tag === tag && other.name === name) !== at)
      throw new Error(`${id}: another operation of ${tag} is called ${name} too.`);
  }
  return {
    'index.ts': indexFile(document, tags),
    'resources.ts': resourcesFile(tags),
    'method-options.ts': optionsFile(methods),
    'records.ts': recordsFile(document),
    'dates.ts': renderDates(document),
  };
};
