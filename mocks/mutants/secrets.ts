import { examples, operations } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { alsoWrites, cutAt, during, knowing, lower, meanwhile } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { on, type Selection } from '../wrappers/on.ts';
import { secretValues, whilePending } from './secret-values.ts';
import type { MutantTable } from './table.ts';

/** The region of a secret without a residency, as the contract's example shows it. */
const homeRegion = examples['set-secret-request'].residency;

/** Treats the requests that set a secret in another way if its name was set before, or if it wasn't. */
const ifKnown = (isKnown: boolean, change: (sets: Selection) => Wrap): Wrap =>
  knowing(
    on('setSecret'),
    (names) => change(on('setSecret').when(({ body }) => names.has(body.name) === isKnown)),
    ({ body }) => body.name,
  );

const listedTwice = (isTwice: (name: unknown) => boolean) =>
  on('listSecrets').records((secrets) =>
    secrets.flatMap((secret) => (isTwice(secret.name) ? [secret, secret] : [secret])),
  );

const listedTwiceAfter = (count: number) =>
  perServer<number>((writes) => [
    on('setSecret', 'rotateSecret').after(({ id, body }) => {
      const name = id || body.name;
      writes.set(name, (writes.get(name) ?? 0) + 1);
    }),
    listedTwice((name) => (writes.get(name) ?? 0) >= count),
  ]);

export const secrets: MutantTable = {
  ...secretValues,
  'secrets.value-never-returned/secret-value-in-list: The list of secrets contains their values.': on(
    'setSecret',
  ).shownBy('listSecrets', (_, sets) => ({ preview: sets.at(-1)?.body.value })),
  'secrets.value-never-returned/secret-value-in-refusal-of-malformed-json: When a body is not JSON, the error quotes it with the current value of the secret.':
    on('setSecret').error('malformed-json', (_, { body, rawBody }) =>
      Object.keys(body).length === 0 ? { message: `Not JSON: ${rawBody}` } : undefined,
    ),
  'secrets.value-never-returned/rotation-refusal-quotes-the-value: The error for a rotation to the current value contains this value.':
    on('rotateSecret').errors((_, { body: { value } }) =>
      value === undefined ? undefined : { message: `The secret already has the value ${value}.` },
    ),
  'secrets.purpose-visible/rotation-clears-purpose: A rotation removes the purpose of a secret.': on(
    'rotateSecret',
  ).shownBy('listSecrets', () => ({ purpose: '' })),
  'secrets.purpose-visible/purposes-shortened: The purpose of a secret is shortened to 100 characters.': on(
    'setSecret',
  ).input('purpose', cutAt(100)),
  'secrets.purpose-visible/overwrite-keeps-purpose: Overwriting a secret does not change its purpose.':
    ifKnown(true, (sets) => sets.sets({ purpose: undefined })),
  'secrets.set-creates/pending-rotation-not-listed: The list of secrets omits a secret whose provider requires a rotation.':
    whilePending((names) => on('listSecrets').keeps(({ name }) => !names.has(name))),
  'secrets.set-creates/new-secret-not-stored: Setting a new secret succeeds but does not store it.': ifKnown(
    false,
    (sets) => sets.ignored(),
  ),
  'secrets.set-creates/secret-names-in-lower-case: The name of a secret is stored in lower case.': on(
    'setSecret',
  ).input('name', lower),
  'secrets.set-creates/secret-deletion-by-prefix: Deleting a secret also deletes secrets whose names start with its name.':
    alsoWrites(
      'deleteSecret',
      'listSecrets',
      (other, own) => other.slug === own.slug && other.mode === own.mode && other.id.startsWith(own.id),
      'name',
    ),
  'secrets.set-creates/secret-names-cut-at-50: The name of a secret is shortened to 50 characters.': on(
    'setSecret',
  ).input('name', cutAt(50)),
  'secrets.set-overwrites/secret-overwritten-in-two-steps: While a secret is overwritten, no secret is listed.':
    ifKnown(true, (sets) =>
      during(sets, (isOpen) => on('listSecrets').records((secrets) => (isOpen() ? [] : secrets))),
    ),
  'secrets.set-overwrites/overwrite-ignored: Setting an existing secret succeeds but changes nothing.':
    ifKnown(true, (sets) => sets.ignored()),
  'secrets.set-overwrites/overwrite-listed-twice: The list contains an overwritten secret twice.':
    listedTwiceAfter(2),
  'secrets.set-overwrites/simultaneous-puts-add-two-secrets: Simultaneous PUTs with the same name add two secrets.':
    perServer((names) => [
      listedTwice((name) => names.has(name)),
      meanwhile(
        on('setSecret'),
        ({ body, send }) => {
          names.set(body.name, true);
          return send();
        },
        (second, first) => second.path === first.path && second.body.name === first.body.name,
      ),
    ]),
  'secrets.name-is-identifier/rotated-secret-listed-twice: The list contains a secret twice after it was set or rotated three times.':
    listedTwiceAfter(3),
  'secrets.residency-defaults-to-home/residency-of-last-secret: A secret without a residency gets the residency of the previously set secret.':
    perServer((last) => [
      on('setSecret')
        .when(({ body }) => Boolean(body.residency))
        .after(({ body }) => last.set('residency', body.residency)),
      on('setSecret')
        .when(({ body }) => typeof body.name === 'string')
        .body((body) => ({ ...body, residency: body.residency ?? last.get('residency') })),
    ]),
  'secrets.delete-is-permanent/secret-deleted-twice-at-once-returns: A secret that is deleted twice at the same time is set again.':
    meanwhile(on('deleteSecret'), async ({ id, call, send }) => {
      const response = await send();
      await call('setSecret', { body: { name: id, value: 'restored' } });
      return response;
    }),
  'secrets.delete-is-permanent/deleted-secrets-return-after-a-rotation: Rotating a secret restores the secrets that were deleted before.':
    knowing(on('deleteSecret'), (deleted) =>
      on('rotateSecret').after(async ({ call }) => {
        for (const name of deleted.keys()) await call('setSecret', { body: { name, value: 'restored' } });
      }),
    ),
  'secrets.delete-is-permanent/deleted-purpose-restored: A secret set without a purpose gets the purpose of a deleted secret with the same name.':
    on('setSecret', 'deleteSecret').shownBy('listSecrets', (secret, writes) => {
      const deletion = writes.findLastIndex(({ operation }) => operation === operations.deleteSecret.id);
      return { purpose: secret.purpose ?? writes[deletion - 1]?.body.purpose ?? null };
    }),
  'secrets.delete-is-permanent/secret-deletion-without-effect: Deleting a secret succeeds but deletes nothing.':
    on('deleteSecret').ignored(),
  'secrets.delete-is-permanent/deleted-secret-rotated: Rotating a missing secret succeeds.':
    on('rotateSecret').accepted('not-found'),
  'secrets.zdr-leaves-no-trace/zdr-value-logged: The value of a zdr secret is written to a log when it is set.':
    on('setSecret')
      .when(({ body }) => body.zdr === true)
      .after(({ call, body }) => call('searchLogs', { query: { q: String(body.value) } })),
  'secrets.residency-lock-kept/residency-lock-ignored-for-new-secrets: A new secret can be stored outside the region to which secrets are restricted.':
    perServer<Incoming>((locks) => [
      on('updateWorkspace')
        .when(({ body }) => Boolean(body.secrets_region))
        .after((incoming) => locks.set('lock', incoming)),
      on('setSecret').response(async (response, { send }) => {
        const lock = locks.get('lock');
        if (response.ok || !lock) return response;
        await lock.send({ body: JSON.stringify({ secrets_region: null }) });
        const stored = await send();
        await lock.send();
        return stored;
      }),
    ]),
  'secrets.residency-lock-kept/residency-lock-not-the-default: A secret without a residency is stored in the home region, also while secrets are restricted to another region.':
    on('setSecret')
      .when(({ body }) => body.residency === undefined)
      .shownBy('listSecrets', () => ({ residency: homeRegion })),
};
