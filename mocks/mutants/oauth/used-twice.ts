import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { isFor } from './is-for.ts';

/** Repeats the first response to a grant this many times. */
const repeatGrant = (
  clause: ClauseId,
  id: OperationId,
  member: string,
  text: string,
  times: number,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const responses = new Map<unknown, { response: Response; remaining: number }>();
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      if (!isFor(request, id)) return next(again());
      const grant = parseBody(body)[member];
      const cached = responses.get(grant);
      if (cached && cached.remaining > 0) {
        cached.remaining -= 1;
        return cached.response.clone();
      }
      const response = await next(again());
      if (response.ok) responses.set(grant, { response: response.clone(), remaining: times });
      return response;
    };
  },
});

/** Remembers only the most recent refresh token as used. */
const olderRevived: Mutant = {
  clause: 'oauth.refresh-token-single-use',
  text: 'A refresh token works again after its successor is used.',
  wrap: (next) => {
    const used: string[] = [];
    let latest = '';
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      if (!isFor(request, operations.refreshSession.id)) return next(again());
      const token = String(parseBody(body).refresh_token);
      const isOlder = used.includes(token) && used.at(-1) !== token;
      const response = await next(again(isOlder ? { body: JSON.stringify({ refresh_token: latest }) } : {}));
      if (response.ok) {
        used.push(token);
        latest = String((await readJson(response))?.refresh_token);
      }
      return response;
    };
  },
};

export const usedTwice: Record<string, Mutant> = {
  'code-works-twice': repeatGrant(
    'oauth.code-single-use',
    operations.exchangeAuthorizationCode.id,
    'auth_code',
    'A code can be exchanged twice, and both exchanges return the same tokens.',
    1,
  ),
  'refresh-token-works-twice': repeatGrant(
    'oauth.refresh-token-single-use',
    operations.refreshSession.id,
    'refresh_token',
    'A refresh token can be used twice, and both refreshes return the same tokens.',
    1,
  ),
  'older-refresh-token-revived': olderRevived,
};
