import { requestOf } from './request.ts';
import { pageSize, type Workload, workloads } from './workloads.ts';

/** An answer of the sandbox, for another server to give. */
export type Answer = {
  readonly operation: Workload['operation'];
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

// Node's server sets them by itself.
const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

const ask = async (base: string, workload: Workload): Promise<Answer> => {
  const request = requestOf(workload);
  // As it is without compression, which autocannon doesn't ask for and fetch would.
  const headers = { ...request.headers, 'Accept-Encoding': 'identity' };
  const response = await fetch(base + workload.path, { ...request, headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${workload.name} was answered with ${response.status}: ${body}`);
  const given = [...response.headers].filter(([name]) => !ofTheConnection.has(name));
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
 * Puts more agents than a page holds into a fresh sandbox, and takes one answer a workload from it: what the others
 * are to answer too, so that all of them send bodies of one size.
 */
export const answersOf = async (base: string): Promise<Answer[]> => {
  const create = workloads.find(({ operation }) => operation === 'createAgent') as Workload;
  for (let count = 0; count <= pageSize; count += 1) await ask(base, create);
  const answers: Answer[] = [];
  for (const workload of workloads) answers.push(await ask(base, workload));
  return answers;
};
