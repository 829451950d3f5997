import { toParts } from '../client/operation-parts.ts';
import { listOperations, type OpenApiDocument } from '../openapi-document.ts';
import { curlSample } from './curl-sample.ts';
import { fetchSample } from './fetch-sample.ts';
import { pythonSample } from './python-sample.ts';
import { readSampleInput, type SampleTokens } from './sample-input.ts';
import { typescriptSample } from './typescript-sample.ts';

/** A program for one operation in the format of Redocly. `lang` selects the syntax highlighting. */
export type CodeSample = { lang: string; label: string; source: string };

/**
 * Renders the programs that call an operation: curl, fetch, the client and Python.
 *
 * @param tokens tokens that the programs contain; otherwise they read them from environment variables
 * @throws Error if the document names no server
 */
export const codeSamples = (
  document: OpenApiDocument,
  entry: ReturnType<typeof listOperations>[number],
  tokens: SampleTokens = {},
): CodeSample[] => {
  const input = readSampleInput(document, toParts(document, entry), tokens);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(input) },
    { lang: 'JavaScript', label: 'JavaScript', source: fetchSample(input) },
    { lang: 'TypeScript', label: 'TypeScript client', source: typescriptSample(input) },
    { lang: 'Python', label: 'Python', source: pythonSample(input) },
  ];
};

/**
 * Adds `x-codeSamples` to each operation: programs that run unchanged on the sandbox with its demo records. They read values
 * that the user must have first, such as a token, from environment variables.
 *
 * @throws Error if the document names no server
 */
export const addCodeSamples = (document: OpenApiDocument): OpenApiDocument => {
  const added = structuredClone(document);
  for (const entry of listOperations(added)) {
    entry.operation['x-codeSamples'] = codeSamples(document, entry);
  }
  return added;
};
