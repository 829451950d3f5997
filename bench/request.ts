import { mediaTypes, operations } from '@workspace-api/contract';
import { demoTokens } from '@workspace-api/mock';
import type { Workload } from './workloads.ts';

/** What every client sends: autocannon and the first look at a server alike. */
export const requestOf = ({ operation, body }: Workload) => ({
  method: operations[operation].method,
  headers: {
    Authorization: `Bearer ${demoTokens[0]?.token}`,
    Accept: mediaTypes.json,
    ...(body === undefined ? {} : { 'Content-Type': mediaTypes.json }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
