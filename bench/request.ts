import { mediaTypes, operations } from '@workspace-api/contract';
import { demoTokens } from '@workspace-api/mock';
import type { Workload } from './workloads.ts';

/** The request of a workload, as all clients send it. */
export const requestOf = ({ operation, body }: Workload) => ({
  method: operations[operation].method,
  headers: {
    Authorization: `Bearer ${demoTokens[0]?.token}`,
    Accept: mediaTypes.json,
    ...(body === undefined ? {} : { 'Content-Type': mediaTypes.json }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
