import { readFileSync } from 'node:fs';
import type { Operation } from '../../mocks/sandbox/domain/drafts/json-patch/apply-patch.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';

type Common = { id: string; clauses: string[]; description: string };

/** The test vectors of `conformance/vectors/`, by the name of their file. */
export type Vectors = {
  webhooks: Common & {
    secret: string;
    now: number;
    headers: Record<string, string>;
    body_base64: string;
    expected: string;
  };
  'json-patch': Common & {
    document: unknown;
    patch: Operation[];
    result?: unknown;
    error?: { operation: number };
  };
  cursors: Common & {
    items: string;
    responses: {
      query: string;
      status: number;
      headers: Record<string, string>;
      trailers?: Record<string, string>;
      body: string;
    }[];
    expected: { queries: string[]; records: string[]; outcome: string };
  };
  encodings: Common & {
    format: 'csv' | 'ndjson' | 'tson';
    records: Record<string, unknown>[];
    right: { text: string }[];
    wrong: { text: string; why: string; clause: string }[];
  };
};

/** Reads a file of `conformance/vectors/`. */
export const readVectorFile = (name: string): unknown =>
  JSON.parse(readFileSync(fromRoot(`conformance/vectors/${name}.json`), 'utf8'));

/** Reads the vectors of a file. */
export const readVectors = <Name extends keyof Vectors>(name: Name): Vectors[Name][] =>
  (readVectorFile(name) as { vectors: Vectors[Name][] }).vectors;
