import type { ListShape } from '@workspace-api/contract';
import { findOperation } from './find-operation.ts';
import { type Json, readJson } from './json.ts';

/** A page of a list in JSON, with the pagination of its operation. */
type Page = { readonly list: ListShape; readonly json: Json; readonly records: readonly unknown[] };

/** The pagination of the requested list; undefined if the request isn't for a list. */
export const findList = (request: Request): ListShape | undefined =>
  findOperation(request)?.list ?? undefined;

/** The page in the response to a list request; undefined for any other response. */
export const readListPage = async (request: Request, response: Response): Promise<Page | undefined> => {
  const list = findList(request);
  const json = list === undefined || !response.ok ? undefined : await readJson(response);
  const records = list === undefined ? undefined : json?.[list.items];
  return list && json && Array.isArray(records) ? { list, json, records } : undefined;
};

/** A query parameter of a request's URL, and a function that sets it, or removes it if null. */
export const withQuery = (url: string, changes: Readonly<Record<string, string | null>>): URL => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed;
};
