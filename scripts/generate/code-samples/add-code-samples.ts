import { clientProgram } from '../../../generated/code/sample-call.ts';
import { curlProgram, fetchProgram, readFromEnvironment } from '../../../generated/code/sample-request.ts';
import { exampleStatement } from '../client/example-statement.ts';
import { listOperations, type OpenApiDocument, type OperationEntry } from '../openapi-document.ts';
import { pythonProgram } from './python-sample.ts';
import { readSampleInput, type SampleInput, type SampleTokens, sampleRequest } from './sample-input.ts';

/** A program for one operation in the format of Redocly. `lang` selects the syntax highlighting. */
export type CodeSample = { lang: string; label: string; source: string };

/** Renders a program that calls an operation with its method of @workspace-api/client, and prints the result. */
const clientSample = ({ parts, baseUrl, token }: SampleInput): string => {
  const { code, ...statement } = exampleStatement(parts);
  return clientProgram(baseUrl, token, { ...statement, code: readFromEnvironment(code) });
};

/**
 * Renders the programs that call an operation: curl, fetch, the client and Python.
 *
 * @param tokens tokens that the programs contain; otherwise they read them from environment variables
 * @throws Error if the document names no server
 */
export const codeSamples = (
  document: OpenApiDocument,
  entry: OperationEntry,
  tokens: SampleTokens = {},
): CodeSample[] => {
  const input = readSampleInput(document, entry, tokens);
  const request = sampleRequest(input);
  return [
    { lang: 'Shell', label: 'curl', source: `${curlProgram(request, input.parts.isStream ? ['-N'] : [])}\n` },
    { lang: 'JavaScript', label: 'JavaScript', source: fetchProgram(request) },
    { lang: 'TypeScript', label: 'TypeScript client', source: clientSample(input) },
    { lang: 'Python', label: 'Python', source: pythonProgram(request) },
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
