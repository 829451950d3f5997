import { errors, type OperationShape } from '@workspace-api/contract';
import { limits } from '../../core/limits.ts';
import { invalidField } from '../../core/problem.ts';
import type { Call, Middleware } from '../call.ts';
import { delay } from '../client-disconnected.ts';
import { contentNegotiation } from '../encodings/negotiation.ts';
import {
  declaredError,
  declaredSuccess,
  describeResponses,
  findDeclaredResponse,
} from '../fault-injection/declared-response.ts';
import { type Preferences, preferHeader, readPreferences } from '../preferences.ts';
import { limitHeaders, withLiveLimit } from '../rate-limiter.ts';
import { findCaller } from './authentication.ts';

/** RFC 7240 section 3: lists the preferences that were applied. */
export const preferenceApplied = 'Preference-Applied';

const refuse = (message: string) => invalidField(`/${preferHeader}`, 'unknown_value', message);

/** Finds the requested response; undefined if only a delay is requested. @throws Problem if there is none */
const find = async (operation: OperationShape, { delay = 0, code, example }: Preferences) => {
  // NaN fails both comparisons.
  if (!(delay >= 0 && delay <= limits.delayMs))
    throw refuse(`delay must be 0 to ${limits.delayMs} milliseconds.`);
  if (code === undefined && example === undefined) return undefined;
  const response = await findDeclaredResponse(operation, { code, example });
  if (response) return response;
  throw refuse(await describeResponses(operation, example));
};

/** The current rate limit headers of the request's token; empty if the token is unknown. */
const liveHeaders = async (call: Call) => {
  const caller = await findCaller(call);
  return caller ? limitHeaders(await call.context.rateLimiter.peek(caller.tokenId, caller.rateLimit)) : {};
};

/**
 * `Prefer: code=409, example=already-decided, delay=500` requests any declared response, whatever else the request
 * contains. Nothing is checked, counted or changed. The rate limit headers are the token's current ones. If only a
 * delay is given, the request is executed after it.
 */
export const forcedResponse: Middleware = async (call) => {
  const { operation } = call;
  const preferences = readPreferences(call.header(preferHeader));
  if (Object.keys(preferences).length === 0) return undefined;
  const response = await find(operation, preferences);
  const applied = Object.entries(preferences).map(([name, value]) => `${name}=${value}`);
  call.headers[preferenceApplied] = applied.join(', ');
  if (preferences.delay) await delay(call, preferences.delay);
  if (!response) return undefined;
  call.forced = preferHeader;
  const live = await liveHeaders(call);
  if (Object.hasOwn(errors, response.example ?? '')) throw declaredError(operation, response, live);
  await contentNegotiation(call);
  const bom = call.query.get('bom') !== 'false';
  const success = await declaredSuccess(operation, response, { mediaType: call.mediaType, bom });
  return { ...success, headers: withLiveLimit(success.headers, live, success.status) };
};
