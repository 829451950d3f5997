import { idPrefixes } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import { summarizeResponse } from './format-value.ts';
import type { TokenBook } from './token-book.ts';
import type { TraceCheck } from './traced-call.ts';

const clause = 'tenancy.foreign-workspace-refused';

/** Checks requests that use an API key on the path of another workspace. */
export const createTenancyCheck = (book: TokenBook): TraceCheck => ({
  ended: ({ operation, token, path }, { exchange }) => {
    const key = book.get(token);
    if (!operation || !key?.workspace || path.slug === undefined) return [];
    // A server may find a workspace by its id, or ignore case.
    const isOther =
      path.slug.toLowerCase() !== key.workspace.toLowerCase() &&
      !path.slug.startsWith(`${idPrefixes.Workspace}_`);
    if (!isOther || operation.sessionOnly) return [];
    const before = key.from;
    if ([403, 404].includes(exchange.status)) return [{ clause, difference: null, before }];
    if (!isSuccess(exchange)) return [];
    const expected = `status 403 or 404: the key belongs to ${key.workspace}`;
    return [{ clause, difference: { expected, got: summarizeResponse(exchange) }, before }];
  },
});
