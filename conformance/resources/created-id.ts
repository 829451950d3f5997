import { member } from '../checks/body.ts';
import { findId } from '../checks/find-string.ts';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import type { Resource } from './find-resource.ts';

const parseMember = (json: string | Uint8Array, name: string): string | null => {
  const value = member(tryParseJson(json), name);
  return typeof value === 'string' ? value : null;
};

/**
 * The id of the record of this kind in a response; null if there is none. If ids have a prefix, only the prefix is used, since
 * the service document doesn't name every field.
 */
export const findRecordId = ({ id, idPrefix, name }: Resource, { text }: Exchange): string | null => {
  if (id === null) return null;
  return idPrefix === null ? parseMember(text, id) : findId(tryParseJson(text), idPrefix, name);
};

/** The id of a newly created record: the one that the caller chose, else the one in the response. */
export const createdId = (resource: Resource, exchange: Exchange): string | null =>
  (resource.id && parseMember(exchange.request.body ?? '', resource.id)) ?? findRecordId(resource, exchange);
