import type { OperationShape } from '@workspace-api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { type Preferences, preferHeader, readPreferences } from '../../preferences.ts';
import {
  type DeclaredAnswer,
  declaredError,
  declaredSuccess,
  findDeclaredAnswer,
  isError,
} from '../disturbance/declared-answer.ts';
import { longestWait, wait } from '../disturbance/wait.ts';
import type { Env } from '../env.ts';
import { invalid } from '../problem.ts';
import { negotiation } from './negotiation.ts';

/** RFC 7240 section 3: which preferences were met. */
export const preferenceApplied = 'Preference-Applied';

const refuse = (message: string) => invalid([{ path: `/${preferHeader}`, reason: 'unknown_value', message }]);

const say = (preferences: Preferences) =>
  Object.entries(preferences)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

const find = (operation: OperationShape, preferences: Preferences): DeclaredAnswer | undefined => {
  const { delay = 0, code, example } = preferences;
  // NaN is not in any range.
  if (!(delay >= 0 && delay <= longestWait)) throw refuse(`delay is 0 to ${longestWait} milliseconds.`);
  if (code === undefined && example === undefined) return undefined;
  const answer = findDeclaredAnswer(operation, preferences);
  if (answer) return answer;
  const { delay: _, ...asked } = preferences;
  throw refuse(`${operation.id} declares no answer with ${say(asked)}.`);
};

const give = async (c: Context<Env>, operation: OperationShape, answer: DeclaredAnswer) => {
  c.set('forced', preferHeader);
  if (isError(answer)) throw declaredError(operation, answer);
  await negotiation(operation)(c, async () => {});
  const mediaType = c.get('mediaType');
  const bom = c.req.query('bom') !== 'false';
  const { status, body, headers } = declaredSuccess(operation, answer, { mediaType, bom });
  if (body === null) return c.body(null, status as StatusCode, headers);
  return c.body(body, status as ContentfulStatusCode, headers);
};

/**
 * `Prefer: code=409, example=already-decided, delay=500` gets any declared answer, whatever else the request holds:
 * nothing is checked, counted or changed. With a delay alone the request is executed, later.
 */
export const preferredAnswer =
  (operation: OperationShape): MiddlewareHandler<Env> =>
  async (c, next) => {
    const header = c.req.header(preferHeader);
    if (header === undefined) return next();
    const preferences = readPreferences(header);
    const applied = say(preferences);
    if (applied === '') return next();
    const answer = find(operation, preferences);
    c.header(preferenceApplied, applied);
    if (preferences.delay) await wait(preferences.delay, c.req.raw.signal);
    return answer ? give(c, operation, answer) : next();
  };
