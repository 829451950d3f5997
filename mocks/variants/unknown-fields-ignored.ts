import { errors, headerNames } from '@workspace-api/contract';
import type { Fetch } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { type Json, readError, withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

type Repeatable = Awaited<ReturnType<typeof repeatable>>;
type Field = { path: string; reason: string };

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

/** Sends a request, and sends it again without the members that the server rejects as unknown. */
const respondWithKnownFields = async (
  next: Fetch,
  request: Request,
  { rawBody, again }: Repeatable,
): Promise<Response> => {
  const response = await next(again());
  if (!findOperation(request)?.requestBody || response.status !== errors['validation-failed'].status)
    return response;
  const fields = ((await readError(response))?.fields ?? []) as Field[];
  const unknown = fields.filter(({ reason }) => reason === 'unknown_field').map(({ path }) => path);
  return unknown.length === 0 ? response : next(again({ body: without(rawBody, unknown) }));
};

export const unknownFieldsIgnored: Variant = {
  text: 'Unknown members of a body are ignored, except when it is compared with the body of an earlier request with the same idempotency key.',
  allowedBy:
    "Envelope: unknown_field is a reason; the document doesn't specify which operations reject unknown fields.",
  families: ['validation', 'idempotency'],
  wrap: (next) => {
    const bodies = new Map<string, string>();
    return async (request) => {
      const original = await repeatable(request);
      const response = await respondWithKnownFields(next, request, original);
      const key = request.headers.get(headerNames.idempotencyKey);
      if (key === null) return response;
      const entry = `${key} ${request.headers.get('Authorization')} ${request.method} ${request.url}`;
      const isReplay = response.headers.has(headerNames.idempotentReplayed);
      if (!isReplay && response.ok) bodies.set(entry, original.rawBody);
      if (!isReplay || bodies.get(entry) === original.rawBody) return response;
      const { status, code } = errors['idempotency-mismatch'];
      return withJson(response, status, { error: { code, message: 'The key was used with another body.' } });
    };
  },
};
