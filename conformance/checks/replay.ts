import { isDeepStrictEqual } from 'node:util';
import { errors, headerNames, type OperationId } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseJson } from '../target/parse-json.ts';
import { getErrorCode } from './error-body.ts';

/** Whether an answer is marked as replayed. */
export const isReplayed = ({ headers }: Pick<Exchange, 'headers'>): boolean =>
  headers[headerNames.idempotentReplayed.toLowerCase()] === 'true';

/** Whether a write got the answer to an earlier one with its key, or was compared with it. */
export const isTreatedAsRepeat = (exchange: Exchange): boolean =>
  isReplayed(exchange) || getErrorCode(exchange) === errors['idempotency-mismatch'].code;

const parseBody = ({ text }: Exchange): unknown => {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
};

/** Whether two answers have the same status and body. */
export const isSameResponse = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && isDeepStrictEqual(parseBody(one), parseBody(other));

/** Whether a replay of these operations shows the one-time secret again is a choice of the contract. */
const oneTimeSecret: readonly OperationId[] = ['mintToken', 'rotateToken', 'createWebhookSubscription'];

/** Whether an operation's answer shows a secret that is shown once. */
export const showsSecretOnce = (operation: string): boolean =>
  (oneTimeSecret as readonly string[]).includes(operation);
