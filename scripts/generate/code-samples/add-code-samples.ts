import { toParts } from '../client/operation-parts.ts';
import { listOperations, type OpenApiDocument } from '../openapi-document.ts';
import { curlSample } from './curl-sample.ts';
import { readSampleInput } from './sample-input.ts';
import { typescriptSample } from './typescript-sample.ts';

/** A program for one operation in the format of Redocly and Scalar. `lang` selects the syntax highlighting. */
export type CodeSample = { lang: string; label: string; source: string };

/**
 * Adds `x-codeSamples` to each operation: programs that run unchanged on the sandbox with its demo records. They read values
 * that the user must have first, such as a token, from environment variables.
 *
 * @throws Error if the document names no server
 */
export const addCodeSamples = (document: OpenApiDocument): OpenApiDocument => {
  const added = structuredClone(document);
  for (const entry of listOperations(added)) {
    const input = readSampleInput(added, toParts(added, entry));
    const samples: CodeSample[] = [
      { lang: 'Shell', label: 'curl', source: curlSample(input) },
      { lang: 'TypeScript', label: 'TypeScript client', source: typescriptSample(input) },
    ];
    entry.operation['x-codeSamples'] = samples;
  }
  return added;
};
