import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { parseBody } from '../lib/body-of.ts';
import type { Fault } from '../lib/fault.ts';
import { isFor } from './is-for.ts';

/** A grant that is answered again as it was the first time, so often. */
const repeated = (clause: ClauseId, id: OperationId, member: string, text: string, times: number): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const given = new Map<unknown, { response: Response; left: number }>();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isFor(request, id)) return next(again());
      const grant = parseBody(body)[member];
      const known = given.get(grant);
      if (known && known.left > 0) {
        known.left -= 1;
        return known.response.clone();
      }
      const response = await next(again());
      if (response.ok) given.set(grant, { response: response.clone(), left: times });
      return response;
    };
  },
});

/** Only the refresh token that was used last is remembered as used. */
const olderRevived: Fault = {
  clause: 'oauth.refresh-token-single-use',
  text: 'A refresh token works again as soon as its successor was used.',
  wrap: (next) => {
    const used: string[] = [];
    let latest = '';
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      if (!isFor(request, operations.refreshSession.id)) return next(again());
      const sent = String(parseBody(body).refresh_token);
      const isOlder = used.includes(sent) && used.at(-1) !== sent;
      const response = await next(again(isOlder ? { body: JSON.stringify({ refresh_token: latest }) } : {}));
      if (response.ok) {
        used.push(sent);
        latest = String((await readJson(response))?.refresh_token);
      }
      return response;
    };
  },
};

export const usedTwice: Record<string, Fault> = {
  'code-works-twice': repeated(
    'oauth.code-single-use',
    operations.exchangeAuthorizationCode.id,
    'auth_code',
    'A code is answered once more as it was the first time.',
    1,
  ),
  'refresh-token-works-twice': repeated(
    'oauth.refresh-token-single-use',
    operations.refreshSession.id,
    'refresh_token',
    'A refresh token is answered once more as it was the first time.',
    1,
  ),
  'older-refresh-token-revived': olderRevived,
};
