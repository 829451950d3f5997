import { mediaTypes, operations } from '@workspace-api/contract';
import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/index.ts';
import { freshRecords } from '../mocks/test/records.ts';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { longTest } from './support/long-test.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The members of every schema of the contract, and names that a plain object has already. */
const members = new Set([
  ...Object.values(bundle.components.schemas).flatMap((schema) =>
    'properties' in schema ? Object.keys(schema.properties) : [],
  ),
  ...['__proto__', 'toString'],
]);

const edgeCaseStrings = [
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
];

/** JSON with the member names of the contract and values of any type. */
const lookalike = fc.anything({
  key: fc.constantFrom(...members),
  values: [
    fc.constantFrom(null, true, false, 0, -1, 1e308, 0.5),
    fc.constantFrom(...edgeCaseStrings),
    fc.string(),
  ],
  maxDepth: 4,
  maxKeys: 6,
});

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
  fc.record({ at: fc.nat(10_000), put: fc.oneof(fc.constant(undefined), lookalike) }),
  { minLength: 1, maxLength: 3 },
);

/**
 * Functions that change plain data at random, generated from a seed.
 *
 * @param oneIn on average, one in this many functions changes its value; the others return it unchanged
 */
const drawMutations = (seed: number, count: number, oneIn: number): ((value: unknown) => unknown)[] =>
  fc.sample(fc.record({ steps: mutations, draw: fc.nat(oneIn - 1) }), { seed, numRuns: count }).map(
    ({ steps, draw }) =>
      (value) =>
        draw > 0 ? value : mutate(value, steps),
  );

/** The changes drawn for one run. Once all are used, the run starts over with the first. */
const drawn = 2_000;

/**
 * A server whose JSON responses are changed at random: a member is missing, or has another type. The first response about the
 * token is unchanged, so that a run can start.
 *
 * @param oneIn the number of unchanged responses for each changed one
 */
const mutatingFetch = (next: Fetch, seed: number, oneIn: number): Fetch => {
  const changes = drawMutations(seed, drawn, oneIn);
  let count = 0;
  let knowsMe = false;
  return async (request) => {
    const response = await next(request);
    const isJson = (response.headers.get('content-type') ?? '').startsWith(mediaTypes.json);
    if (!isJson || response.headers.has('content-encoding')) return response;
    if (!knowsMe && new URL(request.url).pathname.endsWith(operations.getMe.path)) {
      knowsMe = true;
      return response;
    }
    count += 1;
    const change = changes[count % drawn] ?? ((value) => value);
    const body = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const changed = body === '' ? body : JSON.stringify(change(JSON.parse(body)));
    return new Response(changed ?? '', { status: response.status, headers });
  };
};

/** Checks a healthy sandbox whose responses are changed at random, except the responses of its control plane. */
const checkMutatedSandbox = (seed: number, oneIn: number): Promise<Report> => {
  const wrap: Wrap = (next) => {
    const api = mutatingFetch(next, seed, oneIn);
    const isControl = ({ url }: Request) => new URL(url).pathname.startsWith('/_sandbox');
    return async (request) => (isControl(request) ? next(request) : api(request));
  };
  return withSandbox({ ...freshRecords(), wrap }, (url) =>
    checkConformance({ ...gateOptionsFor(url), seed, maxWaitMs: 5_000 }),
  );
};

/** The errors of a report that are exceptions of the gate. Errors of the network and of a run's limits name no class. */
const exceptionsIn = ({ errors }: Report): string[] =>
  errors
    .filter(
      ({ scenario, case: at, message }) =>
        (at === 'outside any case' && scenario !== 'the run') || /^[A-Z]\w*(Error|Exception): /.test(message),
    )
    .filter(({ message }) => !message.startsWith('RunLimitError'))
    .map(({ scenario, case: at, message }) => `${scenario} › ${at}: ${message}`);

const expectVerdict = async (seed: number, oneIn: number) => {
  const report = await checkMutatedSandbox(seed, oneIn);
  expect(exceptionsIn(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
};

// With many changes, most cases end at their first response. With few changes, they get further.
const runs = Array.from({ length: 12 }, (_, at) => [at + 1, [4, 12, 40][at % 3] ?? 4] as const);
const title = 'a whole run with changed responses ends in a verdict without an exception: seed %i, one in %i';
test.each(runs.slice(0, 1))(title, expectVerdict);
longTest.each(runs.slice(1))(title, expectVerdict);
