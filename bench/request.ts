import { mediaTypes, operations } from '@workspace-api/contract';
import { demoTokens } from '@workspace-api/mock';
import type { Workload } from './workloads.ts';

/** The request of a workload. A server that knows the contract gets a JSON Patch, another one (`merges`) members. */
export const requestOf = (workload: Workload, merges = false) => {
  const { operation } = workload;
  const body = merges ? (workload.merge ?? workload.body) : workload.body;
  return {
    method: operations[operation].method,
    headers: {
      Authorization: `Bearer ${demoTokens[0]?.token}`,
      Accept: mediaTypes.json,
      ...(body === undefined ? {} : { 'Content-Type': mediaTypes.json }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
};
