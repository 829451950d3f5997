import { errors, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { secretNameIn } from './secret-name.ts';

/** Changes the body of each request that sets a secret. `names` contains the names that were set before. */
const changeSetSecret = (change: (body: Json, names: ReadonlySet<string>, explicit: Json[]) => Json): Wrap =>
  onOperations(['setSecret'], () => {
    const names = new Set<string>();
    const earlier: Json[] = [];
    return async (request, next) => {
      const { rawBody, again } = await repeatable(request);
      const body = parseBody(rawBody);
      if (typeof body.name !== 'string') return next(again());
      const response = await next(again({ body: JSON.stringify(change(body, names, earlier)) }));
      if (response.ok) {
        names.add(String(body.name));
        earlier.push(body);
      }
      return response;
    };
  });

/** Returns a success without effect for requests that set a secret, depending on whether its name is known. */
const ignoreDeletion = (isIgnored: (isKnown: boolean) => boolean): Wrap =>
  onOperations(['setSecret'], () => {
    const names = new Set<string>();
    return async (request, next) => {
      const { rawBody, again } = await repeatable(request);
      const { name } = parseBody(rawBody);
      if (isIgnored(names.has(String(name)))) return new Response(null, { status: 204 });
      names.add(String(name));
      return next(again());
    };
  });

type Change = (records: Json[], deleted: ReadonlyMap<string, Json>, touched: readonly string[]) => Json[];

/** Changes the list of secrets, given those that were deleted, overwritten or rotated. */
const changeList =
  (change: Change): Wrap =>
  (next) => {
    const deleted = new Map<string, Json>();
    const touched: string[] = [];
    let last: Json[] = [];
    return all(
      onOperations(
        ['listSecrets'],
        () => async (request, server) =>
          alterJson(await server(request), (body) => {
            last = (body.data as Json[] | undefined) ?? [];
            return { ...body, data: change(last, deleted, touched) };
          }),
      ),
      onOperations(['deleteSecret', 'rotateSecret', 'setSecret'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        const response = await server(again());
        if (!response.ok) return response;
        const name = secretNameIn(request) || String(parseBody(rawBody).name);
        const record = last.find((secret) => secret.name === name);
        if (request.method === operations.deleteSecret.method) deleted.set(name, record ?? { name });
        else touched.push(name);
        return response;
      }),
    )(next);
  };

const times = (names: readonly string[], name: unknown): number => names.filter((one) => one === name).length;

/** Secrets that are stored, listed or deleted incorrectly. */
export const secretRecords: Record<string, Mutant> = {
  'rotation-clears-purpose': {
    clause: 'secrets.purpose-visible',
    text: 'A secret has no purpose any more after its rotation.',
    wrap: (next) => {
      const rotated = new Set<string>();
      return all(
        onOperations(['rotateSecret'], () => async (request, server) => {
          const response = await server(request);
          if (response.ok) rotated.add(secretNameIn(request));
          return response;
        }),
        onOperations(
          ['listSecrets'],
          () => async (request, server) =>
            alterJson(await server(request), (body) => ({
              ...body,
              data: (body.data as Json[] | undefined)?.map((secret) =>
                rotated.has(String(secret.name)) ? { ...secret, purpose: '' } : secret,
              ),
            })),
        ),
      )(next);
    },
  },
  'deleted-purpose-restored': {
    clause: 'secrets.delete-is-permanent',
    text: 'A secret that is set without a purpose has that of a deleted one with its name.',
    wrap: changeList((records, deleted) =>
      records.map((secret) => ({
        ...secret,
        purpose: secret.purpose ?? deleted.get(String(secret.name))?.purpose ?? null,
      })),
    ),
  },
  'pending-rotation-not-listed': {
    clause: 'secrets.set-creates',
    text: 'A secret whose provider demands a rotation is not listed.',
    wrap: (next) => {
      const pending = new Set<string>();
      return all(
        onControl(['requireSecretRotation'], () => async (request, server) => {
          const response = await server(request);
          if (response.ok) pending.add(secretNameIn(request));
          return response;
        }),
        onOperations(['rotateSecret'], () => async (request, server) => {
          const response = await server(request);
          if (response.ok) pending.delete(secretNameIn(request));
          return response;
        }),
        onOperations(
          ['listSecrets'],
          () => async (request, server) =>
            alterJson(await server(request), (body) => ({
              ...body,
              data: (body.data as Json[] | undefined)?.filter(({ name }) => !pending.has(String(name))),
            })),
        ),
      )(next);
    },
  },
  'new-secret-not-stored': {
    clause: 'secrets.set-creates',
    text: 'Setting a new secret succeeds without storing it.',
    wrap: ignoreDeletion((isKnown) => !isKnown),
  },
  'secret-name-cut': {
    clause: 'secrets.set-creates',
    text: 'Names of secrets are cut after 64 characters.',
    wrap: changeSetSecret((body) => ({ ...body, name: String(body.name).slice(0, 64) })),
  },
  'secret-name-without-trailing-dot': {
    clause: 'secrets.set-creates',
    text: 'A dot at the end of the name of a secret is dropped.',
    wrap: changeSetSecret((body) => ({ ...body, name: String(body.name).replace(/\.$/, '') })),
  },
  'overwrite-ignored': {
    clause: 'secrets.set-overwrites',
    text: 'Setting a secret that exists succeeds without changing it.',
    wrap: ignoreDeletion((isKnown) => isKnown),
  },
  'overwrite-keeps-value': {
    clause: 'secrets.set-overwrites',
    text: 'An overwrite changes what is shown of a secret, and keeps its value.',
    wrap: (next) => {
      const first = new Map<unknown, unknown>();
      return changeSetSecret((body) => {
        if (!first.has(body.name)) first.set(body.name, body.value);
        return { ...body, value: first.get(body.name) };
      })(next);
    },
  },
  'overwrite-listed-twice': {
    clause: 'secrets.set-overwrites',
    text: 'A secret that was overwritten is listed twice.',
    wrap: changeList((records, _, touched) =>
      records.flatMap((secret) => (times(touched, secret.name) > 1 ? [secret, secret] : [secret])),
    ),
  },
  'rotated-secret-listed-twice': {
    clause: 'secrets.name-is-identifier',
    text: 'Every secret that was set or rotated at least three times is listed twice.',
    wrap: changeList((records, _, touched) =>
      records.flatMap((secret) => (times(touched, secret.name) > 2 ? [secret, secret] : [secret])),
    ),
  },
  'overwrite-keeps-purpose': {
    clause: 'secrets.purpose-visible',
    text: 'An overwrite keeps the purpose that the secret had.',
    wrap: changeSetSecret((body, names) =>
      names.has(String(body.name)) ? { ...body, purpose: undefined } : body,
    ),
  },
  'purpose-in-lower-case': {
    clause: 'secrets.purpose-visible',
    text: 'Purposes are kept in lower case.',
    wrap: changeSetSecret((body) =>
      typeof body.purpose === 'string' ? { ...body, purpose: body.purpose.toLowerCase() } : body,
    ),
  },
  'purpose-cut': {
    clause: 'secrets.purpose-visible',
    text: 'Purposes end at their first comma.',
    wrap: changeSetSecret((body) =>
      typeof body.purpose === 'string' ? { ...body, purpose: body.purpose.replace(/,.*$/, '') } : body,
    ),
  },
  'residency-of-last-secret': {
    clause: 'secrets.residency-defaults-to-home',
    text: 'A secret without a residency gets that of the one that was set before.',
    wrap: changeSetSecret((body, _, earlier) => ({
      ...body,
      residency: body.residency ?? earlier.findLast(({ residency }) => residency !== undefined)?.residency,
    })),
  },
  'secret-deletion-without-effect': {
    clause: 'secrets.delete-is-permanent',
    text: 'Deleting a secret succeeds and deletes nothing.',
    wrap: onOperations(['deleteSecret'], () => async () => new Response(null, { status: 204 })),
  },
  'deleted-secret-still-listed': {
    clause: 'secrets.delete-is-permanent',
    text: 'A deleted secret stays in the list.',
    wrap: changeList((records, deleted) => [
      ...records,
      ...[...deleted.values()].filter(({ name }) => !records.some((secret) => secret.name === name)),
    ]),
  },
  'deleted-secret-rotated': {
    clause: 'secrets.delete-is-permanent',
    text: 'Rotating a secret that does not exist succeeds.',
    wrap: onOperations(['rotateSecret'], () => async (request, next) => {
      const response = await next(request);
      return response.status === errors['not-found'].status ? new Response(null, { status: 204 }) : response;
    }),
  },
  'secret-deletion-by-prefix': {
    clause: 'secrets.set-creates',
    text: 'Deleting a secret deletes those too whose names begin like its own.',
    wrap: onOperations(['deleteSecret'], () => async (request, next) => {
      const { again } = await repeatable(request);
      const url = request.url.slice(0, request.url.lastIndexOf('/'));
      const headers = { Authorization: request.headers.get('Authorization') ?? '' };
      const name = decodeURIComponent(request.url.slice(url.length + 1));
      const list = (await (await next(new Request(`${url}?limit=100`, { headers }))).json()) as {
        data?: Json[];
      };
      const alike = (list.data ?? []).filter((one) => String(one.name).startsWith(name) && one.name !== name);
      for (const one of alike) await next(again({ url: `${url}/${encodeURIComponent(String(one.name))}` }));
      return next(again());
    }),
  },
};
