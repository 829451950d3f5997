import { resources } from '@workspace-api/contract';
import { keyStart } from '../../checks/credential-patterns.ts';
import { findString } from '../../checks/find-string.ts';
import { findRecordId } from '../../resources/created-id.ts';
import type { Exchange } from '../../target/exchange.ts';

/**
 * The id and secret in the response to the creation or rotation of a key, recognized by their prefixes since no field
 * names are documented.
 */
export type CreatedKey = { id: string | null; secret: string | null };

export const parseCreatedKey = (response: Exchange): CreatedKey => ({
  id: findRecordId(resources.token, response),
  secret: findString(response.json(), keyStart),
});
