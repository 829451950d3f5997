import { headerNames, sandboxUrl, tagTitle } from '@workspace-api/contract';
import { exampleHeaders, exampleQuery } from '../../generate/client/example-statement.ts';
import { readSampleInput, sampleMediaType } from '../../generate/code-samples/sample-input.ts';
import {
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
} from '../../generate/openapi-document.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Replaces the placeholders of values that only the user has by variables of the collection. */
const withVariables = (json: string): string =>
  json.replaceAll(/"\$([A-Z_]+)"/g, (_, name: string) => `"{{${name}}}"`);

const listVariables = (json: string): string[] =>
  [...json.matchAll(/\{\{([A-Z_]+)\}\}/g)].map(([, name = '']) => name);

const toItem = (document: OpenApiDocument, entry: OperationEntry) => {
  const { parts, token, idempotencyKey } = readSampleInput(document, entry);
  const mediaType = sampleMediaType(parts);
  const base = parts.consoleUrl === undefined ? '{{baseUrl}}' : '{{consoleUrl}}';
  const path = parts.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const query = exampleQuery(parts).map(([key, value]) => ({ key, value: String(value) }));
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    name: parts.operation.summary,
    request: {
      method: parts.method,
      description: parts.operation.description ?? '',
      auth:
        token === undefined || 'value' in token
          ? { type: 'noauth' }
          : { type: 'bearer', bearer: [{ key: 'token', value: `{{${token.variable}}}`, type: 'string' }] },
      header: [
        ...(mediaType === undefined ? [] : [{ key: 'Content-Type', value: mediaType }]),
        ...(idempotencyKey === undefined ? [] : [{ key: headerNames.idempotencyKey, value: '{{$guid}}' }]),
        ...exampleHeaders(parts).map(({ name, example }) => ({ key: name, value: example })),
      ],
      url: {
        raw: `${base}${path}${search === '' ? '' : `?${search}`}`,
        host: [base],
        path: path.split('/').slice(1),
        ...(query.length > 0 && { query }),
        variable: parts.pathParameters.map(({ name, example }) => ({ key: name, value: String(example) })),
      },
      ...(mediaType !== undefined && {
        body: {
          mode: 'raw',
          raw: withVariables(JSON.stringify(parts.body?.example, null, 2)),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
};

/**
 * A collection of requests: one for each operation, in a folder for each resource. Its variables are the base URL and the tokens.
 *
 * @param values the values of the variables `WORKSPACE_TOKEN` and `SESSION_TOKEN`, such as a sandbox's demo tokens
 */
export const postmanCollection = (
  document: OpenApiDocument,
  values: Readonly<Partial<Record<string, string>>> = {},
) => {
  const entries = listOperations(document);
  const folders = (document.tags ?? []).map(({ name }) => ({
    name: tagTitle(name),
    item: entries
      .filter(({ operation }) => operation.tags[0] === name)
      .map((entry) => toItem(document, entry)),
  }));
  const variables = new Set(['WORKSPACE_TOKEN', 'SESSION_TOKEN', ...listVariables(JSON.stringify(folders))]);
  const baseUrl = document.servers?.[0]?.url ?? sandboxUrl;
  return {
    info: { name: document.info.title, description: `Version ${document.info.version}`, schema },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'consoleUrl', value: new URL(baseUrl).origin },
      ...[...variables].map((key) => ({ key, value: values[key] ?? '' })),
    ],
    item: folders,
  };
};

/** A collection in the format of Postman 2.1, which Bruno, Insomnia and others also import. */
export type Collection = ReturnType<typeof postmanCollection>;
