import { errors, operations, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { hasSameScopes } from '../../checks/scope-clauses.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { type Me, readMe } from '../shared/principal.ts';
import { expectSecret, parseCreatedKey } from './created-key.ts';

const { status, code } = errors['validation-failed'];
const validationError = { status, code };

const scopes: Scope[] = [operations.getMe.scope, operations.getCurrentWorkspace.scope];

const expectScopes = (t: Case, got: readonly Scope[], expected: readonly Scope[]): boolean =>
  t.expect('tokens.minted-key-has-its-scopes', hasSameScopes(got, expected), {
    expected: `${expected.join(' ')}, and at most what they imply`,
    got: got.join(' '),
  });

/** Returns a request for a key with a name. The member for the name is the contract's choice. */
const named = (t: Case, name: string) => ({
  operation: operations.mintToken.id,
  body: t.sample('mintToken', { name, scopes: [operations.getMe.scope] }),
});

const title =
  'A created key works immediately, with the requested scopes and in its workspace, and its name is unique there';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('a new key', async (t) => {
    const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes }) });
    t.expectSuccess('tokens.mint-returns-secret', response);
    t.expect('tokens.mint-returns-secret', parseCreatedKey(response).secret !== null, {
      got: 'no string with the prefix of a key in the response',
    });
    const { id, secret: newToken } = expectSecret(t, response);
    t.expect('tokens.id-prefix', id !== null, { got: 'none in the response' });
    const me = await t.send({ operation: 'getMe', token: newToken });
    t.expectSuccess('tokens.minted-key-works', me);
    const { token, workspace } = me.json<Me>();
    expectScopes(t, token.scopes, scopes);
    const current = await t.send({ operation: 'getCurrentWorkspace', token: newToken });
    t.expectSuccess('workspaces.current-for-key', current);
    const { slug } = current.json<{ slug: string }>();
    for (const each of [workspace.slug, slug])
      t.expectEqual('tokens.minted-key-bound-to-workspace', each, t.target.workspace);
    t.expectEqual('workspaces.current-for-key', slug, t.target.workspace);
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
    expectScopes(t, (await readMe(t, secret)).token.scopes, set);
  });

  await gate.case('the same name twice, and in another workspace', async (t) => {
    const name = t.unique('Gate key');
    await t.prepare(named(t, name));
    t.expectError('tokens.name-taken', await t.send(named(t, name)), 'name-taken');
    const other = await t.needs('second-workspace')();
    const path = { slug: other.workspace };
    const response = await t.send({ ...named(t, name), path, token: other.token });
    // A refusal for another reason doesn't show whether the name is free.
    if (!isSuccess(response) && getErrorCode(response) !== errors['name-taken'].code)
      t.notExercised(
        'tokens.name-free-in-other-workspace',
        `a key in a second workspace: mintToken returned ${response.status}`,
      );
    t.expectSuccess('tokens.name-free-in-other-workspace', response);
  });
});
