import { errors } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { type Json, readError, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const { code } = errors['upstream-unavailable'];

/** Changes the errors that report a failing provider. */
const changeError =
  (
    change: (error: Json) => Json,
    { status, methods }: { status?: number; methods?: readonly string[] } = {},
  ): Wrap =>
  (next) =>
  async (request) => {
    const { method } = request;
    const response = await next(request);
    const error = await readError(response);
    if (error?.code !== code || (methods && !methods.includes(method))) return response;
    return withJson(response, status ?? response.status, { error: change(error) });
  };

const addDetails = (change: Json): Wrap =>
  changeError(({ details, ...error }) => ({ ...error, details: { ...(details as Json), ...change } }));

const is5xx = 'errors.upstream-is-5xx';
const shape = 'errors.upstream-details';

/** Failures of providers that are reported as other errors. */
export const upstreamErrors: Record<string, Mutant> = {
  'upstream-failure-as-internal-error': {
    clause: is5xx,
    text: 'A provider failure has the code internal_error.',
    wrap: changeError((error) => ({ ...error, code: errors['internal-error'].code })),
  },
  'upstream-failure-of-write-as-internal-error': {
    clause: is5xx,
    text: 'A provider failure during a write has the code internal_error.',
    wrap: changeError((error) => ({ ...error, code: errors['internal-error'].code }), {
      methods: ['POST', 'PUT', 'PATCH'],
    }),
  },
  'upstream-failure-as-424': {
    clause: is5xx,
    text: 'A provider failure returns 424.',
    wrap: changeError((error) => error, { status: 424 }),
  },
  'upstream-failure-without-details': {
    clause: shape,
    text: 'The error for a provider failure has no details.',
    wrap: changeError(({ details: _, ...error }) => error),
  },
  'upstream-not-named': {
    clause: shape,
    text: 'The error for a provider failure does not name the provider.',
    wrap: addDetails({ upstream: undefined }),
  },
  'upstream-by-vendor': {
    clause: shape,
    text: 'The error for a provider failure names the vendor instead of the provider.',
    wrap: addDetails({ upstream: 'postgresql' }),
  },
  'upstream-retryable-as-string': {
    clause: shape,
    text: 'The member retryable of a provider failure is a string.',
    wrap: addDetails({ retryable: 'true' }),
  },
  'upstream-without-request-id': {
    clause: shape,
    text: 'The error for a provider failure has no request_id.',
    wrap: addDetails({ request_id: undefined }),
  },
};
