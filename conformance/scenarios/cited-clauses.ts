import { readFile } from 'node:fs/promises';
import { type ClauseId, clauses } from '@workspace-api/contract';

const literal = /['"`]([a-z0-9-]+\.[a-z0-9-]+)['"`]/g;
const imported = /from\s*['"](\.[^'"]+)['"]/g;
const folder = new URL('.', import.meta.url).href;

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** The modules of this folder that a module relies on, itself included, and their texts. */
const readModules = async (url: URL, texts = new Map<string, string>()): Promise<Map<string, string>> => {
  if (!url.href.startsWith(folder) || texts.has(url.href)) return texts;
  const text = await readFile(url, 'utf8');
  texts.set(url.href, text);
  for (const path of matchesOf(text, imported)) await readModules(new URL(path, url), texts);
  return texts;
};

/** The clauses that a scenario file cites, or a module of this folder that it imports. They are what the scenario checks. */
export const citedClauses = async (file: URL): Promise<ClauseId[]> => {
  const texts = await readModules(file);
  const named = [...texts.values()].flatMap((text) => matchesOf(text, literal));
  return [...new Set(named)].filter((id): id is ClauseId => id in clauses);
};
