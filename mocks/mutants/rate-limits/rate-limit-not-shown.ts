import { headerNames, mediaTypes, sessionPrefix } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';

/** Omits the rate limit headers of some responses. */
const notShown = (
  text: string,
  applies: (request: Request, response: Response) => boolean,
  metBy?: Mutant['metBy'],
): Mutant => ({
  clause: 'rate-limits.headers-present',
  ...(metBy && { metBy }),
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (!applies(request, response)) return response;
    const headers = new Headers(response.headers);
    for (const name of ['rateLimitLimit', 'rateLimitRemaining', 'rateLimitReset'] as const) {
      headers.delete(headerNames[name]);
    }
    return new Response(response.body, { status: response.status, headers });
  },
});

const isReplay = ({ headers }: Response): boolean => headers.has(headerNames.idempotentReplayed);

export const rateLimitNotShown: Record<string, Mutant> = {
  'rate-limit-not-shown': notShown('Responses have no rate limit headers.', () => true),
  'rate-limit-not-shown-by-replays': notShown(
    'Replays have no rate limit headers.',
    (_, response) => isReplay(response),
    'idempotency',
  ),
  'rate-limit-not-shown-by-session-replays': notShown(
    'Replays to sessions have no rate limit headers.',
    (request, response) =>
      isReplay(response) && getAuthorization(request).startsWith(`Bearer ${sessionPrefix}`),
    'idempotency',
  ),
  'rate-limit-not-shown-in-csv': notShown(
    'Lists in CSV have no rate limit headers.',
    (_, response) => response.headers.get('Content-Type')?.startsWith(mediaTypes.csv) === true,
    'encodings',
  ),
  'rate-limit-not-shown-by-streams': notShown(
    'The stream of log entries has no rate limit headers.',
    (request) => findOperation(request)?.stream === true,
    'logs',
  ),
};
