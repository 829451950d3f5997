import { errors, grants } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { documentedScopes } from './scope-tokens.ts';

export default scenario(
  'scopes.catalogue',
  'A key can be created with every scope that operations require',
  { holds: [] },
  async (gate) => {
    await gate.case('all scopes in one key', async (t) => {
      const heldScopes = t.target.scopes;
      // A server may refuse to create a key with scopes that the caller doesn't hold.
      const scopes = documentedScopes.filter((scope) => heldScopes === null || grants(heldScopes, scope));
      if (scopes.length < documentedScopes.length)
        t.notExercised('scopes.known-names-accepted', 'a token with every scope that operations require');
      const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes }) });
      if (response.status === errors['insufficient-scope'].status)
        t.notExercised(
          'scopes.known-names-accepted',
          'a token that may grant every scope that operations require',
        );
      t.expectSuccess('scopes.known-names-accepted', response);
    });
  },
);
