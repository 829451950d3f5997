import { mediaTypes, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/index.ts';
import { exceptionsIn } from '../conformance/test/check-random-target.ts';
import { drawMutations } from '../conformance/test/random-responses.ts';
import { createSandbox, serve, systemClock } from '../mocks/index.ts';
import { freshRecords } from '../mocks/test/records.ts';
import { longTest } from './support/long-test.ts';
import { gateOptionsFor } from './support/with-sandbox.ts';

type Fetch = (request: Request) => Promise<Response>;

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
const checkMutatedSandbox = async (seed: number, oneIn: number, only: string[] = []): Promise<Report> => {
  const sandbox = await createSandbox({ ...freshRecords(), seed: 1, clock: systemClock('2026-11-02') });
  const api = mutatingFetch((request) => sandbox.fetch(request), seed, oneIn);
  const isControl = (request: Request) => new URL(request.url).pathname.startsWith('/_sandbox');
  const fetch = async (request: Request) => (isControl(request) ? sandbox.fetch(request) : api(request));
  const served = await serve({ fetch }, { port: 0 });
  try {
    return await checkConformance({ ...gateOptionsFor(served.url), seed, only, maxWaitMs: 5_000 });
  } finally {
    await served.close();
    await sandbox.close();
  }
};

test('a missing member or a member of another type never causes an exception in the gate', async () => {
  const report = await checkMutatedSandbox(1, 8, ['identity', 'secrets']);
  expect(exceptionsIn(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
});

// With many changes, most cases end at their first response. With few changes, they get further.
longTest.each(Array.from({ length: 12 }, (_, at) => [at + 1, [4, 12, 40][at % 3] ?? 4] as const))(
  'a whole run with changed responses ends in a verdict without an exception: seed %i, one in %i',
  async (seed, oneIn) => {
    const report = await checkMutatedSandbox(seed, oneIn);
    expect(exceptionsIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  },
);
