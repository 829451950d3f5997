import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const file = 'patterns.yaml';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every `pattern` within a value. */
const within = (value: unknown): string[] => {
  if (!isObject(value)) return [];
  const own = typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(within)];
};

/** The patterns of documents, each once. */
export const patternsOf = (...documents: readonly unknown[]): Set<string> =>
  new Set(documents.flatMap(within));

/** The words for an id with a prefix, which need no entry. */
const wordsOfId = (pattern: string): string | undefined => {
  const [, prefix, rest] = /^\^([a-z]+_)(\.\+|\[A-Za-z0-9\]\+)\$$/.exec(pattern) ?? [];
  if (prefix === undefined) return undefined;
  return rest === '.+' ? `an id that starts with ${prefix}` : `${prefix} and then letters and digits`;
};

const quoted = (patterns: readonly string[]) => patterns.map((pattern) => `'${pattern}'`).join(', ');

/**
 * `patterns.ts`: what each pattern means, in words.
 *
 * @param contract the folder of the contract's sources
 * @throws Error if the file lacks a pattern of the documents, or has one that they don't
 */
export const renderPatterns = (contract: string, ...documents: readonly OpenApiDocument[]): string => {
  const described = parse(readFileSync(join(contract, file), 'utf8')) as Record<string, string>;
  const used = patternsOf(...documents);
  const words = [...used].map((pattern) => [pattern, described[pattern] ?? wordsOfId(pattern)] as const);
  const missing = words.flatMap(([pattern, text]) => (text === undefined ? [pattern] : []));
  const unused = Object.keys(described).filter((pattern) => !used.has(pattern));
  if (missing.length > 0)
    throw new Error(
      `openapi/${file} lacks ${quoted(missing)}: say in words what it means, to complete "The value must be …".`,
    );
  if (unused.length > 0)
    throw new Error(`No schema has the pattern ${quoted(unused)}: remove it from openapi/${file}.`);
  return `${notice}
/** What each pattern of the documents means, in words that complete "The value must be …". */
export const patterns: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(words), null, 2)};
`;
};
