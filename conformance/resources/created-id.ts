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
 * The id of the record of this kind that an answer shows; null where it shows none. Where ids have a prefix it is all
 * to go by, since the service document doesn't name every field.
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

/** The id of the record that a creation made: what the caller chose, else what the answer shows. */
export const createdId = (resource: Resource, exchange: Exchange): string | null => {
  const requestBody = Buffer.from(exchange.request.body ?? []).toString('utf8');
  return (resource.id && parseMember(requestBody, resource.id)) ?? findRecordId(resource, exchange);
};
