import { propertiesWithExamples, withExample } from './example-schemas.ts';
import type { SpectralRule } from './rule.ts';
import { deprecation } from './rules/deprecation.ts';
import { errorStatus } from './rules/error-status.ts';
import { knownScope } from './rules/known-scope.ts';
import { listShape } from './rules/list-shape.ts';
import { resources } from './rules/resources.ts';
import { summaryVerb } from './rules/summary-verb.ts';
import {
  at,
  eachResponse,
  has,
  hasParameter,
  isAuthenticated,
  isList,
  type JsonSchema,
  not,
  operations,
  schemaRule,
  when,
  writes,
} from './schema-rule.ts';

const json = 'application/json';
const success = '^2';

/** The operation declares a status with these error examples, which distinguish the causes. */
const declares = (status: string, ...examples: string[]): JsonSchema =>
  at(['responses', status, 'content', json, 'examples'], { required: examples });

const isSecured = (...all: JsonSchema[]): JsonSchema => when(isAuthenticated, { allOf: all });

const headers = (...names: string[]): JsonSchema => at(['headers'], { required: names });
const rateLimits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

const key = 'Idempotency-Key';
const replayed = 'Idempotent-Replayed';
const isNotIdempotent: JsonSchema = {
  allOf: [not(hasParameter(key)), eachResponse(success, not(headers(replayed)))],
};

/** The places of the object schemas below a media type, with references resolved. */
const objectsBelow = (media: string): string[] => [
  `${media}.schema`,
  `${media}.schema..[?(@ && @.type === 'object' && @.properties)]`,
];
const isObject = at(['type'], { const: 'object' });
const isClosed: JsonSchema = {
  anyOf: ['additionalProperties', 'unevaluatedProperties'].map((keyword) => at([keyword], { const: false })),
};

/** The permitted verbs of operationIds. */
const verbs: Readonly<Record<string, string>> = {
  get: 'get|list|search|tail',
  post: 'create|mint|exchange|refresh|switch|rotate|rollback|publish|change|approve|deny|activate|deactivate|set',
  put: 'set',
  patch: 'update',
  delete: 'revoke|delete',
};

/** Further rules for the contract. */
export const contractRules: Record<string, SpectralRule> = {
  // Closed requests report typos.
  'closed-requests': schemaRule(
    'The objects of a request accept no unknown fields: they have additionalProperties or unevaluatedProperties.',
    objectsBelow('$.paths[*][*].requestBody.content[*]'),
    when(
      { allOf: [isObject, has('properties')] },
      {
        anyOf: [has('additionalProperties'), has('unevaluatedProperties')],
      },
    ),
    { message: '{{description}}' },
  ),
  'open-responses': schemaRule(
    'The objects of a response can be extended without breaking a client.',
    objectsBelow('$.paths[*][*].responses[?(@property.match(/^2/))].content[*]'),
    not(isClosed),
    { message: '{{description}}' },
  ),
  deprecation,
  'error-envelope': schemaRule(
    'An error response is application/json, with the error envelope and named examples of it.',
    '$.paths[*][*].responses[?(@property.match(/^[45]/))]',
    at(['content'], {
      propertyNames: { const: json },
      ...at([json], {
        required: ['schema', 'examples'],
        properties: {
          schema: at(['properties', 'error', 'properties'], has('code', 'message')),
          examples: { minProperties: 1, additionalProperties: at(['value', 'error'], has('code')) },
        },
      }),
    }),
  ),
  'error-status': errorStatus,
  'error-set': schemaRule(
    'An operation declares the errors of its kind, each with the examples that distinguish their causes.',
    operations,
    {
      allOf: [
        when(
          { anyOf: [has('requestBody'), at(['parameters'], { contains: at(['in'], { const: 'query' }) })] },
          declares('400', 'validation-failed'),
        ),
        when(isList, declares('400', 'invalid-cursor')),
        isSecured(
          declares('401', 'unauthorized', 'token-expired'),
          declares('403', 'insufficient-scope'),
          declares('406', 'not-acceptable'),
          declares('429', 'rate-limited'),
          declares('500', 'internal-error'),
          declares('503', 'upstream-unavailable'),
          when(has('requestBody'), at(['responses', '413'], {})),
        ),
        when(not(has('requestBody')), not(at(['responses', '413'], {}))),
      ],
    },
  ),
  'error-set-of-writes': schemaRule(
    'A write can find that an idempotency key was used with another body (422).',
    writes,
    isSecured(declares('422', 'idempotency-mismatch')),
  ),
  'error-set-of-reads': schemaRule('A read cannot return 422.', '$.paths[*].get.responses', not(has('422'))),
  'error-set-of-records': schemaRule(
    'An operation with path parameters can find no record (404).',
    '$.paths[?(@property.match(/[{]/))][get,put,post,patch,delete]',
    isSecured(at(['responses', '404'], {})),
  ),
  'example-everywhere': schemaRule(
    'Every property has an example.',
    ['$.components.schemas[*]', '$..content[*].schema'],
    propertiesWithExamples,
    { resolved: false, message: '{{description}}' },
  ),
  'example-of-each-value': schemaRule(
    'Every parameter and header has an example, or a default.',
    ['$..parameters[?(@ && @.schema)]', '$..headers[?(@ && @.schema)]'],
    { anyOf: [withExample, at(['schema'], { anyOf: [withExample, has('default')] })] },
    { resolved: false, message: '{{description}}' },
  ),
  'example-of-each-body': schemaRule(
    'Every request body and response has an example in each media type.',
    '$..content[?(@ && @.schema)]',
    withExample,
    { resolved: false, message: '{{description}}' },
  ),
  'idempotent-writes': schemaRule(
    `An authenticated write accepts an optional ${key}, and its success shows whether it is a replay (${replayed}).`,
    writes,
    when(
      isAuthenticated,
      {
        allOf: [
          hasParameter(key, { properties: { required: { const: false } } }),
          eachResponse(success, headers(replayed)),
        ],
      },
      isNotIdempotent,
    ),
  ),
  'idempotent-reads': schemaRule(
    `A read neither accepts ${key} nor declares ${replayed}.`,
    '$.paths[*].get',
    isNotIdempotent,
  ),
  'known-scope': knownScope,
  'list-parameters': schemaRule(
    'A list accepts limit, cursor, format and bom, and its 200 declares X-Next-Cursor.',
    operations,
    when(isList, {
      allOf: [
        ...['limit', 'cursor', 'format', 'bom'].map((name) => hasParameter(name)),
        at(['responses', '200'], headers('X-Next-Cursor')),
      ],
    }),
  ),
  'list-is-get': schemaRule('A list is a GET.', writes, not(isList)),
  'list-shape': listShape,
  'one-scope': schemaRule(
    'An operation requires exactly one scope under bearerAuth, or no credential.',
    operations,
    at(['security'], {
      type: 'array',
      maxItems: 1,
      items: { additionalProperties: false, ...at(['bearerAuth'], { minItems: 1, maxItems: 1 }) },
    }),
  ),
  'no-credential': schemaRule(
    'An operation of the API that requires no credential has a note in x-security.',
    '$.paths[?(!@.servers)][get,put,post,patch,delete]',
    when(at(['security'], { maxItems: 0 }), at(['x-security', 'x-provisional'], {})),
  ),
  'only-lists-page': schemaRule(
    'Only an operation with x-pagination returns a cursor or an array of records, and takes cursor, limit or bom.',
    operations,
    when(not(isList), {
      allOf: [
        ...['cursor', 'limit', 'bom'].map((name) => not(hasParameter(name))),
        eachResponse(success, {
          not: {
            anyOf: [
              at(['content', json, 'schema', 'properties'], has('next_cursor')),
              at(['content', json, 'schema', 'properties', 'data', 'type'], { const: 'array' }),
            ],
          },
        }),
        when(
          not(at(['x-stream'], { const: true })),
          eachResponse(success, {
            properties: { content: { propertyNames: { const: json } } },
          }),
        ),
      ],
    }),
  ),
  'operation-id-verb': schemaRule(
    'An operationId is a permitted verb for its method and a noun, in camelCase.',
    '$.paths[*]',
    {
      properties: Object.fromEntries(
        Object.entries(verbs).map(([method, words]) => [
          method,
          at(['operationId'], { pattern: `^(?:${words})(?:[A-Z][a-z0-9]*)+$` }),
        ]),
      ),
    },
  ),
  // Limits apply per token. 401 has the seconds to wait with token_expired: always 0.
  'rate-limit-headers': schemaRule(
    'Every response of an authenticated operation declares the rate-limit headers, and 401 and 429 Retry-After.',
    operations,
    isSecured({
      allOf: [
        eachResponse('^[1-5]', headers(...rateLimits)),
        eachResponse('^(?:401|429)$', headers('Retry-After')),
      ],
    }),
  ),
  resources,
  'summary-verb': summaryVerb,
};
