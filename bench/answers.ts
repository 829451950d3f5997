import { requestOf } from './request.ts';
import { pageSize, type Workload, workloads } from './workloads.ts';

/** A response of the sandbox, for another server to return. */
export type Answer = {
  readonly operation: Workload['operation'];
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

// Node's server sets these headers itself.
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
]);

const ask = async (base: string, workload: Workload): Promise<Answer> => {
  const request = requestOf(workload);
  // Without compression, which fetch would request but autocannon doesn't.
  const headers = { ...request.headers, 'Accept-Encoding': 'identity' };
  const response = await fetch(base + workload.path, { ...request, headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${workload.name} failed with ${response.status}: ${body}`);
  const given = [...response.headers].filter(([name]) => !connectionHeaders.has(name));
  return {
    operation: workload.operation,
    method: request.method,
    path: workload.path,
    status: response.status,
    headers: Object.fromEntries(given),
    body,
  };
};

/**
 * Creates more agents than fit on a page in a new sandbox, and returns one response for each workload. The other servers
 * return these too, so that all bodies have the same size.
 */
export const answersOf = async (base: string): Promise<Answer[]> => {
  const create = workloads.find(({ operation }) => operation === 'createAgent') as Workload;
  for (let count = 0; count <= pageSize; count += 1) await ask(base, create);
  const answers: Answer[] = [];
  for (const workload of workloads) answers.push(await ask(base, workload));
  return answers;
};
