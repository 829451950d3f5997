import { readFile } from 'node:fs/promises';
import { type ClauseId, clauses } from '@workspace-api/contract';

const literal = /['"`]([a-z0-9-]+\.[a-z0-9-]+)['"`]/g;
const imported = /from\s*['"](\.[^'"]+)['"]/g;
const scenarios = new URL('.', import.meta.url);

const findAll = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, match = '']) => match);

/**
 * The clauses that a scenario file cites, or a module of the folder that it imports. They are what the scenario checks.
 *
 * @param folder the folder of all scenarios
 */
export const citedClauses = async (file: URL, folder: URL = scenarios): Promise<ClauseId[]> => {
  const sources = new Map<string, string>();
  const read = async (url: URL): Promise<void> => {
    if (!url.href.startsWith(folder.href) || sources.has(url.href)) return;
    const source = await readFile(url, 'utf8');
    sources.set(url.href, source);
    for (const path of findAll(source, imported)) await read(new URL(path, url));
  };
  await read(file);
  const literals = [...sources.values()].flatMap((source) => findAll(source, literal));
  return [...new Set(literals)].filter((id): id is ClauseId => id in clauses);
};
