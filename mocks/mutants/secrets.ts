import { randomUUID } from 'node:crypto';
import { errors, examples, operations } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { alsoWrites, cache, knowing, meanwhile, pause, simultaneous } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { isError, on, onRecords, onRequests, refuseWith, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** The region of a secret without a residency, as the contract's example shows it. */
const homeRegion = examples['set-secret-request'].residency;

/** Treats the requests that set a secret in another way if its name was set before, or if it wasn't. */
const ifKnown = (isKnown: boolean, change: (sets: Selection) => Wrap) =>
  knowing(
    on('setSecret'),
    (names) => change(on('setSecret').when(({ body }) => names.has(body.name) === isKnown)),
    { getKey: ({ body }) => body.name },
  );

const listedTwice = (isTwice: (name: unknown) => boolean) =>
  on('listSecrets').records((secrets) =>
    secrets.flatMap((secret) => (isTwice(secret.name) ? [secret, secret] : [secret])),
  );

const listedTwiceAfter = (count: number) =>
  perServer(() => {
    const writes: unknown[] = [];
    return all(
      on('setSecret', 'rotateSecret').after(({ id, body }) => writes.push(id || body.name)),
      listedTwice((name) => writes.filter((write) => write === name).length >= count),
    );
  });

/** A provider's demand for a rotation. */
const demand = onRecords('updateRecord', 'secrets').when(({ body }) => Boolean(body.rotation_required_by));

/** Changes what the control plane shows of the storage of a secret. */
const stored = (change: (storage: Json, id: string) => Json): Wrap =>
  onRecords('getRecord', 'secrets').member('stored', (storage: Json, _, { id }) => change(storage, id));

/** Knows the secrets that their providers require to be rotated. */
const whilePending = (change: (names: ReadonlyMap<unknown, unknown>) => Wrap) =>
  knowing(demand, change, { removes: on('rotateSecret') });

/** Sets a new value in place of a rotation, which ends the overlap of the old one. */
const replaceValue = async ({ send, call, id }: Incoming): Promise<Response> => {
  const response = await send();
  return response.ok ? call('setSecret', { body: { name: id, value: randomUUID() } }) : response;
};

/** Keeps accepting the earlier values of a secret. */
const acceptsEarlier = (isKept: (wasDeleted: boolean) => boolean) =>
  knowing(on('deleteSecret'), (deleted) => {
    const values = new Map<string, Json[]>();
    return on('resolveSecret').member('accepted', (current: Json[], _, { id }) => {
      const isCurrent = ({ fingerprint }: Json) => current.some((one) => one.fingerprint === fingerprint);
      const accepted = [...current, ...(values.get(id) ?? []).filter((one) => !isCurrent(one))];
      values.set(id, accepted);
      return isKept(deleted.has(id)) ? accepted : current;
    });
  });

/** Responds to a use of a proxy URL as to its first use, if that hides what it responds now. */
const asAtFirst = (hides: (status: number) => boolean) =>
  perServer(() => {
    const first = new Map<string, Response>();
    return onRequests(({ url }) => new URL(url).pathname.startsWith('/proxy/')).response((now, { path }) => {
      const before = first.get(path);
      if (!before && now.ok) first.set(path, now.clone());
      return before && hides(now.status) ? before.clone() : now;
    });
  });

const keyUses = (change: (uses: Json[]) => Json[]) =>
  onRecords('listRecords', 'key_uses').member('data', change);

export const secrets: MutantTable = {
  'secrets.value-never-returned': {
    'secret-value-in-list': [
      'The list of secrets contains their values.',
      on('setSecret').shownBy('listSecrets', (_, sets) => ({ preview: sets.at(-1)?.body.value })),
    ],
    'secret-value-in-refusal-of-malformed-json': [
      'When a body is not JSON, the error quotes it with the current value of the secret.',
      on('setSecret').error('malformed-json', (_, { body, rawBody }) =>
        Object.keys(body).length === 0 ? { message: `Not JSON: ${rawBody}` } : undefined,
      ),
    ],
    'rotation-refusal-quotes-the-value': [
      'The error for a rotation to the current value contains this value.',
      on('rotateSecret').errors((_, { body: { value } }) =>
        value === undefined ? undefined : { message: `The secret already has the value ${value}.` },
      ),
    ],
  },
  'secrets.purpose-visible': {
    'rotation-clears-purpose': [
      'A rotation removes the purpose of a secret.',
      on('rotateSecret').shownBy('listSecrets', () => ({ purpose: '' })),
    ],
    'purpose-in-lower-case': [
      'Purposes are stored in lowercase.',
      on('setSecret').input('purpose', (purpose) => purpose.toLowerCase()),
    ],
    'purposes-shortened': [
      'The purpose of a secret is shortened to 100 characters.',
      on('setSecret').input('purpose', (purpose) => purpose.slice(0, 100)),
    ],
    'overwrite-keeps-purpose': [
      'Overwriting a secret does not change its purpose.',
      ifKnown(true, (sets) => sets.body((body) => ({ ...body, purpose: undefined }))),
    ],
    'purpose-with-entities': [
      'The purpose of a secret is escaped as HTML.',
      on('listSecrets').member('purpose', (purpose) =>
        typeof purpose === 'string'
          ? purpose.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
          : purpose,
      ),
    ],
  },
  'secrets.set-creates': {
    'pending-rotation-not-listed': [
      'The list of secrets omits a secret whose provider requires a rotation.',
      whilePending((names) =>
        on('listSecrets').records((secrets) => secrets.filter(({ name }) => !names.has(name))),
      ),
    ],
    'new-secret-not-stored': [
      'Setting a new secret succeeds but does not store it.',
      ifKnown(false, (sets) => sets.ignored()),
    ],
    'secret-names-in-lower-case': [
      'The name of a secret is stored in lower case.',
      on('setSecret').input('name', (name) => name.toLowerCase()),
    ],
    'secret-deletion-by-prefix': [
      'Deleting a secret also deletes secrets whose names start with its name.',
      alsoWrites(
        'deleteSecret',
        'listSecrets',
        (other, own) => other.slug === own.slug && other.mode === own.mode && other.id.startsWith(own.id),
        'name',
      ),
    ],
    'secret-names-cut-at-50': [
      'The name of a secret is shortened to 50 characters.',
      on('setSecret').input('name', (name) => name.slice(0, 50)),
    ],
  },
  'secrets.set-overwrites': {
    'overwrite-ignored': [
      'Setting an existing secret succeeds but changes nothing.',
      ifKnown(true, (sets) => sets.ignored()),
    ],
    'overwrite-listed-twice': ['The list contains an overwritten secret twice.', listedTwiceAfter(2)],
    'secret-overwritten-in-two-steps': [
      'A PUT deletes the secret before adding it again, so it is missing for a moment.',
      perServer(() => {
        const missing = new Set<unknown>();
        return all(
          on('listSecrets').records((secrets) => secrets.filter(({ name }) => !missing.has(name))),
          ifKnown(true, (sets) =>
            sets.respond(async ({ body, send }) => {
              missing.add(body.name);
              await pause();
              const response = await send();
              missing.delete(body.name);
              return response;
            }),
          ),
        );
      }),
    ],
    'simultaneous-puts-add-two-secrets': [
      'Simultaneous PUTs with the same name add two secrets.',
      perServer(() => {
        const names = new Set<unknown>();
        return all(
          listedTwice((name) => names.has(name)),
          meanwhile(
            on('setSecret'),
            ({ body, send }, { ok }) => {
              if (ok) names.add(body.name);
              return send();
            },
            ({ path, body }) => `${path} ${body.name}`,
          ),
        );
      }),
    ],
  },
  'secrets.name-is-identifier': {
    'rotated-secret-listed-twice': [
      'The list contains a secret twice after it was set or rotated three times.',
      listedTwiceAfter(3),
    ],
  },
  'secrets.residency-defaults-to-home': {
    'residency-of-last-secret': [
      'A secret without a residency gets the residency of the previously set secret.',
      perServer(() => {
        let last: unknown;
        return all(
          on('setSecret').after(({ body }) => {
            last = body.residency ?? last;
          }),
          on('setSecret')
            .when(({ body }) => typeof body.name === 'string')
            .body((body) => ({ ...body, residency: body.residency ?? last })),
        );
      }),
    ],
  },
  'secrets.delete-is-permanent': {
    'deleted-purpose-restored': [
      'A secret set without a purpose gets the purpose of a deleted secret with the same name.',
      on('setSecret', 'deleteSecret').shownBy('listSecrets', (secret, writes) => {
        const deletion = writes.findLastIndex(({ operation }) => operation === operations.deleteSecret.id);
        return { purpose: secret.purpose ?? writes[deletion - 1]?.body.purpose ?? null };
      }),
    ],
    'secret-deletion-without-effect': [
      'Deleting a secret succeeds but deletes nothing.',
      on('deleteSecret').ignored(),
    ],
    'deleted-secret-rotated': [
      'Rotating a missing secret succeeds.',
      on('rotateSecret').accepted('not-found'),
    ],
    'simultaneous-deletions-all-refused': [
      'Simultaneous deletions delete a secret, but all return 404.',
      simultaneous(
        on('deleteSecret'),
        (own, other) => own.path === other.path,
        (response) => refuseWith('not-found', {}, response),
      ),
    ],
    'deleted-secrets-return-after-a-rotation': [
      'Rotating a secret restores the secrets that were deleted before.',
      perServer(() => {
        const views = new Map<unknown, Json>();
        const deleted: Json[] = [];
        let restored: Json[] = [];
        return all(
          on('listSecrets').pages(({ records, cursor }) => {
            for (const secret of records as Json[]) views.set(secret.name, secret);
            return { records: cursor === null ? [...records, ...restored] : records, cursor };
          }),
          on('deleteSecret').after(({ id }) => deleted.push(views.get(id) ?? { name: id })),
          on('rotateSecret').after(() => {
            restored = [...deleted];
          }),
        );
      }),
    ],
  },
  'secrets.rotate-makes-new-value': {
    'rotation-without-effect': ['A rotation succeeds but changes nothing.', on('rotateSecret').ignored()],
    'second-rotation-without-effect': [
      'A rotation during the overlap of an earlier rotation succeeds but changes nothing.',
      knowing(on('rotateSecret'), (rotated) => on('rotateSecret').ignored(({ id }) => rotated.has(id))),
    ],
  },
  'secrets.rotate-overlap': {
    'rotation-without-overlap': [
      'A rotation replaces the value immediately.',
      on('rotateSecret').respond(replaceValue),
    ],
    'secret-missing-during-rotation': [
      'A secret is not found while it is being rotated.',
      perServer(() => {
        const missing = new Set<unknown>();
        return all(
          on('createProxyUrl').refuses('not-found', ({ body }) => missing.has(body.name)),
          on('rotateSecret').respond(async ({ id, send }) => {
            missing.add(id);
            await pause();
            return send().finally(() => missing.delete(id));
          }),
        );
      }),
    ],
    'demanded-rotation-without-overlap': [
      'A rotation required by a provider replaces the value immediately.',
      whilePending((names) =>
        on('rotateSecret')
          .when(({ id }) => names.has(id))
          .respond(replaceValue),
      ),
    ],
  },
  'secrets.rotate-overlap-ends': {
    'overlap-without-end': ['A replaced value is accepted forever.', acceptsEarlier(() => true)],
  },
  'secrets.delete-has-no-overlap': {
    'deleted-values-accepted': [
      'The values of a deleted secret are accepted again when the secret is set again.',
      acceptsEarlier((wasDeleted) => wasDeleted),
    ],
  },
  'secrets.pending-rotation-fails': {
    'demand-not-known': ['A secret stays usable when its provider requires a rotation.', demand.ignored()],
    'demand-fails-every-secret': [
      'While a provider requires the rotation of one secret, no proxy URL can be created.',
      whilePending((names) =>
        on('createProxyUrl').response((response) =>
          response.ok && names.size > 0
            ? refuseWith('rotate-secret', { details: errors['rotate-secret'].details }, response)
            : response,
        ),
      ),
    ],
    'demand-without-hint': [
      'The error for a secret whose rotation is required has no hint.',
      on('createProxyUrl', 'resolveSecret').details('rotate-secret', { hint: undefined }),
    ],
  },
  'secrets.rotation-restores': {
    'demanded-rotation-without-effect': [
      'A rotation required by a provider succeeds, but the secret stays unusable.',
      whilePending((names) => on('rotateSecret').ignored(({ id }) => names.has(id))),
    ],
  },
  'secrets.proxy-url-host': {
    'proxy-url-relative': [
      'A proxy URL is a path without a host.',
      on('createProxyUrl').member('url', (url) => new URL(String(url)).pathname),
    ],
  },
  'secrets.proxy-url-on-proxy-host': {
    'proxy-url-on-the-api': [
      'A proxy URL has the host of the API.',
      on('createProxyUrl').member(
        'url',
        (url, _, { request }) => new URL(new URL(String(url)).pathname, request.url).href,
      ),
    ],
  },
  'secrets.proxy-url-resolved-late': {
    'proxy-url-resolved-when-created': [
      'A proxy URL keeps the value that its secret had on first use.',
      asAtFirst(() => true),
    ],
    'proxy-url-outlives-deletion': [
      'A proxy URL still resolves after its secret is deleted.',
      asAtFirst((status) => status === errors['not-found'].status),
    ],
    'proxy-url-of-another-secret': [
      "Creating a proxy URL returns the workspace's previous proxy URL.",
      cache(({ operation, path }) => (operation === operations.createProxyUrl.id ? path : undefined)),
    ],
  },
  'secrets.proxy-url-expires': {
    'proxy-url-never-expires': [
      'A proxy URL that was used once still resolves after its expiry.',
      asAtFirst((status) => status === 410),
    ],
  },
  'secrets.proxy-url-needs-only-read': {
    'proxy-url-needs-write': [
      'Creating a proxy URL requires the scope for a rotation.',
      on('createProxyUrl').respond(async ({ call, send }) => {
        const rotation = await call('rotateSecret', { id: 'no-such-secret' });
        return (await isError(rotation, 'insufficient-scope')) ? rotation : send();
      }),
    ],
  },
  'secrets.encrypted-at-rest': {
    'secret-stored-as-base64': [
      'Secret values are stored in Base64 without encryption.',
      knowing(
        on('setSecret'),
        (values) =>
          stored((storage, id) => {
            const [newest, ...older] = storage.values as Json[];
            const sealed = Buffer.from(`v1:${values.get(id)}`).toString('base64');
            return { ...storage, values: [{ ...newest, sealed }, ...older] };
          }),
        { getKey: ({ body }) => body.name, getValue: ({ body }) => body.value },
      ),
    ],
  },
  'secrets.key-per-workspace': {
    'one-key-for-all-workspaces': [
      'All workspaces share one encryption key for secrets.',
      perServer(() => {
        let key: unknown;
        return stored((storage) => {
          key ??= storage.key_id;
          return { ...storage, key_id: key };
        });
      }),
    ],
  },
  'secrets.key-use-is-logged': {
    'key-log-without-principal': [
      'The key log attributes every use of a data key to the service.',
      keyUses((uses) => uses.map((use) => ({ ...use, principal: 'service' }))),
    ],
    'key-log-without-rotations': [
      'The key log omits uses of a data key by rotations.',
      keyUses((uses) => uses.filter(({ purpose }) => purpose !== operations.rotateSecret.id)),
    ],
  },
  'secrets.zdr-leaves-no-trace': {
    'zdr-value-logged': [
      'The value of a zdr secret is written to a log when it is set.',
      on('setSecret')
        .when(({ body }) => body.zdr === true)
        .after(({ call, body }) => call('searchLogs', { query: { q: String(body.value) } })),
    ],
  },
  'secrets.purpose-decides-resolver': {
    'purpose-ignored': [
      'A capability resolves a secret with any purpose.',
      on('resolveSecret').body((body) => ({ ...body, purpose: undefined })),
    ],
  },
  'secrets.residency-lock-kept': {
    'residency-lock-ignored-for-new-secrets': [
      'A new secret can be stored outside the region to which secrets are restricted.',
      perServer(() => {
        let lock: Incoming | undefined;
        return all(
          on('updateWorkspace').after((incoming) => {
            if (incoming.body.secrets_region) lock = incoming;
          }),
          on('setSecret').respond(async ({ send }) => {
            const response = await send();
            if (response.ok || !lock) return response;
            await lock.send({ body: JSON.stringify({ secrets_region: null }) });
            const stored = await send();
            await lock.send();
            return stored;
          }),
        );
      }),
    ],
    'residency-lock-not-the-default': [
      'A secret without a residency is stored in the home region, also while secrets are restricted to another region.',
      on('setSecret')
        .when(({ body }) => body.residency === undefined)
        .shownBy('listSecrets', () => ({ residency: homeRegion })),
    ],
  },
  'secrets.residency-violation': {
    'residency-fallback': [
      "A runtime outside a secret's region is served as one inside it.",
      perServer(() => {
        let region: unknown;
        return all(
          on('updateWorkspace').after(({ body }) => {
            region = body.secrets_region ?? region;
          }),
          on('createProxyUrl', 'resolveSecret').body((body) => ({ ...body, region: region ?? body.region })),
        );
      }),
    ],
  },
};
