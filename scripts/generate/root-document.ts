import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { notice } from './notice.ts';
import type { PathItem } from './openapi-document.ts';
import { createWebhooks, pascalCase } from './webhooks.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** The folders of the contract whose files the root document refers to. */
export const rootFolders = ['paths', 'schemas', 'parameters', 'headers', 'responses', 'examples'] as const;

type Refs = Record<string, { $ref: string }>;

/** The root document: the content of `root.yaml`, and a reference to each file of the folders. */
export type RootDocument = {
  tags: { name: string }[];
  paths: Refs;
  webhooks: Record<string, object>;
  components: Record<string, Record<string, object>>;
};

const getName = (file: string): string => basename(file, '.yaml');

type PathFile = { file: string; path: string; rank: number };

/** Sorts by the root's tags, then by path. */
const byTagAndPath = (a: PathFile, b: PathFile): number => a.rank - b.rank || (a.path < b.path ? -1 : 1);

/**
 * Assembles the root document of a contract. A file of `paths/` states its path as `x-path`. The file name determines the name of
 * a component. Webhooks are made from `events.yaml`.
 *
 * @param contract absolute path of the contract's folder
 * @throws Error if a file of `paths/` has no `x-path`
 */
export const assembleRoot = (contract: string): RootDocument => {
  const root = parse(readFileSync(join(contract, 'root.yaml'), 'utf8')) as RootDocument;
  const refTo = (folder: string, file: string) => ({ $ref: `../${basename(contract)}/${folder}/${file}` });
  const readFiles = (folder: string) =>
    existsSync(join(contract, folder)) ? readYamlFolder(join(contract, folder)) : [];
  const createRefs = (folder: string, getKey: (file: string) => string): Refs =>
    Object.fromEntries(readFiles(folder).map(({ file }) => [getKey(file), refTo(folder, file)]));
  const getRank = (item: PathItem): number => {
    const tag = [item.get, item.put, item.post, item.patch, item.delete].find(Boolean)?.tags[0];
    return root.tags.findIndex(({ name }) => name === tag);
  };
  const paths = readFiles('paths').map(({ file, content }): PathFile => {
    const item = content as PathItem;
    const path = item['x-path'];
    if (path === undefined) throw new Error(`${join(contract, 'paths', file)} does not state its x-path.`);
    return { file, path, rank: getRank(item) };
  });
  const { webhooks, schemas } = createWebhooks(contract, refTo);
  const components = Object.fromEntries(
    rootFolders
      .filter((folder) => folder !== 'paths')
      .map((folder) => [
        folder,
        createRefs(folder, folder === 'examples' ? getName : (file) => pascalCase(getName(file))),
      ]),
  );
  return {
    ...root,
    paths: Object.fromEntries(paths.sort(byTagAndPath).map(({ file, path }) => [path, refTo('paths', file)])),
    webhooks,
    components: { ...root.components, ...components, schemas: { ...components.schemas, ...schemas } },
  };
};

/** `root.yaml`: the root document, for editors and for tools that read a contract of several files (redocly.yaml). */
export const renderRoot = (contract: string): string =>
  `${notice.replace('//', '#')}${stringify(assembleRoot(contract), { lineWidth: 0 })}`;
