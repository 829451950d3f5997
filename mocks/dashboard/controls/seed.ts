import type { components } from '@workspace-api/contract/sandbox';
import type { Document, LineCounter } from 'yaml';
import { parsePointer } from '../client/resolve.ts';

/** A problem with a seed, and its line. */
export type SeedFinding = {
  readonly line: number | undefined;
  readonly path: string;
  readonly message: string;
};

/** A parsed seed, and a function that returns the line of a JSON Pointer. */
type ParsedSeed =
  | { readonly value: unknown; readonly findLine: (pointer: string) => number | undefined }
  | { readonly error: SeedFinding };

/** The line of a JSON Pointer; the line of its parent if it is missing. */
const lineIn = (document: Document, lines: LineCounter, keys: readonly string[]): number => {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = (node as { range?: readonly [number, number, number] } | null | undefined)?.range;
  if (range) return lines.linePos(range[0]).line;
  return path.length === 0 ? 1 : lineIn(document, lines, keys.slice(0, -1));
};

/** Parses a seed as YAML. JSON is YAML too. */
export const parseSeed = async (source: string): Promise<ParsedSeed> => {
  // Most visits don't need the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    return { error: { line, path: '', message: `Not valid JSON or YAML: ${broken.message}` } };
  }
  return {
    value: document.toJS() as unknown,
    findLine: (pointer) => lineIn(document, lines, parsePointer(pointer)),
  };
};

type Seed = components['schemas']['Seed'];
type Records = NonNullable<Seed['workspaces'][number]['test']>;

/** What a seed contains for a workspace in a mode: `agents: 3, theme`. */
const describeRecords = (records: Records): string =>
  Object.entries(records)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([kind, value]) => (Array.isArray(value) ? `${kind}: ${value.length}` : kind))
    .join(', ') || 'no records';

/** What a valid seed contains: a line for each workspace and mode. */
export const summarizeSeed = ({ workspaces }: Seed): { place: string; records: string }[] =>
  workspaces.flatMap(({ slug, test, live }) =>
    Object.entries({ test, live }).map(([mode, records]) => ({
      place: `${slug}, ${mode}`,
      records: describeRecords(records ?? {}),
    })),
  );
