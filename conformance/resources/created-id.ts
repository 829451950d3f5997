import { findId } from '../checks/find-string.ts';
import type { Exchange } from '../target/exchange.ts';
import { parseJson } from '../target/parse-json.ts';
import type { Resource } from './find-resource.ts';

const parseMember = (json: string, name: string): string | null => {
  try {
    const value = (parseJson(json) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
};

/**
 * The id of the record of this kind in a response; null if there is none. If ids have a prefix, only the prefix is used, since
 * the service document doesn't name every field.
 */
export const findRecordId = ({ id, idPrefix, name }: Resource, { text }: Exchange): string | null => {
  if (id === null) return null;
  if (idPrefix === null) return parseMember(text, id);
  try {
    return findId(parseJson(text), idPrefix, name);
  } catch {
    return null;
  }
};

/** The id of a newly created record: the one that the caller chose, else the one in the response. */
export const createdId = (resource: Resource, exchange: Exchange): string | null => {
  const requestBody = Buffer.from(exchange.request.body ?? []).toString('utf8');
  return (resource.id && parseMember(requestBody, resource.id)) ?? findRecordId(resource, exchange);
};
