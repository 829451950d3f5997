import { operations } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { type Json, jsonOf } from '../../wrappers/json.ts';
import { authorizationOf } from '../lib/owners.ts';

const { getBilling } = operations;

/** The billing of the workspace that a request is for. */
export const billingOf = async (request: Request, next: Fetch): Promise<Json | undefined> => {
  const [base = ''] = /^.*\/workspaces\/[^/]+/.exec(request.url) ?? [];
  const url = base + getBilling.path.replace(operations.getWorkspace.path, '');
  return jsonOf(await next(new Request(url, { headers: { Authorization: authorizationOf(request) } })));
};
