import { modeOfKey, operations } from '@workspace-api/contract';
import { keyPrefixList, showsKey } from '../../checks/credential-patterns.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { isReplayed } from '../idempotency/keyed-writes.ts';
import { inEveryEncoding } from '../shared/each-encoding.ts';
import { parseCreatedKey } from './created-key.ts';
import { attempts, keyScopes, usedKey, writtenBy } from './key-attempts.ts';

type Me = { token: { id: string; scopes: string[]; mode: string }; workspace: { slug: string } };

const inOrder = (names: readonly string[]): string => [...names].sort().join(' ');

export default scenario(
  'tokens.rotate',
  "A rotation immediately replaces a key's secret and nothing else",
  { clauses: ['tokens.secret-shown-once'] },
  async (gate) => {
    await gate.case('a key in use', async (t) => {
      const old = await t.subjects.freshToken(keyScopes);
      const before = (await t.prepare({ operation: 'getMe', token: old.token })).json<Me>();
      const written = await writtenBy(t, old.token);
      const response = await t.send({ operation: 'rotateToken', path: { id: old.id } });
      t.expectSuccess('tokens.rotate-gives-new-secret', response);
      const { id, secret } = parseCreatedKey(response);
      t.expect('tokens.secret-prefix', secret !== null, {
        expected: `a string that starts with ${keyPrefixList}`,
        got: 'none in the response',
      });
      t.expect('tokens.rotate-gives-new-secret', secret !== old.token, {
        expected: 'a new secret',
        got: 'the old one',
      });
      t.expect('tokens.secret-mode', modeOfKey(secret ?? '') === t.target.mode, {
        expected: `a key of mode ${t.target.mode}`,
        got: secret?.slice(0, 9) ?? 'none',
      });
      for (const response of await attempts(t, old.token, written))
        t.expectStatus('tokens.rotate-kills-old-secret', response, 401);
      const me = await t.send({ operation: 'getMe', token: secret ?? '' });
      t.expectSuccess('tokens.rotated-secret-works', me);
      const { token, workspace } = me.json<Me>();
      const formatPrincipal = (principal: Me) =>
        `${inOrder(principal.token.scopes)} in ${principal.workspace.slug}, mode ${principal.token.mode}`;
      t.expectEqual(
        'tokens.scopes-do-not-change',
        formatPrincipal({ token, workspace }),
        formatPrincipal(before),
      );
      if (written !== null) {
        // An idempotency key is bound to the token's id, which a rotation may keep.
        const repeated = await t.send({ ...written, token: secret ?? '' });
        if (token.id === before.token.id)
          t.expect(
            'idempotency.replay-does-not-execute',
            isReplayed(repeated),
            { expected: `a replay, since the token is still ${token.id}`, got: describeResponse(repeated) },
            repeated,
          );
        const { headers: _, ...fresh } = { ...written, body: t.sample('setSecret'), token: secret ?? '' };
        t.expectSuccess('tokens.rotated-secret-works', await t.send(fresh));
      }
      t.expectStatus(
        'tokens.scopes-do-not-change',
        await t.send({ operation: 'getCurrentWorkspace', token: secret ?? '' }),
        403,
      );
      t.expect('tokens.rotate-keeps-id', id === old.id, { expected: old.id, got: String(id) });
      const inspected = await t.prepare({ operation: 'getToken', path: { id: id ?? old.id } });
      const isShown = [secret ?? old.token, old.token].some((key) => showsKey(inspected.text, key));
      t.expect('tokens.inspect-hides-secret', !isShown, {
        expected: 'no secret',
        got: 'the new or the old secret',
      });
    });

    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const token = await t.once('a secret that was rotated', async () => {
          const old = await usedKey(t);
          await t.prepare({ operation: 'rotateToken', path: { id: old.id } });
          return old.token;
        });
        const request = await t.request(operation, { placeholder: true });
        await inEveryEncoding(t, operation, { ...request, token }, (refusal) =>
          t.expectStatus('tokens.rotate-kills-old-secret', refusal, 401),
        );
      },
    );

    await gate.case('a key that is rotated twice', async (t) => {
      const first = await t.subjects.freshToken([operations.getMe.scope]);
      const rotated = async (id: string) =>
        parseCreatedKey(await t.prepare({ operation: 'rotateToken', path: { id } }));
      const second = await rotated(first.id);
      const third = await rotated(second.id ?? first.id);
      for (const token of [first.token, second.secret ?? ''])
        t.expectStatus('tokens.rotate-kills-old-secret', await t.send({ operation: 'getMe', token }), 401);
      t.expectSuccess(
        'tokens.rotated-secret-works',
        await t.send({ operation: 'getMe', token: third.secret ?? '' }),
      );
    });
  },
);
