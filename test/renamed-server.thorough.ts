import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import type { Driver, DriverFactory, Report } from '../conformance/index.ts';
import { httpDriver } from '../conformance/target/http-driver.ts';
import { listen } from '../conformance/test/listen.ts';
import { clausesWith } from './support/clauses-with.ts';
import { checkRenamedServer, renamed, samples } from './support/renamed-server.ts';

type Input = { id?: unknown; [member: string]: unknown };

/** Calls a capability, deletes a record, or ends an effect, as docs/driver.md describes the requests. */
const createHandler = ({ capabilities, delete: remove }: Driver) => {
  const effects: (() => Promise<unknown>)[] = [];
  return async (path: string, input: Input): Promise<unknown> => {
    if (path === 'delete') return remove?.(input as Parameters<NonNullable<typeof remove>>[0]);
    const [name = '', isLift] = path.split('/');
    if (isLift) return effects[Number(input.effect)]?.();
    const call = capabilities[name as keyof typeof capabilities] as (input: Input) => Promise<unknown>;
    const output = await call(input);
    const { lift } = (output ?? {}) as { lift?: () => Promise<unknown> };
    return lift ? { ...(output as object), effect: effects.push(lift) - 1 } : output;
  };
};

/**
 * Creates the driver of the sandbox, reached over HTTP.
 *
 * @param more further members of its description
 */
const driverOverHttp =
  (more: Pick<Driver, 'mapping'> = {}): DriverFactory =>
  async (options, target) => {
    const driver = await sandboxDriver(options, target);
    const { name, bothModes, consoleUrl } = driver;
    const description = { name, bothModes, consoleUrl, delete: true, ...more };
    const handle = createHandler(driver);
    const url = await listen(async (request, response) => {
      const output =
        request.method === 'GET'
          ? { ...description, capabilities: Object.keys(driver.capabilities) }
          : await handle(request.url?.slice(1) ?? '', (await json(request)) as Input);
      if (output === undefined) response.writeHead(204).end();
      else response.end(JSON.stringify(output));
    });
    return httpDriver(url)(options, target);
  };

/** The sandbox behind a wrapper sends no trailers. */
const trailers = ['encodings.ndjson-error-trailer'];

const expectPassed = (report: Report): void => {
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(clausesWith(report, 'not-exercised')).toEqual(trailers);
  expect(clausesWith(report, 'info')).toEqual(['encodings.ndjson-trailers-on-request']);
};

test('with a mapping, a server with other paths and members passes the whole gate', async () => {
  const report = await checkRenamedServer({ mapping: renamed, samples });
  expectPassed(report);
  expect(report.seenNames).toBeUndefined();
});

test('the mapping of a driver has the same effect', async () => {
  const report = await checkRenamedServer({
    samples,
    driver: async (...parameters) => ({ ...(await sandboxDriver(...parameters)), mapping: renamed }),
  });
  expectPassed(report);
});

test('so has the mapping of a driver over HTTP', async () => {
  expectPassed(await checkRenamedServer({ samples, driver: driverOverHttp({ mapping: renamed }) }));
});

test('without a mapping, nothing fails, and the report says what the server has instead', async () => {
  const report = await checkRenamedServer({});
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.totals['not-exercised']).toBeGreaterThan(report.clauses.length / 4);
  const reasons = report.clauses.map(({ reason }) => reason).join('\n');
  expect(reasons).toContain('returned 404 for /workspaces/{slug}/webhooks; set mapping.paths');
  expect(reasons).toContain('set samples.setSecret or mapping');
  expect(report.seenNames).toContainEqual({
    schema: 'SetSecretRequest',
    absent: expect.arrayContaining(['name', 'value']),
    others: ['key', 'secret_value'],
  });
});

const ofDeliveries = ['deliveries.signature-verifies', 'deliveries.event-data-shapes'];

test('without a mapping of their data, deliveries are verified, and their data is as the server chose it', async () => {
  const { PagePublication: _, ...members } = renamed.members;
  const mapping = { ...renamed, members };
  const report = await checkRenamedServer({ only: ofDeliveries, mapping, samples });
  expect(clausesWith(report, 'pass')).toEqual(['deliveries.signature-verifies']);
  expect(clausesWith(report, 'info')).toEqual(['deliveries.event-data-shapes']);
});

test('a signature over the data in the contract’s names does not verify', async () => {
  const options = { only: ofDeliveries, mapping: renamed, samples };
  const report = await checkRenamedServer(options, { isSigned: false });
  expect(clausesWith(report, 'fail')).toEqual(['deliveries.signature-verifies']);
});
