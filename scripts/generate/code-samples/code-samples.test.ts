import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listOperations, type OpenApiDocument, type Operation } from '../openapi-document.ts';
import { addCodeSamples, type CodeSample, codeSamples } from './add-code-samples.ts';

/** A document with one operation, whose body has these members. */
const documentWith = (operation: Partial<Operation>, members: Record<string, unknown> = {}) =>
  ({
    servers: [{ url: 'http://api.test/v1' }],
    tags: [],
    components: { schemas: {} },
    paths: {
      '/things/{name}': {
        post: {
          operationId: 'createThing',
          tags: ['things'],
          parameters: [{ name: 'name', in: 'path', example: 'a thing' }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { properties: { secret: { 'x-sample-variable': 'THE_SECRET' }, other: {} } },
                examples: { one: { value: members } },
              },
            },
          },
          responses: { '204': { description: 'Done.' } },
          ...operation,
        },
      },
    },
  }) as unknown as OpenApiDocument;

/** The samples of the document's operation: curl, fetch, the client and Python. */
const listSamples = (document: OpenApiDocument): string[] => {
  const operation = addCodeSamples(document).paths['/things/{name}']?.post;
  const samples = operation?.['x-codeSamples'] ?? [];
  return (samples as CodeSample[]).map(({ source }) => source);
};

/** Returns the arguments that a shell passes to curl. */
const argumentsIn = (script: string, env: Record<string, string> = {}): string[] =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${script}`], { env })
    .toString()
    .split('\0');

test('only values that the user must provide come from a variable', () => {
  const members = { secret: 'shown', other: `it's $HOME, "\`date\`" and \\n` };
  const [curl = '', fetched = '', client = '', python = ''] = listSamples(documentWith({}, members));
  const sent = argumentsIn(curl, { THE_SECRET: 'of-a-reader' });
  expect(sent).toContain('http://api.test/v1/things/a%20thing');
  expect(JSON.parse(sent.at(-2) ?? '')).toEqual({ ...members, secret: 'of-a-reader' });
  expect(client).toContain("secret: process.env.THE_SECRET ?? '',");
  expect(fetched).toContain("secret: process.env.THE_SECRET ?? '',");
  expect(python).toContain('"secret": os.environ["THE_SECRET"],');
  expect(curl + fetched + client + python).not.toContain('shown');
});

test('tokens in place of variables are in every sample', () => {
  const document = documentWith({ security: [{ bearerAuth: ['things:write'] }] });
  const [entry] = listOperations(document);
  if (!entry) throw new Error('The document has an operation.');
  for (const { source } of codeSamples(document, entry, { WORKSPACE_TOKEN: "it's one" })) {
    expect(source).toMatch(/it(?:'|\\'|'\\'')s one/);
    expect(source).not.toContain('WORKSPACE_TOKEN');
  }
});
