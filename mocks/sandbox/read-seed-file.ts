import { readFile } from 'node:fs/promises';
import type { Document, LineCounter } from 'yaml';
import type { FieldError } from './core/problem.ts';
import { InvalidRecordsError, type Seed } from './core/seed-records.ts';
import { checkSeed } from './wiring/check-seed.ts';

/** A seed file that can't be used; its message says for each fault the line, the record and why. */
export class SeedFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SeedFileError';
  }
}

/** What the operating system's codes mean to the one who named the file. */
const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Where in the text a place is; where it is missing, the place that should have it. */
const offsetOf = (document: Document, keys: readonly string[]): number => {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
  if (range) return range[0];
  return path.length === 0 ? 0 : offsetOf(document, keys.slice(0, -1));
};

/** `shop, test, agents[2], status`: the workspace by its slug where it has one. */
const placeOf = (document: Document, pointer: string): string => {
  const [, index = '', ...rest] = keysOf(pointer);
  const slug = document.getIn(['workspaces', Number(index), 'slug']);
  const words = index === '' ? [] : [typeof slug === 'string' ? slug : `workspaces[${index}]`];
  for (const key of rest)
    if (/^\d+$/.test(key)) words.push(`${words.pop()}[${key}]`);
    else words.push(key);
  return words.join(', ') || pointer.slice(1) || 'the whole';
};

const explain = (file: string, document: Document, lines: LineCounter, { path, message }: FieldError) => {
  const { line, col } = lines.linePos(offsetOf(document, keysOf(path)));
  return `${file}:${line}:${col}  ${placeOf(document, path)}: ${message}`;
};

/**
 * Reads records of one's own from a JSON or YAML file.
 *
 * @throws SeedFileError
 */
export const readSeedFile = async (file: string): Promise<Seed> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = unreadable[error.code ?? ''] ?? error.message;
    throw new SeedFileError(`The seed ${file} can't be read: ${why}.`);
  });
  // Read by few runs: the others start without the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0]);
    throw new SeedFileError(`${file}:${line}:${col}  This is neither JSON nor YAML: ${broken.message}`);
  }
  try {
    return checkSeed(document.toJS());
  } catch (error) {
    if (!(error instanceof InvalidRecordsError)) throw error;
    const told = error.fields.map((fault) => explain(file, document, lines, fault));
    const more = error.omitted > 0 ? [`${error.omitted} more.`] : [];
    throw new SeedFileError(`The seed has records that can't be used:\n${[...told, ...more].join('\n')}`);
  }
};
