import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { OpenApiDocument, Operation } from '../openapi-document.ts';
import { addCodeSamples, type CodeSample } from './add-code-samples.ts';

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

const listSamples = (document: OpenApiDocument): string[] => {
  const operation = addCodeSamples(document).paths['/things/{name}']?.post;
  const samples = operation?.['x-codeSamples'] ?? [];
  return (samples as CodeSample[]).map(({ source }) => source);
};

/** Returns the arguments that a shell passes to curl. */
const argumentsIn = (script: string, env: Record<string, string> = {}): string[] =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; [[ "$*" != *@-* ]] || cat; }\n${script}`], {
    env,
  })
    .toString()
    .split('\0');

test('characters with a meaning in the shell reach curl unchanged', () => {
  const members = { other: `it's $HOME, "\`date\`" and \\n` };
  const [curl = ''] = listSamples(documentWith({}, members));
  expect(argumentsIn(curl)).toContain('http://api.test/v1/things/a%20thing');
  expect(JSON.parse(argumentsIn(curl).at(-2) ?? '')).toEqual(members);
});

test('only values that the user must provide come from a variable', () => {
  const members = { secret: 'shown', other: `it's $HOME, "\`date\`" and \\n` };
  const [curl = '', client = ''] = listSamples(documentWith({}, members));
  const body = argumentsIn(curl, { THE_SECRET: 'of-a-reader' }).at(-1) ?? '';
  expect(JSON.parse(body)).toEqual({ ...members, secret: 'of-a-reader' });
  expect(client).toContain("secret: process.env.THE_SECRET ?? '',");
  expect(curl + client).not.toContain('shown');
});

test('an operation for sessions only reads the token of a session', () => {
  const security = [{ bearerAuth: ['things:write'] }];
  expect(listSamples(documentWith({ security }))).toEqual([
    expect.stringContaining('Bearer $WORKSPACE_TOKEN'),
    expect.stringContaining('token: process.env.WORKSPACE_TOKEN }'),
  ]);
  const [curl, client] = listSamples(documentWith({ security, 'x-session-only': true }));
  expect(curl).toContain('Bearer $SESSION_TOKEN');
  expect(client).toContain('process.env.SESSION_TOKEN');
});

test('a document without a server is an error', () => {
  const { servers: _, ...document } = documentWith({});
  expect(() => addCodeSamples(document)).toThrow('Samples need a server');
});
