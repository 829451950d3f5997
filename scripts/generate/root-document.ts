import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { methods, type PathItem } from './openapi-document.ts';
import { createWebhooks, pascalCase } from './webhooks.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** The folders of components. The name of a component is the name of its file. */
const componentFolders = ['schemas', 'parameters', 'headers', 'responses', 'examples'];

/** The root document: the content of `root.yaml`, and a reference to each file of the folders. */
export type RootDocument = {
  tags: { name: string }[];
  paths: Record<string, object>;
  webhooks: Record<string, object>;
  components: Record<string, Record<string, object>>;
};

/**
 * Assembles the root document of a contract. A file of `paths/` states its path as `x-path`. Webhooks are made from `events.yaml`.
 *
 * @param contract absolute path of the contract's folder
 * @throws Error if a file of `paths/` has no `x-path`, or the path of another file
 */
export const assembleRoot = (contract: string): RootDocument => {
  const root = parse(readFileSync(join(contract, 'root.yaml'), 'utf8')) as RootDocument;
  const refTo = (folder: string, file: string) => ({ $ref: `../${basename(contract)}/${folder}/${file}` });
  const readFiles = (folder: string) =>
    existsSync(join(contract, folder)) ? readYamlFolder(join(contract, folder)) : [];
  const paths = new Map<string, { file: string; rank: number }>();
  for (const { file, content } of readFiles('paths')) {
    const item = (content ?? {}) as PathItem;
    const path = item['x-path'];
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new Error(`${join(contract, 'paths', file)} does not state its path as x-path.`);
    const other = paths.get(path);
    if (other)
      throw new Error(`${join(contract, 'paths', file)} states the path ${path}, as ${other.file} does.`);
    const [tag] = methods.flatMap((method) => item[method]?.tags[0] ?? []);
    paths.set(path, { file, rank: root.tags.findIndex(({ name }) => name === tag) });
  }
  // By the root's tags, then by path.
  const sorted = [...paths].sort(([a, one], [b, other]) => one.rank - other.rank || (a < b ? -1 : 1));
  const components = Object.fromEntries(
    componentFolders.map((folder) => {
      const refs = readFiles(folder).map(({ file }) => {
        const name = basename(file, '.yaml');
        return [folder === 'examples' ? name : pascalCase(name), refTo(folder, file)];
      });
      return [folder, Object.fromEntries(refs)];
    }),
  );
  const { webhooks, schemas } = createWebhooks(contract, refTo);
  return {
    ...root,
    paths: Object.fromEntries(sorted.map(([path, { file }]) => [path, refTo('paths', file)])),
    webhooks,
    components: { ...root.components, ...components, schemas: { ...components.schemas, ...schemas } },
  };
};

/** `root.yaml`: the root document, for editors and for tools that read a contract of several files (redocly.yaml). */
export const renderRoot = (contract: string): string => stringify(assembleRoot(contract), { lineWidth: 0 });
