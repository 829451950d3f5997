import { errors, modeOfKey, operations, resources, type Scope } from '@workspace-api/contract';
import { keyPrefixList } from '../../checks/credential-patterns.ts';
import { hasSameScopes } from '../../checks/scope-clauses.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Me, readMe } from '../shared/principal.ts';
import { parseCreatedKey } from './created-key.ts';

const { status, code } = errors['validation-failed'];
const validationError = { status, code };

const scopes: Scope[] = [operations.getMe.scope, operations.getCurrentWorkspace.scope];

export default scenario(
  'tokens.mint',
  'A created key works immediately, with the requested scopes and in its workspace',
  { holds: [] },
  async (gate) => {
    await gate.case('a new key', async (t) => {
      const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes }) });
      t.expectSuccess('tokens.mint-returns-secret', response);
      const { id, secret } = parseCreatedKey(response);
      t.expect('tokens.mint-returns-secret', secret !== null, {
        expected: 'the secret of the new key',
        got: 'no string with the prefix of a key in the response',
      });
      t.expect('tokens.secret-prefix', secret !== null, {
        expected: `a string that starts with ${keyPrefixList}`,
        got: 'none in the response',
      });
      t.expect('tokens.id-prefix', id !== null, {
        expected: `an id that starts with ${resources.token.idPrefix}`,
        got: 'none in the response',
      });
      t.expectEqual('tokens.secret-mode', modeOfKey(secret ?? ''), t.target.mode);
      const me = await t.send({ operation: 'getMe', token: secret ?? '' });
      t.expectSuccess('tokens.minted-key-works', me);
      const { token, workspace } = me.json<Me>();
      t.expect('tokens.minted-key-has-its-scopes', hasSameScopes(token.scopes, scopes), {
        expected: scopes.join(' '),
        got: token.scopes.join(' '),
      });
      const current = await t.prepare({ operation: 'getCurrentWorkspace', token: secret ?? '' });
      const { slug } = current.json<{ slug: string }>();
      for (const each of [workspace.slug, slug])
        t.expectEqual('tokens.minted-key-bound-to-workspace', each, t.target.workspace);
    });

    await gate.case('a scope that it lacks', async (t) => {
      const { token } = await t.subjects.token([operations.getMe.scope]);
      const response = await t.send({ operation: 'getCurrentWorkspace', token });
      t.expectStatus('tokens.minted-key-has-its-scopes', response, 403);
    });

    await gate.case('no scopes', async (t) => {
      const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes: [] }) });
      t.expectError('tokens.mint-refuses-empty-scopes', response, validationError);
    });

    await gate.case('scopes outside the catalogue', async (t) => {
      const { getMe, listAgents } = operations;
      const unknown = ['gate:unheard-of', getMe.scope.toUpperCase(), `${listAgents.scope} `, '*'];
      for (const scope of gate.some('unknown', unknown, 2)) {
        const body = t.sample('mintToken', { scopes: [getMe.scope, scope] });
        const response = await t.send({ operation: 'mintToken', body });
        t.expectError('tokens.mint-refuses-unknown-scope', response, validationError);
      }
    });

    await gate.case('a scope of each level, in another order and twice', async (t) => {
      const set = [operations.deleteSecret.scope, operations.getMe.scope, operations.updatePage.scope];
      const body = t.sample('mintToken', { scopes: [...set, operations.getMe.scope] });
      const response = await t.send({ operation: 'mintToken', body });
      const { secret } = parseCreatedKey(response);
      if (response.status > 299 || secret === null)
        return t.notExercised('tokens.minted-key-has-its-scopes', 'a key of repeated scopes');
      const actualScopes = (await readMe(t, secret)).token.scopes;
      t.expect('tokens.minted-key-has-its-scopes', hasSameScopes(actualScopes, set), {
        expected: `${set.join(' ')}, and at most what they imply`,
        got: actualScopes.join(' '),
      });
    });
  },
);
