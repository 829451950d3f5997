import { literal } from '../../../generated/code/literal.ts';
import { listOperations, type OpenApiDocument } from '../openapi-document.ts';
import { renderDates } from './dates.ts';
import { listOptions, listTypes, renderExpression, renderSignature } from './method.ts';
import { methodDoc } from './method-doc.ts';
import { type OperationParts, toParts } from './operation-parts.ts';

const interfaceName = (tag: string): string => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}Methods`;

/** The names that the generated code may import, by module. `Operation` occurs in the code around the methods. */
const modules = {
  "import { * } from '../calls/call.ts';": ['call'],
  "import type { * } from '../calls/operation.ts';": [
    'ResponsePromise',
    'CallOptions',
    'Operation',
    'OperationQuery',
  ],
  "import { * } from '../lists/list.ts';": ['list'],
  "import type { * } from '../lists/list-options.ts';": ['List', 'ListOptions'],
  "import { * } from '../streams/follow.ts';": ['follow'],
  "import type { * } from '../streams/follow.ts';": ['FollowOptions'],
};

/** Imports only the names that the code uses, so that no import is unused. */
const imports = (code: string): string =>
  Object.entries(modules)
    .map(([statement, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b(?=[(<[ ;,)]|$)`, 'm').test(code));
      return used.length > 0 ? `${statement.replace('*', used.join(', '))}\n` : '';
    })
    .join('');

/** The name of a method, and the deprecated one. */
const listNames = ({ name, alias }: OperationParts): string[] => [name, alias ?? []].flat();

const aliasDeclaration = (type: string, { name, alias }: OperationParts): string =>
  alias === undefined
    ? ''
    : `  /** @deprecated Use {@link ${type}.${name}}. */\n  ${alias}: ${type}['${name}'];\n`;

const resourceFile = (
  document: OpenApiDocument,
  tag: string,
  description: string,
  methods: readonly OperationParts[],
): string => {
  const type = interfaceName(tag);
  const functions = methods.map(
    (
      method,
    ) => `/** {@link ${type}.${method.name}} as a function of a client.${method.operation.deprecated ? '\n * @deprecated' : ''} */
export const ${method.id}: Operation<${type}['${method.name}']> = /* @__PURE__ */ ${renderExpression(document, method)};
`,
  );
  const code = methods.map((method) => renderSignature(method) + renderExpression(document, method));
  const types = [...new Set(methods.flatMap(listTypes))].sort();
  const contract =
    types.length > 0 ? `import type { ${types.join(', ')} } from '@workspace-api/contract';\n` : '';
  return `${contract}${imports(`Operation ${code.join('\n')}`)}
/** ${description} */
export interface ${type} {
${methods.map((method) => `${methodDoc(document, method)}\n  ${renderSignature(method)}`).join('\n')}
${methods.map((method) => aliasDeclaration(type, method)).join('')}}

${functions.join('\n')}
/** The functions of {@link ${type}}, by their names there. */
export const ${tag} = { ${methods.flatMap((method) => listNames(method).map((name) => (method.id === name ? name : `${name}: ${method.id}`))).join(', ')} };
`;
};

const indexFile = (tags: readonly { name: string; description: string }[]): string => `
${tags.map(({ name }) => `export * from './${name}.ts';`).join('\n')}
`;

const resourcesFile = (tags: readonly { name: string; description: string }[]): string => `
${tags.map(({ name }) => `import { ${name}, type ${interfaceName(name)} } from './${name}.ts';`).join('\n')}

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
${methods.flatMap((method) => listNames(method).map((name) => `  '${method.tag}.${name}': ${literal(listOptions(method))},\n`)).join('')}};
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
    .filter(({ name }) => methods.some(({ tag }) => tag === name))
    // Only the first paragraph. The rest is for readers of the reference.
    .map(({ name, description }) => ({ name, description: description.split('\n\n')[0]?.trim() ?? '' }));
  const files = tags.map(({ name, description }) => {
    const own = methods.filter(({ tag }) => tag === name);
    const twice = own.find((method, at) => own.findIndex((other) => other.name === method.name) !== at);
    if (twice) throw new Error(`${twice.id}: another operation of ${name} is called ${twice.name} too.`);
    return [`${name}.ts`, resourceFile(document, name, description, own)] as const;
  });
  const methodWithUnknownTag = methods.find(({ tag }) => !tags.some(({ name }) => name === tag));
  if (methodWithUnknownTag)
    throw new Error(
      `${methodWithUnknownTag.id}: declare its tag "${methodWithUnknownTag.tag}" in the root document.`,
    );
  return {
    ...Object.fromEntries(files),
    'index.ts': indexFile(tags),
    'resources.ts': resourcesFile(tags),
    'method-options.ts': optionsFile(methods),
    'records.ts': recordsFile(document),
    'dates.ts': renderDates(document),
  };
};
