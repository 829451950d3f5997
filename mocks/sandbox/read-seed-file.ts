import { readFile } from 'node:fs/promises';
import type { Document, LineCounter } from 'yaml';
import { parsePointer } from './core/json.ts';
import type { FieldError } from './core/problem.ts';
import { InvalidRecordsError, type Seed } from './store/seed/seed-records.ts';

/** An invalid seed file. Its message lists the line, the record and the reason of each error. */
export class SeedFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SeedFileError';
  }
}

/** The offset of a value in the source, or the offset of its parent if the value is missing. */
const findOffset = (document: Document, keys: readonly string[]): number => {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
  if (range) return range[0];
  return path.length === 0 ? 0 : findOffset(document, keys.slice(0, -1));
};

/** Describes a place, such as `shop, test, agents[2], status`. A workspace is named by its slug if it has one. */
const formatPlace = (document: Document, pointer: string): string => {
  const [, index = '', ...rest] = parsePointer(pointer);
  const slug = document.getIn(['workspaces', Number(index), 'slug']);
  const names = index === '' ? [] : [typeof slug === 'string' ? slug : `workspaces[${index}]`];
  for (const key of rest)
    if (/^\d+$/.test(key)) names.push(`${names.pop()}[${key}]`);
    else names.push(key);
  return names.join(', ') || pointer.slice(1) || 'the file';
};

const explain = (file: string, document: Document, lines: LineCounter, { path, message }: FieldError) => {
  const { line, col } = lines.linePos(findOffset(document, parsePointer(path)));
  return `${file}:${line}:${col}  ${formatPlace(document, path)}: ${message}`;
};

/** Parses JSON; undefined if it is invalid. */
const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** @throws SeedFileError if the source isn't YAML, or if its aliases repeat too much */
const parseYaml = async (
  file: string,
  yaml: string,
): Promise<{ document: Document; lines: LineCounter; value: unknown }> => {
  // Imported here because most runs don't need the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0]);
    throw new SeedFileError(`${file}:${line}:${col}  Not valid JSON or YAML: ${broken.message}`);
  }
  try {
    return { document: document as Document, lines, value: document.toJS() };
  } catch (error) {
    throw new SeedFileError(`${file}: ${(error as Error).message}.`);
  }
};

/**
 * Reads seed records from a JSON or YAML file and validates them. Likely mistakes in valid records, such as a trigger
 * for an unknown event, are printed to the console as warnings.
 *
 * @throws SeedFileError
 * @example
 * const sandbox = await createSandbox({ records: await readSeedFile('seed.yaml') });
 */
export const readSeedFile = async (file: string): Promise<Seed> => {
  const source = await readFile(file)
    .then((bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    .catch((error: Error) => {
      throw new SeedFileError(`Cannot read the seed ${file}: ${error.message}.`);
    });
  // The contract's validators, which only this function needs.
  const { checkSeed, newSeedWarnings } = await import('./wiring/check-seed.ts');
  const parsed = parseJson(source);
  // The YAML parser finds the positions of values, but takes much longer than the JSON parser.
  const inFile = async (fields: readonly FieldError[]): Promise<string[]> => {
    const { document, lines } = await parseYaml(file, source);
    return fields.map((field) => explain(file, document, lines, field));
  };
  try {
    const seed = await checkSeed(parsed ?? (await parseYaml(file, source)).value);
    const warnings = newSeedWarnings(seed);
    if (warnings.length > 0) for (const line of await inFile(warnings)) console.warn(`Warning: ${line}`);
    return seed;
  } catch (error) {
    if (!(error instanceof InvalidRecordsError)) throw error;
    const more = error.omitted > 0 ? [`${error.omitted} more.`] : [];
    throw new SeedFileError(
      `The seed has invalid records:\n${[...(await inFile(error.fields)), ...more].join('\n')}`,
    );
  }
};
