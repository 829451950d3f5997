import { examples, headerNames, mediaTypes } from '@workspace-api/contract';
import fc from 'fast-check';

/** A response of a target that follows no rules. */
export type RandomResponse = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** The part of the body to send before closing the connection; the whole body if absent. */
  cutAt?: number;
};

const mediaType = fc.constantFrom(
  ...Object.values(mediaTypes),
  '',
  'text/html',
  'application/json; charset=utf-7',
  'a/b; q=""',
  ';;;',
);

const edgeCaseNumber = fc.constantFrom('0', '-1', '1e9', 'NaN', '', '99999999999999999999', 'soon', '1, 2');

/** Rate limits that no run can satisfy: they end it early. */
const limits = fc.record(
  {
    [headerNames.retryAfter]: edgeCaseNumber,
    [headerNames.rateLimitLimit]: edgeCaseNumber,
    [headerNames.rateLimitRemaining]: edgeCaseNumber,
    [headerNames.rateLimitReset]: edgeCaseNumber,
  },
  { requiredKeys: [] },
);

const otherHeaders = fc.record(
  {
    'content-type': mediaType,
    'content-encoding': fc.constantFrom(
      'gzip',
      'br',
      'zstd',
      'deflate',
      'identity',
      'gzip, gzip',
      'x-unknown',
      ',',
    ),
    [headerNames.etag]: fc.constantFrom('', '"', 'W/', '*', '"a", "b"'),
    [headerNames.idempotentReplayed]: fc.constantFrom('', 'TRUE', 'no'),
    'www-authenticate': fc.constantFrom('', ',', 'Bearer realm="', 'Negotiate'),
    vary: fc.constantFrom('', ',', '*, *'),
    location: fc.constantFrom('', '//', 'http://[', '/v1/me'),
    'cache-control': fc.constantFrom('', 'max-age=-1'),
  },
  { requiredKeys: [] },
);

const members = [
  ...[
    'data',
    'workspaces',
    'id',
    'token',
    'secret',
    'next_cursor',
    'has_more',
    'error',
    'code',
    'details',
    'fields',
  ],
  ...[
    'scopes',
    'slug',
    'status',
    'workspace',
    'user',
    'mode',
    'created_at',
    'name',
    'kind',
    'plans',
    'plan',
    'url',
  ],
];

const edgeCaseString = fc.constantFrom(
  '',
  '\ud800',
  '\u0000',
  '../..',
  'agt_',
  'tok_\udfff',
  'key_test_',
  '2026-13-45',
  ' ',
  '%',
);

/** JSON with the member names of the contract and values of any type. */
const lookalike = fc.letrec<{ value: unknown; list: unknown[]; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -1, 1e308, 0.5, ''),
    edgeCaseString,
    fc.string(),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.constantFrom(...members, '__proto__', 'toString'), tie('value'), { maxKeys: 6 }),
}));

type Step = { at: number; put: unknown };

/** The paths to all values in plain data. */
const pathsIn = (
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] => {
  if (value === null || typeof value !== 'object') return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
};

/** A copy with a different value in one place; `undefined` deletes a member. */
const replaced = (value: unknown, [step, ...rest]: readonly (string | number)[], put: unknown): unknown => {
  if (step === undefined) return put;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaced(item, rest, put) : item));
  const { [step]: old, ...others } = value as Record<string, unknown>;
  const changed = replaced(old, rest, put);
  return changed === undefined ? others : { ...others, [step]: changed };
};

/** Changes some values of plain data: deletes a member, or replaces it with a value of another type. */
const mutate = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce((before, { at, put }) => {
    const paths = pathsIn(before);
    return replaced(before, paths[at % paths.length] ?? [], put);
  }, value);

/** Changes for {@link mutate}. */
const mutations = fc.array(
  fc.record({ at: fc.nat(10_000), put: fc.oneof(fc.constant(undefined), lookalike.value) }),
  { minLength: 1, maxLength: 3 },
);

/**
 * Functions that change plain data at random, generated from a seed.
 *
 * @param oneIn on average, one in this many functions changes its value; the others return it unchanged
 */
export const drawMutations = (seed: number, count: number, oneIn: number): ((value: unknown) => unknown)[] =>
  fc.sample(fc.record({ steps: mutations, draw: fc.nat(oneIn - 1) }), { seed, numRuns: count }).map(
    ({ steps, draw }) =>
      (value) =>
        draw > 0 ? value : mutate(value, steps),
  );

/** JSON nested too deeply for recursion, complete or cut off. */
const nested = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"error":', '}'], ['{"data":[', ']}'], ['[', '']),
    fc.constantFrom(10, 1_000, 20_000),
  )
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}0${close.repeat(depth)}`);

const toJson = (value: unknown): string => JSON.stringify(value) ?? '';

const body = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom('', 'null', '[]', '{}', '"', '<html>', '{"data":[null]}', '{"error":null}')
    .map(Buffer.from),
  lookalike.value.map(toJson).map(Buffer.from),
  fc
    .tuple(fc.constantFrom(...Object.values(examples)), mutations)
    .map(([example, steps]) => Buffer.from(toJson(mutate(example, steps)))),
  fc.array(lookalike.value, { maxLength: 4 }).map((records) => Buffer.from(records.map(toJson).join('\n'))),
  nested.map(Buffer.from),
);

const anyStatus = fc.oneof(
  fc.constantFrom(200, 201, 204, 400, 401, 404, 409, 422, 429, 500, 503),
  fc.integer({ min: 200, max: 599 }),
);

/**
 * Random responses: bytes, statuses, headers, and JSON of the wrong types.
 *
 * @param limited whether they include rate limits and errors that tell the client to wait; a run obeys them
 */
export const randomResponse = ({ limited }: { limited: boolean }): fc.Arbitrary<RandomResponse> =>
  fc
    .record({
      status: limited ? anyStatus : anyStatus.filter((status) => status !== 429 && status < 500),
      headers: limited
        ? fc.tuple(otherHeaders, limits).map(([others, limit]) => ({ ...others, ...limit }))
        : otherHeaders,
      body,
      cutAt: fc.option(fc.nat(20), { freq: 40, nil: undefined }),
    })
    .map(({ cutAt, ...response }) => (cutAt === undefined ? response : { ...response, cutAt }));
