import { operations } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { type Json, readJson } from '../../wrappers/json.ts';
import { getAuthorization } from '../lib/owners.ts';

const { getBilling } = operations;

/** Fetches the billing state of the request's workspace. */
export const fetchBilling = async (request: Request, next: Fetch): Promise<Json | undefined> => {
  const [base = ''] = /^.*\/workspaces\/[^/]+/.exec(request.url) ?? [];
  const url = base + getBilling.path.replace(operations.getWorkspace.path, '');
  return readJson(await next(new Request(url, { headers: { Authorization: getAuthorization(request) } })));
};
