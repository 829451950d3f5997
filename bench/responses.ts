import { mediaTypes, operations } from '@workspace-api/contract';
import { pageSize, toRequest, type Workload, workloads } from './workloads.ts';

/** A response of the sandbox, for another server to return. */
export type RecordedResponse = {
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

const send = async (base: string, workload: Workload): Promise<RecordedResponse> => {
  const request = toRequest(workload);
  // Disables compression, which fetch would request but autocannon doesn't.
  const headers = { ...request.headers, 'Accept-Encoding': 'identity' };
  const response = await fetch(base + workload.path, { ...request, headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${workload.name} failed with ${response.status}: ${body}`);
  const headersToReturn = [...response.headers].filter(([name]) => !connectionHeaders.has(name));
  return {
    operation: workload.operation,
    method: request.method,
    path: workload.path,
    status: response.status,
    headers: Object.fromEntries(headersToReturn),
    body,
  };
};

/** Creates more agents than fit on a page. */
export const createAgents = async (base: string): Promise<void> => {
  const create = workloads.find(({ operation }) => operation === 'createAgent') as Workload;
  for (let count = 0; count <= pageSize; count += 1) await send(base, create);
};

/**
 * Returns one response of a new sandbox for each workload. The other servers return the same responses, so that all bodies have
 * the same size.
 */
export const recordResponses = async (base: string): Promise<RecordedResponse[]> => {
  await createAgents(base);
  const responses: RecordedResponse[] = [];
  for (const workload of workloads) responses.push(await send(base, workload));
  return responses;
};

type Content = { schema?: unknown; example?: unknown; examples?: unknown };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, Content> }> }>>;
};

/** Replaces the contract's examples with these responses, for mocks that respond with examples. */
export const withResponses = <Contract extends object>(
  contract: Contract,
  responses: readonly RecordedResponse[],
): Contract => {
  const document = structuredClone(contract);
  for (const { operation, status, body } of responses) {
    const { path, method } = operations[operation];
    const response = (document as Contract & Document).paths[path]?.[method.toLowerCase()]?.responses[status];
    const content = response?.content?.[mediaTypes.json];
    if (!content) throw new Error(`The contract has no JSON body for ${operation} with ${status}.`);
    delete content.examples;
    content.example = JSON.parse(body);
  }
  return document;
};
