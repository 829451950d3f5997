import { modeOfKey, resources } from '@workspace-api/contract';
import { findString } from '../../checks/find-string.ts';
import { keyStart } from '../../checks/secrets.ts';
import type { Case, Exchange } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';

/**
 * The id and secret in the response to the creation or rotation of a key, recognized by their prefixes since no field
 * names are documented.
 */
export type CreatedKey = { id: string | null; secret: string | null };

export const parseCreatedKey = (response: Exchange): CreatedKey => ({
  id: findRecordId(resources.token, response),
  secret: findString(response.json(), keyStart),
});

/** Expects a secret of the mode of the run in the response to the creation or rotation of a key, and returns it with the id. */
export const expectSecret = (t: Case, response: Exchange): { id: string | null; secret: string } => {
  const { id, secret } = parseCreatedKey(response);
  t.expect('tokens.secret-prefix', secret !== null, { got: 'none in the response' });
  t.expectEqual('tokens.secret-mode', modeOfKey(secret ?? ''), t.target.mode);
  return { id, secret: secret ?? '' };
};
