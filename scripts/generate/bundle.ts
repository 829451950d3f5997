import { createConfig, bundle as redoclyBundle } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openapi-document.ts';

const pointer = (kind: string, name: string) => `#/components/${kind}/${name}`;

/**
 * Bundles a contract of many files into one document without file references.
 *
 * The bundler hoists a file under its base name and leaves the root's component as an alias to that; here the
 * alias's name (`AgentRun`) takes the place of the file's (`agent-run`), everywhere.
 *
 * @throws Error when a reference can't be resolved, with every problem in the message
 */
export const bundle = async (rootFile: string): Promise<OpenApiDocument> => {
  const result = await redoclyBundle({ ref: rootFile, config: await createConfig({}) });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map((problem) => {
      const at = problem.location[0];
      return `  ${problem.message} (${at?.source.absoluteRef ?? rootFile}${at?.pointer ?? ''})`;
    });
    throw new Error(`${rootFile} can't be bundled:\n${lines.join('\n')}`);
  }
  return nameByAlias(result.bundle.parsed as OpenApiDocument);
};

const nameByAlias = (document: OpenApiDocument): OpenApiDocument => {
  const renamed = new Map<string, string>();
  const components: OpenApiDocument['components'] = { schemas: {} };
  for (const [kind, members] of Object.entries(document.components)) {
    const aliases = Object.entries(members).flatMap(([name, node]) => {
      const ref = (node as { $ref?: string }).$ref;
      return ref?.startsWith(pointer(kind, '')) ? [[name, ref] as const] : [];
    });
    for (const [name, ref] of aliases) renamed.set(ref, pointer(kind, name));
    const aliasOf = new Map(aliases.map(([name, ref]) => [ref, name]));
    const named = Object.entries(members)
      .filter(([name]) => !aliases.some(([alias]) => alias === name))
      .map(([name, node]) => [aliasOf.get(pointer(kind, name)) ?? name, node] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    components[kind] = Object.fromEntries(named);
  }
  const rewritten = JSON.stringify({ ...document, components }, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  );
  return JSON.parse(rewritten) as OpenApiDocument;
};
