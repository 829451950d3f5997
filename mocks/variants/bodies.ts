import {
  decodeSegment,
  errors,
  headerNames,
  mediaTypes,
  type OperationId,
  operations,
} from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { getKey, type Incoming } from '../wrappers/incoming.ts';
import { type Json, readError } from '../wrappers/json.ts';
import { on, onOperations, refuseWith } from '../wrappers/on.ts';
import { mapStrings } from './identifiers.ts';
import type { VariantTable } from './variant.ts';
import { toWriteKey } from './writes.ts';

const parse = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody === '' ? '{}' : rawBody);
  } catch {
    return undefined;
  }
};

type Field = { readonly path: string; readonly reason: string };

const refuseFields = (fields: readonly Field[], like?: Response): Response =>
  refuseWith(
    'validation-failed',
    { fields: fields.map((field) => ({ ...field, message: `${field.path}: ${field.reason}.` })) },
    like,
  );

/**
 * Refuses a request where the server would refuse a body that isn't JSON, after the same checks.
 *
 * @param like the statuses of that refusal in whose place the other one comes
 */
const refuseBody = async (
  { send }: Incoming,
  refuse: (refusal: Response) => Response,
  like: readonly number[] = [errors['malformed-json'].status],
): Promise<Response> => {
  const refusal = await send({ body: '{', headers: { 'Content-Type': mediaTypes.json } });
  return like.includes(refusal.status) ? refuse(refusal) : refusal;
};

/** Errors that take precedence over an invalid body. */
const before: readonly number[] = [errors.unauthorized.status, errors['rate-limited'].status];

/**
 * Requires a member that the sandbox doesn't know in the bodies of some operations. A body without it is refused before the
 * scope is checked and the record is looked up.
 *
 * @param toSandbox the body that the sandbox expects in place of a valid one
 * @param status the status of the refusal; the code fits it
 */
const otherBody = (
  ids: readonly OperationId[],
  member: string,
  toSandbox: (body: Json) => Json,
  status: number = errors['validation-failed'].status,
): Wrap =>
  on(...ids).respond(async (incoming) => {
    const body = (parse(incoming.rawBody) ?? {}) as Json;
    if (parse(incoming.rawBody) === undefined) return incoming.send();
    if (body[member] !== undefined) return incoming.send({ body: JSON.stringify(toSandbox(body)) });
    const refusal = await incoming.send({ body: '{' });
    if (before.includes(refusal.status)) return refusal;
    const fields = [{ path: `/${member}`, reason: 'missing', message: `The member ${member} is required.` }];
    const code = status === errors['validation-failed'].status ? {} : { code: 'invalid_body' };
    return refuseWith('validation-failed', { status, ...code, fields }, refusal);
  });

/** The members that the contract chose, by operation. */
const undocumented: Partial<Record<OperationId, readonly string[]>> = {
  mintToken: ['name'],
  createAgent: ['task', 'schedule', 'trigger'],
};

/** Members that the service document doesn't show: null may stand for an absent one. */
const optional: Partial<Record<OperationId, readonly string[]>> = {
  mintToken: ['name'],
  createAgent: ['schedule', 'trigger', 'task'],
  setSecret: ['purpose', 'residency', 'zdr'],
  createProxyUrl: ['region'],
};

/** The operations whose body may be absent. */
const bodiless: readonly unknown[] = ['approveApproval', 'denyApproval', 'rotateSecret', 'revokeToken'];

const without = (rawBody: string, paths: readonly string[]): string => {
  const body: unknown = JSON.parse(rawBody);
  for (const path of paths) {
    const steps = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const name = steps.pop() ?? '';
    const owner = steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step], body);
    if (typeof owner === 'object' && owner !== null) delete (owner as Json)[name];
  }
  return JSON.stringify(body);
};

/** The longest string, the deepest value and the longest array that a server accepts. */
const most = { length: 2_000, depth: 12, items: 29 };

const isLarge = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.length > most.length;
  if (typeof value !== 'object' || value === null) return false;
  const items = Object.values(value);
  return depth > most.depth || items.length > most.items || items.some((item) => isLarge(item, depth + 1));
};

/** Writes letters outside ASCII in a way that the sandbox accepts in names and slugs, of a URL or a body. */
const hide = (text: string): string =>
  (text.startsWith('http') ? text.replaceAll(/(?:%[89a-f][0-9a-f])+/gi, decodeSegment) : text).replaceAll(
    /[^\p{ASCII}]/gu,
    (letter) => `xq${letter.codePointAt(0)?.toString(16)}qx`,
  );

const show = (text: string): string =>
  text.replaceAll(/xq([0-9a-f]+)qx/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What requests may or must contain where the service document shows no body. */
export const bodies: VariantTable = {
  'body-before-workspace': {
    text: 'Creating an agent requires a task, and the body is checked before the workspace.',
    allowedBy:
      'Agents: neither the request body for creating an agent nor the order of checks is documented.',
    families: ['agents', 'runs', 'tenancy'],
    samples: { createAgent: { task: 'Says hello' } },
    wrap: on('createAgent').respond(async (incoming) => {
      const body = parse(incoming.rawBody) as Json | undefined;
      if (body === undefined || typeof body?.task === 'string') return incoming.send();
      const refuse = (refusal: Response) => refuseFields([{ path: '/task', reason: 'missing' }], refusal);
      return refuseBody(incoming, refuse, [errors['malformed-json'].status, errors['not-found'].status]);
    }),
  },
  'bodies-with-other-members': {
    text: 'Decisions require a reason or return 422, a rollback names the version as `revision`, and the value of a secret is `plaintext`. The body is checked before the scope and the record.',
    allowedBy:
      'Endpoints: neither the request bodies of decisions, rollbacks and secrets nor the order of checks is documented.',
    families: [
      'approvals',
      'errors',
      'runs',
      'agents',
      'pages',
      'scopes',
      'tenancy',
      'secrets',
      'idempotency',
    ],
    wrap: all(
      otherBody(['approveApproval', 'denyApproval'], 'reason', ({ reason }) => ({ note: reason }), 422),
      otherBody(['rollbackPage'], 'revision', ({ revision }) => ({ version: Number(revision) })),
      otherBody(['setSecret', 'rotateSecret'], 'plaintext', ({ plaintext, ...rest }) => ({
        ...rest,
        value: plaintext,
      })),
    ),
  },
  'documented-members-only': {
    text: 'A key has no name, and an agent has only a name: other members return the reason unknown_field.',
    allowedBy:
      "Tokens and Agents: a key's name, and the task, schedule and trigger of an agent, aren't in any body.",
    families: ['validation', 'tokens', 'agents', 'idempotency'],
    samples: { mintToken: { name: undefined } },
    wrap: on('mintToken', 'createAgent').respond(async (incoming) => {
      const unknown = undocumented[incoming.operation as OperationId] ?? [];
      const refused = unknown.filter((name) => Object.hasOwn(incoming.body, name));
      if (refused.length === 0) return incoming.send();
      const fields = refused.map((name) => ({ path: `/${name}`, reason: 'unknown_field' }));
      return refuseBody(incoming, (refusal) => refuseFields(fields, refusal));
    }),
  },
  'empty-means-absent': {
    text: 'An optional member that is null, an optional body that is null, and an empty query parameter count as absent.',
    allowedBy: `Error codes: ${errors['validation-failed'].code} is about the schema, and optional members have none in the document.`,
    families: ['validation', 'errors'],
    wrap: onOperations(() => true).request(({ query, operation, rawBody, body }) => {
      const empty = [...query].filter(([_, value]) => value === '').map(([name]) => [name, null]);
      const names = optional[operation as OperationId] ?? [];
      const nulls = names.filter((name) => body[name] === null);
      return {
        query: Object.fromEntries(empty),
        ...(rawBody === 'null' && bodiless.includes(operation) && { body: null }),
        ...(nulls.length > 0 && {
          body: without(
            rawBody,
            nulls.map((name) => `/${name}`),
          ),
        }),
      };
    }),
  },
  'unknown-fields-ignored': {
    text: 'Unknown members of a body are ignored, except when it is compared with the body of an earlier request with the same idempotency key.',
    allowedBy:
      "Envelope: unknown_field is a reason; the document doesn't specify which operations reject unknown fields.",
    families: ['validation', 'idempotency'],
    wrap: perServer<string>((bodies) => {
      /** Sends a request, and sends it again without the members that the server rejects as unknown. */
      const respond = async ({ send, rawBody }: Incoming): Promise<Response> => {
        const response = await send();
        if (response.status !== errors['validation-failed'].status) return response;
        const fields = ((await readError(response))?.fields ?? []) as Field[];
        const unknown = fields.filter(({ reason }) => reason === 'unknown_field').map(({ path }) => path);
        return unknown.length === 0 ? response : send({ body: without(rawBody, unknown) });
      };
      return onOperations(({ requestBody }) => requestBody !== null).respond(async (incoming) => {
        const response = await respond(incoming);
        if (getKey(incoming.request) === '') return response;
        const isReplay = response.headers.has(headerNames.idempotentReplayed);
        if (!isReplay && response.ok) bodies.set(toWriteKey(incoming), incoming.rawBody);
        return isReplay && bodies.get(toWriteKey(incoming)) !== incoming.rawBody
          ? refuseWith('idempotency-mismatch', {}, response)
          : response;
      });
    }),
  },
  'unknown-parameters-are-400': {
    text: 'An unknown or repeated query parameter, and an empty one, returns 400 validation_failed.',
    allowedBy:
      "Envelope: unknown_field is a reason; the document doesn't specify the response to parameters that it doesn't list.",
    families: ['validation', 'errors', 'pagination'],
    wrap: onOperations(() => true).response(async (response, { operation, query }) => {
      const names = operations[operation as OperationId].parameters.query.map(({ name }): string => name);
      const refused = [...query.keys()].filter(
        (name) => !names.includes(name) || query.getAll(name).length > 1 || query.get(name) === '',
      );
      if (!response.ok || refused.length === 0) return response;
      await response.body?.cancel();
      return refuseFields(
        refused.map((name) => ({ path: `/${name}`, reason: 'unknown_field' })),
        response,
      );
    }),
  },
  'other-media-types-are-415': {
    text: 'A body with another media type than JSON returns 415.',
    allowedBy: "Output encodings: write endpoints don't accept TSON; the status isn't documented.",
    families: ['validation'],
    wrap: onOperations(({ requestBody }) => requestBody !== null)
      .when(({ request: { headers } }) => {
        const type = headers.get('Content-Type')?.toLowerCase();
        return type !== undefined && !type.startsWith(mediaTypes.json);
      })
      .respond((incoming) =>
        refuseBody(incoming, (refusal) =>
          refuseWith('malformed-json', { status: 415, code: 'unsupported_media_type' }, refusal),
        ),
      ),
  },
  'long-strings-are-refused': {
    text: 'A page, an agent or a secret with a long string, deep blocks or many members is refused.',
    allowedBy:
      "Limits: the maximum sizes of values aren't documented; validation errors have the reason too_long.",
    families: ['pages', 'agents', 'secrets'],
    wrap: on('updatePage', 'createAgent', 'setSecret')
      .when(({ rawBody }) => isLarge(parse(rawBody)))
      .respond((incoming) =>
        refuseBody(incoming, (refusal) => refuseFields([{ path: '', reason: 'too_long' }], refusal)),
      ),
  },
  'names-in-any-letters': {
    text: 'The names of secrets and the slugs of pages may have the letters of any script.',
    allowedBy: 'Resources: the characters of names and slugs are not specified.',
    families: ['secrets', 'pages'],
    wrap: mapStrings(show, hide),
  },
};
