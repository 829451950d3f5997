import { expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { driverOverHttp } from './support/driver-over-http.ts';
import { checkRenamedServer, renamed, samples } from './support/renamed-server.ts';

/** The sandbox behind a wrapper sends no trailers. */
const trailers = ['encodings.ndjson-error-trailer'];

const expectPassed = (report: Report): void => {
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(clausesWith(report, 'not-exercised')).toEqual(trailers);
  expect(clausesWith(report, 'info')).toEqual(['encodings.ndjson-trailers-on-request']);
};

test('with a mapping, a server with other paths and members passes the whole gate', async () => {
  expectPassed(await checkRenamedServer({ mapping: renamed, samples }));
});

test('the mapping of a driver has the same effect', async () => {
  const { default: sandboxDriver } = await import('../conformance/drivers/sandbox.ts');
  const report = await checkRenamedServer({
    samples,
    driver: async (...parameters) => ({ ...(await sandboxDriver(...parameters)), mapping: renamed }),
  });
  expectPassed(report);
});

test('so has the mapping of a driver over HTTP', async () => {
  expectPassed(await checkRenamedServer({ samples, driver: driverOverHttp({ mapping: renamed }) }));
});

test('without a mapping, nothing fails, and more than a quarter of the clauses is not exercised', async () => {
  const report = await checkRenamedServer({});
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.totals['not-exercised']).toBeGreaterThan(report.clauses.length / 4);
});
