import type { OperationShape } from '@workspace-api/contract';
import { type Preferences, preferHeader, readPreferences } from '../../../preferences.ts';
import { invalid } from '../../core/problem.ts';
import { longestWait } from '../../core/wait.ts';
import type { Answer } from '../answer.ts';
import type { Call, Middleware } from '../call.ts';
import { delay } from '../client-gone.ts';
import {
  type DeclaredAnswer,
  declaredError,
  declaredSuccess,
  findDeclaredAnswer,
  isError,
} from '../fault-injection/declared-answer.ts';
import { contentNegotiation } from './content-negotiation.ts';

/** RFC 7240 section 3: the preferences that were applied. */
export const preferenceApplied = 'Preference-Applied';

const refuse = (message: string) => invalid([{ path: `/${preferHeader}`, reason: 'unknown_value', message }]);

const format = (preferences: Preferences) =>
  Object.entries(preferences)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

const answersOf = ({ responses }: OperationShape): string =>
  Object.entries(responses)
    .map(([status, { examples }]) => (examples.length === 0 ? status : `${status} (${examples.join(', ')})`))
    .join(', ');

const find = (operation: OperationShape, preferences: Preferences): DeclaredAnswer | undefined => {
  const { delay = 0, code, example } = preferences;
  // NaN is in no range.
  if (!(delay >= 0 && delay <= longestWait)) throw refuse(`delay is 0 to ${longestWait} milliseconds.`);
  if (code === undefined && example === undefined) return undefined;
  const answer = findDeclaredAnswer(operation, preferences);
  if (answer) return answer;
  throw refuse(`${operation.id} declares no such answer. It has ${answersOf(operation)}.`);
};

/**
 * `Prefer: code=409, example=already-decided, delay=500` requests any declared answer, whatever else the request
 * contains: nothing is checked, counted or changed. With a delay alone the request is executed after it.
 */
export const preferredAnswer = (operation: OperationShape): Middleware => {
  const negotiate = contentNegotiation(operation);
  const give = (call: Call, answer: DeclaredAnswer): Answer => {
    call.forced = preferHeader;
    if (isError(answer)) throw declaredError(operation, answer);
    negotiate(call);
    const bom = call.query.get('bom') !== 'false';
    return declaredSuccess(operation, answer, { mediaType: call.mediaType, bom });
  };
  const prefer = async (call: Call, header: string): Promise<Answer | undefined> => {
    const preferences = readPreferences(header);
    const applied = format(preferences);
    if (applied === '') return undefined;
    const answer = find(operation, preferences);
    call.headers[preferenceApplied] = applied;
    if (preferences.delay) await delay(call, preferences.delay);
    return answer && give(call, answer);
  };
  return (call) => {
    const header = call.header(preferHeader);
    return header === undefined ? undefined : prefer(call, header);
  };
};
