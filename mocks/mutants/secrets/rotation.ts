import { errors, mediaTypes, operations } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { alterJson, type Json, readError, withJson } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { secretNameIn } from './secret-name.ts';

type Accepted = { version: number; fingerprint: string };

const done = () => new Response(null, { status: 204 });

/** Rotations that succeed without effect, beginning with the given one. */
const withoutEffect = (from: number): Wrap =>
  onOperations(['rotateSecret'], () => {
    const counts = new Map<string, number>();
    return async (request, next) => {
      const count = (counts.get(secretNameIn(request)) ?? 0) + 1;
      counts.set(secretNameIn(request), count);
      return count >= from ? done() : next(request);
    };
  });

/** Keeps accepting earlier values of a secret if `isKept` returns true. */
const acceptEarlier =
  (isKept: (wasDeleted: boolean) => boolean): Wrap =>
  (next) => {
    const valuesByName = new Map<string, Accepted[]>();
    const deletedNames = new Set<string>();
    return all(
      onOperations(['deleteSecret'], () => async (request, server) => {
        deletedNames.add(secretNameIn(request));
        return server(request);
      }),
      onControl(['resolveSecret'], () => async (request, server) => {
        const name = secretNameIn(request);
        const response = await server(request);
        return response.ok
          ? alterJson(response, (body) => {
              const accepted = body.accepted as Accepted[];
              const earlier = valuesByName.get(name) ?? [];
              const fresh = accepted.filter(
                (one) => !earlier.some((other) => other.fingerprint === one.fingerprint),
              );
              valuesByName.set(name, [...fresh, ...earlier]);
              const retained = isKept(deletedNames.has(name)) ? earlier : [];
              const added = retained.filter(
                (one) => !accepted.some(({ fingerprint }) => fingerprint === one.fingerprint),
              );
              return { ...body, accepted: [...accepted, ...added] };
            })
          : response;
      }),
    )(next);
  };

/** Tracks the secrets for which a rotation was required. */
const trackPending = (next: Fetch, respond: (names: Set<string>) => Wrap): Fetch => {
  const names = new Set<string>();
  return all(
    onControl(['requireSecretRotation'], () => async (request, server) => {
      names.add(secretNameIn(request));
      return server(request);
    }),
    respond(names),
  )(next);
};

const fails = 'secrets.pending-rotation-fails';
const { status: unavailable, code } = errors['rotate-secret'];

/** Changes the error of a pending rotation in every response that reports it. */
const changePendingError = (change: (error: Json) => Json): Wrap => {
  const respond = () => async (request: Request, next: Fetch) => {
    const response = await next(request);
    const error = await readError(response);
    return error?.code === code ? withJson(response, response.status, { error: change(error) }) : response;
  };
  return all(onOperations(['createProxyUrl'], respond), onControl(['resolveSecret'], respond));
};

/** Rotations without effect, overlaps that never end, and mutants of required rotations. */
export const rotations: Record<string, Mutant> = {
  'rotation-without-effect': {
    clause: 'secrets.rotate-makes-new-value',
    text: 'A rotation succeeds but changes nothing.',
    wrap: withoutEffect(1),
  },
  'second-rotation-without-effect': {
    clause: 'secrets.rotate-makes-new-value',
    text: 'A rotation during the overlap of an earlier rotation succeeds but changes nothing.',
    wrap: withoutEffect(2),
  },
  'rotation-to-same-value': {
    clause: 'secrets.rotate-makes-new-value',
    text: 'Rotations generate the same value each time.',
    wrap: onOperations(['rotateSecret'], () => async (request, next) => {
      const { rawBody, again } = await repeatable(request);
      const headers = { 'Content-Type': mediaTypes.json };
      const response = await next(
        rawBody === '' ? again({ headers, body: '{"value":"generated"}' }) : again(),
      );
      return response.status === errors['validation-failed'].status ? done() : response;
    }),
  },
  'rotation-without-overlap': {
    clause: 'secrets.rotate-overlap',
    text: 'A rotation replaces the value immediately.',
    wrap: onOperations(['rotateSecret'], () => {
      let count = 0;
      return async (request, next) => {
        const { again } = await repeatable(request);
        count += 1;
        const body = JSON.stringify({ name: secretNameIn(request), value: `generated ${count}` });
        const url = request.url.replace(/\/[^/]+\/rotate$/, '');
        const headers = { 'Content-Type': mediaTypes.json };
        const response = await next(again());
        return response.ok
          ? next(again({ method: operations.setSecret.method, url, headers, body }))
          : response;
      };
    }),
  },
  'overlap-without-end': {
    clause: 'secrets.rotate-overlap-ends',
    text: 'A replaced value is accepted forever.',
    wrap: acceptEarlier(() => true),
  },
  'deleted-values-accepted': {
    clause: 'secrets.delete-has-no-overlap',
    text: 'The values of a deleted secret are accepted again when the secret is set again.',
    wrap: acceptEarlier((wasDeleted) => wasDeleted),
  },
  'demanded-rotation-without-effect': {
    clause: 'secrets.rotation-restores',
    text: 'A rotation required by a provider succeeds, but the secret stays unusable.',
    wrap: (next) =>
      trackPending(next, (names) =>
        onOperations(
          ['rotateSecret'],
          () => async (request, server) => (names.has(secretNameIn(request)) ? done() : server(request)),
        ),
      ),
  },
  'demand-forgotten-after-first-use': {
    clause: fails,
    text: 'After a provider requires a rotation, only the first use of the secret fails.',
    wrap: (next) =>
      trackPending(next, (names) =>
        onOperations(['createProxyUrl'], () => async (request, server) => {
          const { rawBody, again } = await repeatable(request);
          const { name } = parseBody(rawBody);
          const response = await server(again());
          if (response.status !== unavailable || !names.delete(String(name))) return response;
          const headers = { 'Content-Type': null };
          const url = request.url.replace(/proxy-url$/, `${encodeURIComponent(String(name))}/rotate`);
          await server(again({ url, headers, body: null }));
          return response;
        }),
      ),
  },
  'demand-fails-every-secret': {
    clause: fails,
    text: 'While a provider requires the rotation of one secret, no proxy URL can be created.',
    wrap: (next) =>
      trackPending(next, (names) => {
        let refusal: Response | undefined;
        return onOperations(['createProxyUrl'], () => async (request, server) => {
          const response = await server(request);
          if (response.status === unavailable) refusal = response.clone();
          return names.size > 0 && refusal ? refusal.clone() : response;
        });
      }),
  },
  'demand-without-hint': {
    clause: fails,
    text: 'The error for a secret whose rotation is required has no hint.',
    wrap: changePendingError(({ details, ...error }) => ({
      ...error,
      details: { ...(details as Json), hint: undefined },
    })),
  },
  'demand-with-other-hint': {
    clause: fails,
    text: 'The hint for a secret whose rotation is required contains a dash.',
    wrap: changePendingError(({ details, ...error }) => ({
      ...error,
      details: { ...(details as Json), hint: 'rotate-secret' },
    })),
  },
  'demand-not-known': {
    clause: fails,
    text: 'A secret stays usable when its provider requires a rotation.',
    wrap: onControl(['requireSecretRotation'], () => async () => done()),
  },
};
