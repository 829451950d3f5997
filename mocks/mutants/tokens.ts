import {
  scopes as catalogue,
  errors,
  headerNames,
  type OperationId,
  operations,
  withoutPrefix,
} from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import {
  during,
  firstUseRefused,
  inCurrentWorkspace,
  knowing,
  meanwhile,
  sharesMember,
} from '../wrappers/flawed.ts';
import { readJson } from '../wrappers/json.ts';
import { on, onApi, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const issues = () => on('mintToken', 'rotateToken');

/** Lets secrets that the server refuses work for some requests. Each acts for another token. */
const revived = (requests: Selection, note: (revive: (secret: unknown, token: string) => void) => Wrap) =>
  perServer<string>((tokens) => [
    requests.instead(errors.unauthorized.status, (response, { token, send }) => {
      const other = tokens.get(token);
      return other ? send({ headers: { Authorization: other } }) : response;
    }),
    note((secret, token) => tokens.set(`Bearer ${secret}`, token)),
  ]);

/**
 * Lets the dead secrets of keys work for some requests, as their successors, or as the tokens that revoked them.
 *
 * @param returnsBy the operation on another key that must succeed first
 */
const stillWorks = (diesBy: OperationId, requests: Selection, returnsBy?: OperationId) =>
  revived(requests, (revive) => {
    const secrets = new Map<unknown, unknown>();
    const dead: { readonly id: string; readonly token: string; readonly secret: unknown }[] = [];
    return all(
      issues().after((_, { id, secret }) => secrets.set(id, secret)),
      on(diesBy).after(({ id, token }, { secret: successor }) => {
        const death = { id, secret: secrets.get(id), token: successor ? `Bearer ${successor}` : token };
        if (returnsBy) dead.push(death);
        else revive(death.secret, death.token);
      }),
      on(...(returnsBy ? [returnsBy] : [])).after((other) => {
        for (const { id, token, secret } of dead) if (id !== other.id) revive(secret, token);
      }),
    );
  });

/** Lets the secrets of rotations work that happen at the same time as another rotation or revocation of the key. */
const revivedByRotation = (rival: 'rotateToken' | 'revokeToken'): Wrap =>
  revived(onApi(), (revive) =>
    meanwhile(
      on('rotateToken', rival),
      async ({ token, send }, first) => {
        const second = await send();
        for (const response of [first, second]) {
          const secret = response.ok && (await readJson(response))?.secret;
          if (secret) revive(secret, token);
        }
        return second;
      },
      (second, first) =>
        second.id === first.id && [second, first].some(({ operation }) => operation === rival),
    ),
  );

/** Creates keys with other scopes than the response shows. */
const mints = (change: (scopes: readonly string[]) => readonly string[]) =>
  all(
    on('mintToken').json((key, { body }) => ({ ...key, scopes: body.scopes })),
    on('mintToken')
      .when(({ body: { scopes } }) => Array.isArray(scopes) && scopes.every((one) => isScope(one)))
      .body((body) => ({ ...body, scopes: [...new Set(change(body.scopes as string[]))] })),
  );

const isScope = (name: string): boolean => (catalogue as readonly string[]).includes(name);

const more: string = operations.listPages.scope;

export const tokens: MutantTable = {
  'tokens.mint-returns-secret/created-secret-withheld: Creating a key does not return its secret.': on(
    'mintToken',
  ).member('secret', undefined),
  'tokens.secret-prefix/rotated-secret-without-prefix: Rotating a key returns its secret without the prefix.':
    on('rotateToken').member('secret', withoutPrefix),
  'tokens.minted-key-works/created-key-works-later: A new key is rejected on its first use.': firstUseRefused(
    'mintToken',
    'secret',
  ),
  'tokens.rotated-secret-works/rotated-key-works-later: The secret of a rotated key is rejected on its first use.':
    firstUseRefused('rotateToken', 'secret'),
  'tokens.minted-key-bound-to-workspace/created-key-in-another-workspace: The current workspace of a new key differs from the workspace of its principal.':
    knowing(
      on('mintToken'),
      (created) =>
        on('getCurrentWorkspace')
          .of(created, ({ token }) => token)
          .member('slug', (slug) => `${slug}-2`),
      (_, { secret }) => `Bearer ${secret}`,
    ),
  'tokens.minted-key-bound-to-workspace/session-mints-in-its-current-workspace: A key that a session creates belongs to its current workspace, not to the one in the path.':
    inCurrentWorkspace(on('mintToken')),
  'tokens.rotate-gives-new-secret/rotation-shows-the-old-secret: Rotating a key returns the old secret.': on(
    'mintToken',
  ).shownBy('rotateToken', (_, [creation]) => ({ secret: creation?.result.secret })),
  'tokens.minted-key-has-its-scopes/mint-adds-a-scope: A new key can also list workspaces.': mints(
    (scopes) => [...scopes, operations.listWorkspaces.scope],
  ),
  'tokens.minted-key-has-its-scopes/mint-keeps-the-first-scope: A new key gets only the first two requested scopes.':
    mints((scopes) => scopes.slice(0, 2)),
  'tokens.minted-key-has-its-scopes/simultaneous-keys-with-the-same-scopes: Keys that are created at the same time all get the scopes of the first one.':
    sharesMember('mintToken', 'scopes'),
  'tokens.minted-key-has-its-scopes/mint-raises-the-level: A new key gets the write scope for each requested read scope.':
    mints((scopes) =>
      scopes.map((scope) => {
        const write = scope.replace(':read', ':write');
        return isScope(write) ? write : scope;
      }),
    ),
  'tokens.scopes-do-not-change/rotation-adds-a-scope: A rotated key gets an additional scope.': on(
    'rotateToken',
  ).json(async (key, { read }) => {
    const scopes = [...(key.scopes as string[]), more];
    return { ...key, secret: (await read('mintToken', { body: { scopes } })).secret ?? key.secret };
  }),
  'tokens.inspect-shows-scopes/inspect-shows-other-scopes: Inspecting a key returns a scope that the key does not have.':
    on('getToken').member('scopes', (scopes: string[]) => [...scopes, more]),
  'tokens.inspect-shows-scopes/inspect-shows-resources-only: Inspecting a key returns the resources of its scopes without their levels.':
    on('getToken').member('scopes', (scopes: string[]) => scopes.map((scope) => scope.split(':')[0])),
  'tokens.inspect-shows-last-use/last-use-withheld: Inspecting a key does not return when it was last used.':
    on('getToken').member('last_used_at', undefined),
  'tokens.inspect-shows-creator/creator-withheld: Inspecting a key does not return who created it.': on(
    'getToken',
  ).member('created_by', undefined),
  'tokens.inspect-hides-secret/secret-shown-on-inspect: Inspecting a key returns its secret again.':
    issues().shownBy('getToken', (_, issued) => ({ secret: issued.at(-1)?.result.secret })),
  'tokens.secret-shown-once/secret-shown-in-base64: Inspecting a key returns its secret in Base64.':
    issues().shownBy('getToken', (_, issued) => ({ checksum: btoa(String(issued.at(-1)?.result.secret)) })),
  'tokens.secret-shown-once/secret-in-a-refusal: The error for a revoked key contains the key.':
    onApi().error('token-revoked', ({ message }, { token }) => ({ message: `${message} (${token})` })),
  'tokens.rotate-kills-old-secret/rotated-secret-still-works: The old secret of a rotated key keeps working.':
    stillWorks('rotateToken', onApi()),
  'tokens.rotate-kills-old-secret/rotated-secret-reads-theme: The old secret of a rotated key can still read the theme.':
    stillWorks('rotateToken', on('getTheme')),
  'tokens.rotate-kills-old-secret/rotated-secret-returns-after-a-revocation: The old secret of a rotated key works again after another key is revoked.':
    stillWorks('rotateToken', onApi(), 'revokeToken'),
  'tokens.rotate-kills-old-secret/two-rotations-two-secrets: Simultaneous rotations of one key each return a valid secret.':
    revivedByRotation('rotateToken'),
  'tokens.revoke-is-immediate/revoked-key-cached-in-use: A key that is used during its revocation stays in the cache of valid keys.':
    during(on('revokeToken'), (isRevoking) => {
      const valid = new Map<string, Response>();
      return on('getMe').respond(async ({ token, send }) => {
        const isCached = isRevoking();
        const response = await send();
        if (!response.ok) return valid.get(token)?.clone() ?? response;
        if (isCached) valid.set(token, response.clone());
        return response;
      });
    }),
  'tokens.revoke-is-immediate/keys-of-a-revoked-key-end: Revoking a key also revokes every other new key of the workspace.':
    knowing(
      on('mintToken'),
      (created) =>
        on('revokeToken').after(async ({ slug, call }) => {
          for (const [id, place] of created)
            if (place === slug) await call('revokeToken', { id: String(id) });
        }),
      undefined,
      ({ slug }) => slug,
    ),
  'tokens.revoke-is-immediate/revocation-without-effect: A revoked key keeps working, as if it were cached.':
    all(
      on('revokeToken').status(204),
      on('revokeToken').request(() => ({ method: 'GET' })),
    ),
  'tokens.revoke-is-immediate/revoked-key-tails-logs: A revoked key can still follow the log, but nothing else.':
    stillWorks('revokeToken', on('tailLogs')),
  'tokens.revoke-is-immediate/revoked-key-exports-invoices: A revoked key can still export with listInvoices as tson.':
    stillWorks('revokeToken', on('listInvoices').in('tson')),
  'tokens.revoke-is-immediate/revoked-key-replays: A revoked key can repeat a write with its idempotency key.':
    stillWorks(
      'revokeToken',
      onApi().when(({ request }) => request.headers.has(headerNames.idempotencyKey)),
    ),
  'tokens.revoke-is-permanent/revoked-key-comes-back: The rotation of a revoked key is refused, but its secret works again.':
    knowing(
      issues(),
      (secrets) =>
        revived(onApi(), (revive) =>
          on('rotateToken').errors((_, { id, token }) => {
            revive(secrets.get(id), token);
            return undefined;
          }),
        ),
      (_, { id }) => id,
      (_, { secret }) => secret,
    ),
  'tokens.revoke-is-permanent/revoked-key-returns-after-a-rotation: A revoked key works again after another key is rotated.':
    stillWorks('revokeToken', onApi(), 'rotateToken'),
  'tokens.revoke-is-permanent/rotation-revives-revoked-key: A rotation during the revocation of a key returns a valid secret.':
    revivedByRotation('revokeToken'),
};
