import { errors, operations } from '@workspace-api/contract';
import { first, type Memory, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cache, knowing, pause } from '../wrappers/flawed.ts';
import type { Json } from '../wrappers/json.ts';
import { isError, on, onRecords, onRequests, refuseWith, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** A provider's demand for a rotation. */
const demand = onRecords('updateRecord', 'secrets').when(({ body }) => Boolean(body.rotation_required_by));

/** Changes what the control plane shows of the storage of a secret. */
const stored = (change: (storage: Json, id: string) => Json): Wrap =>
  onRecords('getRecord', 'secrets').member('stored', (storage: Json, _, { id }) => change(storage, id));

/** Knows the secrets that their providers require to be rotated. */
export const whilePending = (change: (names: Memory) => Wrap) =>
  perServer((names) => [demand.notes(names), on('rotateSecret').forgets(names), change(names)]);

/** Sets a new value after a rotation, which ends the overlap of the old one. */
const replaced = (rotations: Selection): Wrap =>
  rotations.after(({ call, id }) => call('setSecret', { body: { name: id, value: crypto.randomUUID() } }));

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
  perServer<Response>((firsts) =>
    onRequests(({ url }) => new URL(url).pathname.startsWith('/proxy/')).response((now, { path }) => {
      const before = firsts.get(path);
      if (!before && now.ok) firsts.set(path, now.clone());
      return before && hides(now.status) ? before.clone() : now;
    }),
  );

const keyUses = (change: (uses: Json[]) => Json[]) =>
  onRecords('listRecords', 'key_uses').member('data', change);

/** The values of secrets: rotated, stored, resolved and used through proxy URLs. */
export const secretValues: MutantTable = {
  'secrets.rotate-makes-new-value/rotation-without-effect: A rotation succeeds but changes nothing.':
    on('rotateSecret').ignored(),
  'secrets.rotate-makes-new-value/second-rotation-without-effect: A rotation during the overlap of an earlier rotation succeeds but changes nothing.':
    knowing(on('rotateSecret'), (rotated) => on('rotateSecret').ignored(({ id }) => rotated.has(id))),
  'secrets.rotate-overlap/demanded-rotation-without-overlap: A rotation required by a provider replaces the value immediately.':
    whilePending((names) => replaced(on('rotateSecret').of(names))),
  'secrets.rotate-overlap/rotation-without-overlap: A rotation replaces the value immediately.': replaced(
    on('rotateSecret'),
  ),
  'secrets.rotate-overlap/secret-missing-during-rotation: A secret is not found while it is being rotated.':
    perServer((missing) => [
      on('createProxyUrl').refuses('not-found', ({ body }) => missing.has(body.name)),
      on('rotateSecret').respond(async ({ id, send }) => {
        missing.set(id, true);
        await pause();
        return send().finally(() => missing.delete(id));
      }),
    ]),
  'secrets.rotate-overlap-ends/overlap-without-end: A replaced value is accepted forever.': acceptsEarlier(
    () => true,
  ),
  'secrets.delete-has-no-overlap/deleted-values-accepted: The values of a deleted secret are accepted again when the secret is set again.':
    acceptsEarlier((wasDeleted) => wasDeleted),
  'secrets.pending-rotation-fails/demand-fails-every-secret: While a provider requires the rotation of one secret, no proxy URL can be created.':
    whilePending((names) =>
      on('createProxyUrl').success((response) =>
        names.size > 0
          ? refuseWith('rotate-secret', { details: errors['rotate-secret'].details }, response)
          : response,
      ),
    ),
  'secrets.pending-rotation-fails/demand-not-known: A secret stays usable when its provider requires a rotation.':
    demand.ignored(),
  'secrets.pending-rotation-fails/demand-without-hint: The error for a secret whose rotation is required has no hint.':
    on('createProxyUrl', 'resolveSecret').details('rotate-secret', { hint: undefined }),
  'secrets.rotation-restores/demanded-rotation-without-effect: A rotation required by a provider succeeds, but the secret stays unusable.':
    whilePending((names) => on('rotateSecret').ignored(({ id }) => names.has(id))),
  'secrets.proxy-url-host/proxy-url-relative: A proxy URL is a path without a host.': on(
    'createProxyUrl',
  ).member('url', (url) => new URL(String(url)).pathname),
  'secrets.proxy-url-on-proxy-host/proxy-url-on-the-api: A proxy URL has the host of the API.': on(
    'createProxyUrl',
  ).member('url', (url, _, { request }) => new URL(new URL(String(url)).pathname, request.url).href),
  'secrets.proxy-url-resolved-late/proxy-url-resolved-when-created: A proxy URL keeps the value that its secret had on first use.':
    asAtFirst(() => true),
  'secrets.proxy-url-resolved-late/proxy-url-outlives-deletion: A proxy URL still resolves after its secret is deleted.':
    asAtFirst((status) => status === errors['not-found'].status),
  "secrets.proxy-url-resolved-late/proxy-url-of-another-secret: Creating a proxy URL returns the workspace's previous proxy URL.":
    cache(on('createProxyUrl'), ({ path }) => path),
  'secrets.proxy-url-expires/proxy-url-never-expires: A proxy URL that was used once still resolves after its expiry.':
    asAtFirst((status) => status === 410),
  'secrets.proxy-url-needs-only-read/proxy-url-needs-write: Creating a proxy URL requires the scope for a rotation.':
    on('createProxyUrl').respond(async ({ call, send }) => {
      const rotation = await call('rotateSecret', { id: 'no-such-secret' });
      return (await isError(rotation, 'insufficient-scope')) ? rotation : send();
    }),
  'secrets.encrypted-at-rest/secret-stored-as-base64: Secret values are stored in Base64 without encryption.':
    knowing(
      on('setSecret'),
      (values) =>
        stored((storage, id) => {
          const [newest, ...older] = storage.values as Json[];
          const sealed = btoa(String.fromCharCode(...new TextEncoder().encode(`v1:${values.get(id)}`)));
          return { ...storage, values: [{ ...newest, sealed }, ...older] };
        }),
      ({ body }) => body.name,
      ({ body }) => body.value,
    ),
  'secrets.key-per-workspace/one-key-for-all-workspaces: All workspaces share one encryption key for secrets.':
    perServer((keys) => stored((storage) => ({ ...storage, key_id: first(keys, 'key', storage.key_id) }))),
  'secrets.key-use-is-logged/key-log-without-principal: The key log attributes every use of a data key to the service.':
    keyUses((uses) => uses.map((use) => ({ ...use, principal: 'service' }))),
  'secrets.key-use-is-logged/key-log-without-rotations: The key log omits uses of a data key by rotations.':
    keyUses((uses) => uses.filter(({ purpose }) => purpose !== operations.rotateSecret.id)),
  'secrets.purpose-decides-resolver/purpose-ignored: A capability resolves a secret with any purpose.': on(
    'resolveSecret',
  ).sets({ purpose: undefined }),
  "secrets.residency-violation/residency-fallback: A runtime outside a secret's region is served as one inside it.":
    perServer(() => {
      let region: unknown;
      return [
        on('updateWorkspace').after(({ body }) => {
          region = body.secrets_region ?? region;
        }),
        on('createProxyUrl', 'resolveSecret').body((body) => ({ ...body, region: region ?? body.region })),
      ];
    }),
};
