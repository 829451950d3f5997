import type { ListShape } from '@workspace-api/contract';
import { type Json, jsonOf } from './json.ts';
import { operationOfRequest } from './operation-of-request.ts';

/** A page of a list in JSON, with how the list is paged. */
type Page = { readonly list: ListShape; readonly json: Json; readonly records: readonly unknown[] };

/** How the list is paged that a request asks for; undefined where it asks for none. */
export const listOf = (request: Request): ListShape | undefined =>
  operationOfRequest(request)?.list ?? undefined;

/** The page that answers a request for a list; undefined for any other answer. */
export const pageOf = async (request: Request, response: Response): Promise<Page | undefined> => {
  const list = listOf(request);
  const json = list === undefined || !response.ok ? undefined : await jsonOf(response);
  const records = list === undefined ? undefined : json?.[list.items];
  return list && json && Array.isArray(records) ? { list, json, records } : undefined;
};

/** The query parameter of a request's URL, and the URL with it set or, for null, left out. */
export const withQuery = (url: string, changes: Readonly<Record<string, string | null>>): URL => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed;
};
