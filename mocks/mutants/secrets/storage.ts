import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { secretNameIn } from './secret-name.ts';

/** Stores values in a form that can be read without a key. */
const storingAs =
  (write: (value: string) => string): Wrap =>
  (next) => {
    const values = new Map<string, string>();
    return all(
      onOperations(['setSecret'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        const { name, value } = parseBody(rawBody);
        values.set(String(name), String(value));
        return server(again());
      }),
      onControl(
        ['getStoredSecret'],
        () => async (request, server) =>
          alterJson(await server(request), (body) => {
            const value = values.get(secretNameIn(request));
            const [newest, ...older] = body.values as Json[];
            return value === undefined
              ? body
              : { ...body, values: [{ ...newest, sealed: write(value) }, ...older] };
          }),
      ),
    )(next);
  };

type Use = { action: string; principal: string; purpose: string };

const changeLog = (change: (uses: Use[]) => Use[]): Wrap =>
  onControl(
    ['listKeyUses'],
    () => async (request, next) =>
      alterJson(await next(request), (body) => ({ ...body, data: change(body.data as Use[]) })),
  );

type Traced = { value: string; isZdr: boolean; isRefused: boolean };

/** Leaves values in the request log, as the query of a search. */
const traceValues = (
  ids: readonly ('setSecret' | 'rotateSecret')[],
  trace: (write: Traced) => string | null,
): Wrap =>
  onOperations(ids, () => async (request, next) => {
    const { rawBody, again } = await repeatable(request);
    const body = parseBody(rawBody);
    const response = await next(again());
    const tracedValue =
      typeof body.value === 'string'
        ? trace({ value: body.value, isZdr: body.zdr === true, isRefused: !response.ok })
        : null;
    if (tracedValue === null) return response;
    const [workspace = ''] = /^.*\/workspaces\/[^/]+/.exec(request.url) ?? [];
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    await next(new Request(`${workspace}/logs/search?q=${encodeURIComponent(tracedValue)}`, { headers }));
    return response;
  });

const encryptionClause = 'secrets.encrypted-at-rest';
const noTrace = 'secrets.zdr-leaves-no-trace';
const purposes = 'secrets.purpose-decides-resolver';

/** Uses secrets for the wrong purpose. */
const changePurpose =
  (choosePurpose: (purpose: unknown, first: unknown) => unknown): Wrap =>
  (next) => {
    const first = new Map<string, unknown>();
    return all(
      onOperations(['setSecret'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        const { name, purpose } = parseBody(rawBody);
        if (!first.has(String(name))) first.set(String(name), purpose);
        return server(again());
      }),
      onControl(['resolveSecret'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        const body = parseBody(rawBody);
        const purpose = choosePurpose(body.purpose, first.get(secretNameIn(request)));
        return server(again({ body: JSON.stringify({ ...body, purpose }) }));
      }),
    )(next);
  };

/** Secrets that are stored, logged or used incorrectly. */
export const storage: Record<string, Mutant> = {
  'secret-stored-in-plain-text': {
    clause: encryptionClause,
    text: 'Secret values are stored in plain text.',
    wrap: storingAs((value) => value),
  },
  'secret-stored-as-base64': {
    clause: encryptionClause,
    text: 'Secret values are stored in Base64 without encryption.',
    wrap: storingAs((value) => Buffer.from(`v1:${value}`).toString('base64')),
  },
  'secret-stored-as-hex': {
    clause: encryptionClause,
    text: 'Secret values are stored in hexadecimal without encryption.',
    wrap: storingAs((value) => Buffer.from(value).toString('hex').toUpperCase()),
  },
  'one-key-for-all-workspaces': {
    clause: 'secrets.key-per-workspace',
    text: 'All workspaces share one encryption key for secrets.',
    wrap: onControl(['getStoredSecret'], () => {
      let key: unknown;
      return async (request, next) =>
        alterJson(await next(request), (body) => {
          key ??= body.key_id;
          return { ...body, key_id: key };
        });
    }),
  },
  'key-log-without-principal': {
    clause: 'secrets.key-use-is-logged',
    text: 'The key log attributes every use of a data key to the service.',
    wrap: changeLog((uses) => uses.map((use) => ({ ...use, principal: 'service' }))),
  },
  'key-log-of-wraps-only': {
    clause: 'secrets.key-use-is-logged',
    text: 'The key log contains only wraps of a data key.',
    wrap: changeLog((uses) => uses.filter(({ action }) => action === 'wrap')),
  },
  'key-log-without-rotations': {
    clause: 'secrets.key-use-is-logged',
    text: 'The key log omits uses of a data key by rotations.',
    wrap: changeLog((uses) => uses.filter(({ purpose }) => purpose !== operations.rotateSecret.id)),
  },
  'zdr-value-logged': {
    clause: noTrace,
    text: 'The value of a zdr secret is written to a log when it is set.',
    wrap: traceValues(['setSecret'], ({ value, isZdr, isRefused }) => (isZdr && !isRefused ? value : null)),
  },
  'zdr-value-logged-when-refused': {
    clause: noTrace,
    text: 'A rejected request for a zdr secret is logged with its value.',
    wrap: traceValues(['setSecret'], ({ value, isZdr, isRefused }) => (isZdr && isRefused ? value : null)),
  },
  'zdr-value-logged-as-base64': {
    clause: noTrace,
    text: 'The value of a zdr secret is written to a log in Base64.',
    wrap: traceValues(['setSecret'], ({ value, isZdr }) =>
      isZdr ? Buffer.from(value).toString('base64') : null,
    ),
  },
  'rotated-value-logged': {
    clause: noTrace,
    text: 'The value in a rotation request is written to a log.',
    wrap: traceValues(['rotateSecret'], ({ value }) => value),
  },
  'purpose-ignored': {
    clause: purposes,
    text: 'A capability resolves a secret with any purpose.',
    wrap: changePurpose(() => undefined),
  },
  'first-purpose-stays': {
    clause: purposes,
    text: 'A capability with the original purpose of a secret still resolves it after an overwrite changes the purpose.',
    wrap: changePurpose((purpose, first) => (purpose === first ? undefined : purpose)),
  },
};
