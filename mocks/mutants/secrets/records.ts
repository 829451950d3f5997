import { decodeSegment, errors, operations } from '@workspace-api/contract';
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
    text: 'A rotation removes the purpose of a secret.',
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
    text: 'A secret set without a purpose gets the purpose of a deleted secret with the same name.',
    wrap: changeList((records, deleted) =>
      records.map((secret) => ({
        ...secret,
        purpose: secret.purpose ?? deleted.get(String(secret.name))?.purpose ?? null,
      })),
    ),
  },
  'pending-rotation-not-listed': {
    clause: 'secrets.set-creates',
    text: 'The list of secrets omits a secret whose provider requires a rotation.',
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
    text: 'Setting a new secret succeeds but does not store it.',
    wrap: ignoreDeletion((isKnown) => !isKnown),
  },
  'secret-name-cut': {
    clause: 'secrets.set-creates',
    text: 'Secret names are truncated to 64 characters.',
    wrap: changeSetSecret((body) => ({ ...body, name: String(body.name).slice(0, 64) })),
  },
  'secret-name-without-trailing-dot': {
    clause: 'secrets.set-creates',
    text: 'A trailing dot is removed from secret names.',
    wrap: changeSetSecret((body) => ({ ...body, name: String(body.name).replace(/\.$/, '') })),
  },
  'overwrite-ignored': {
    clause: 'secrets.set-overwrites',
    text: 'Setting an existing secret succeeds but changes nothing.',
    wrap: ignoreDeletion((isKnown) => isKnown),
  },
  'overwrite-keeps-value': {
    clause: 'secrets.set-overwrites',
    text: 'Overwriting a secret changes its record but not its value.',
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
    text: 'The list contains an overwritten secret twice.',
    wrap: changeList((records, _, touched) =>
      records.flatMap((secret) => (times(touched, secret.name) > 1 ? [secret, secret] : [secret])),
    ),
  },
  'rotated-secret-listed-twice': {
    clause: 'secrets.name-is-identifier',
    text: 'The list contains a secret twice after it was set or rotated three times.',
    wrap: changeList((records, _, touched) =>
      records.flatMap((secret) => (times(touched, secret.name) > 2 ? [secret, secret] : [secret])),
    ),
  },
  'overwrite-keeps-purpose': {
    clause: 'secrets.purpose-visible',
    text: 'Overwriting a secret does not change its purpose.',
    wrap: changeSetSecret((body, names) =>
      names.has(String(body.name)) ? { ...body, purpose: undefined } : body,
    ),
  },
  'purpose-in-lower-case': {
    clause: 'secrets.purpose-visible',
    text: 'Purposes are stored in lowercase.',
    wrap: changeSetSecret((body) =>
      typeof body.purpose === 'string' ? { ...body, purpose: body.purpose.toLowerCase() } : body,
    ),
  },
  'purpose-cut': {
    clause: 'secrets.purpose-visible',
    text: 'Purposes are truncated at their first comma.',
    wrap: changeSetSecret((body) =>
      typeof body.purpose === 'string' ? { ...body, purpose: body.purpose.replace(/,.*$/, '') } : body,
    ),
  },
  'residency-of-last-secret': {
    clause: 'secrets.residency-defaults-to-home',
    text: 'A secret without a residency gets the residency of the previously set secret.',
    wrap: changeSetSecret((body, _, earlier) => ({
      ...body,
      residency: body.residency ?? earlier.findLast(({ residency }) => residency !== undefined)?.residency,
    })),
  },
  'secret-deletion-without-effect': {
    clause: 'secrets.delete-is-permanent',
    text: 'Deleting a secret succeeds but deletes nothing.',
    wrap: onOperations(['deleteSecret'], () => async () => new Response(null, { status: 204 })),
  },
  'deleted-secret-still-listed': {
    clause: 'secrets.delete-is-permanent',
    text: 'The list contains deleted secrets.',
    wrap: changeList((records, deleted) => [
      ...records,
      ...[...deleted.values()].filter(({ name }) => !records.some((secret) => secret.name === name)),
    ]),
  },
  'deleted-secret-rotated': {
    clause: 'secrets.delete-is-permanent',
    text: 'Rotating a missing secret succeeds.',
    wrap: onOperations(['rotateSecret'], () => async (request, next) => {
      const response = await next(request);
      return response.status === errors['not-found'].status ? new Response(null, { status: 204 }) : response;
    }),
  },
  'secret-deletion-by-prefix': {
    clause: 'secrets.set-creates',
    text: 'Deleting a secret also deletes secrets whose names start with its name.',
    wrap: onOperations(['deleteSecret'], () => async (request, next) => {
      const { again } = await repeatable(request);
      const url = request.url.slice(0, request.url.lastIndexOf('/'));
      const headers = { Authorization: request.headers.get('Authorization') ?? '' };
      const name = decodeSegment(request.url.slice(url.length + 1));
      const list = (await (await next(new Request(`${url}?limit=100`, { headers }))).json()) as {
        data?: Json[];
      };
      const alike = (list.data ?? []).filter((one) => String(one.name).startsWith(name) && one.name !== name);
      for (const one of alike) await next(again({ url: `${url}/${encodeURIComponent(String(one.name))}` }));
      return next(again());
    }),
  },
};
