import { isDeepStrictEqual } from 'node:util';
import { operations } from '@workspace-api/contract';
import { pageSize, type Workload, workloads } from './workloads.ts';

/** Sends the request of a workload to a path. */
type Send = (path: string, workload: Workload) => Promise<Response>;

const getWorkload = (operation: Workload['operation']): Workload => {
  const workload = workloads.find((one) => one.operation === operation);
  if (!workload) throw new Error(`No workload calls ${operation}.`);
  return workload;
};

/**
 * Checks that a server stores records, so that the benchmark doesn't measure a server that does less. It must return created
 * records and patched values, and list as many records as requested.
 *
 * @throws Error that describes the unexpected response
 */
export const checkState = async (name: string, send: Send): Promise<void> => {
  const sendAndParse = async (path: string, workload: Workload): Promise<unknown> => {
    const response = await send(path, workload);
    const body = await response.text();
    const failed = `${name} cannot be measured: ${operations[workload.operation].method} ${path} returned ${response.status}`;
    if (!response.ok) throw new Error(`${failed}: ${body}`);
    try {
      return JSON.parse(body);
    } catch {
      throw new Error(`${failed}, which isn't JSON: ${body}`);
    }
  };
  const read = (path: string) => sendAndParse(path, getWorkload('getAgent'));
  const write = (workload: Workload) => sendAndParse(workload.path, workload);
  const expect = (subject: string, expected: unknown, got: unknown) => {
    if (!isDeepStrictEqual(got, expected))
      throw new Error(
        `${name} cannot be measured: expected ${subject} to be ${JSON.stringify(expected)}, got ${JSON.stringify(got)}.`,
      );
  };

  const create = getWorkload('createAgent');
  const agent = (await write(create)) as { id?: string };
  const match = await read(`${create.path}/${agent.id}`);
  expect('a created record', { ...(create.body as object), id: agent.id }, match);

  const patch = getWorkload('updatePage');
  const change = patch.merge as Record<string, unknown>;
  const getValues = (record: unknown) =>
    Object.fromEntries(Object.keys(change).map((key) => [key, (record as typeof change)[key]]));
  if (isDeepStrictEqual(getValues(await read(patch.path)), change))
    throw new Error(
      `${name} cannot be measured: ${patch.path} already has the new values before the ${operations.updatePage.method}.`,
    );
  await write(patch);
  expect('a patched record', change, getValues(await read(patch.path)));

  const list = await read(getWorkload('listAgents').path);
  const ids = Array.isArray(list) ? list.map((one: { id?: string }) => one.id) : [];
  expect('the number of different records in a list', pageSize, new Set(ids).size);
  expect('the length of a list', pageSize, ids.length);
};
