import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from './openapi-document.ts';
import { table } from './tables.ts';

/** The keywords of JSON Schema whose values messages describe as a sentence, with their file in `openapi/`. */
const files = { pattern: 'patterns.yaml', format: 'formats.yaml' } as const;

type Keyword = keyof typeof files;

/** Lists the values of a keyword in documents, each once. */
export const listValues = (keyword: string, ...documents: readonly unknown[]): Set<string> => {
  const values = new Set<string>();
  JSON.stringify(documents, (key, value: unknown) => {
    if (key === keyword && typeof value === 'string') values.add(value);
    return value;
  });
  return values;
};

/** Reads the descriptions of a keyword's values. @param contract the folder of the contract's sources */
export const readDescriptions = (keyword: Keyword, contract: string): Readonly<Record<string, string>> =>
  parse(readFileSync(join(contract, files[keyword]), 'utf8'));

/** Describes an id with a prefix, which needs no entry. */
const describeId = (pattern: string): string | undefined => {
  const [, prefix, rest] = /^\^([a-z]+_)(\.\+|\[A-Za-z0-9\]\+)\$$/.exec(pattern) ?? [];
  if (prefix === undefined) return undefined;
  return rest === '.+' ? `an id that starts with ${prefix}` : `${prefix} followed by letters and digits`;
};

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/**
 * `patterns.ts` or `formats.ts`: the meaning of each value of a keyword, as a sentence.
 *
 * @param contract the folder of the contract's sources
 * @throws Error if the keyword's file lacks a value of the documents, or contains a value that they don't
 */
export const renderDescriptions = (
  keyword: Keyword,
  contract: string,
  ...documents: readonly OpenApiDocument[]
): string => {
  const file = files[keyword];
  const described = readDescriptions(keyword, contract);
  const used = listValues(keyword, ...documents);
  const descriptions = [...used].map((value) => [value, described[value] ?? describeId(value)] as const);
  const missing = descriptions.flatMap(([value, description]) => (description === undefined ? [value] : []));
  const unused = Object.keys(described).filter((value) => !used.has(value));
  if (missing.length > 0)
    throw new Error(
      `openapi/${file} lacks ${quoted(missing)}: add a description that completes "The value must be …".`,
    );
  if (unused.length > 0)
    throw new Error(`No schema has the ${keyword} ${quoted(unused)}: remove it from openapi/${file}.`);
  return `
/** Each ${keyword} of the documents, described to complete "The value must be …". */
export const ${keyword}s: Readonly<Record<string, string>> = ${table(descriptions as [string, string][])};
`;
};
