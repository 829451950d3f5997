import { errors, headerNames, type OperationId } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { getErrorCode } from './error-body.ts';
import { sameRecord } from './same-value.ts';

/** Whether a response is marked as replayed. */
export const isReplayed = ({ headers }: Pick<Exchange, 'headers'>): boolean =>
  headers[headerNames.idempotentReplayed.toLowerCase()] === 'true';

/** Whether a write returned the response to an earlier write with the same key, or was compared with that write. */
export const isTreatedAsRepeat = (exchange: Exchange): boolean =>
  isReplayed(exchange) || getErrorCode(exchange) === errors['idempotency-mismatch'].code;

const parseBody = ({ text }: Exchange): unknown => tryParseJson(text) ?? text;

/** Whether two responses have the same status and body. */
export const isSameResponse = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && sameRecord(parseBody(one), parseBody(other));

/** For these operations, the contract chose whether a replay shows the one-time secret again. */
const oneTimeSecret: readonly OperationId[] = ['mintToken', 'rotateToken', 'createWebhookSubscription'];

/** Whether an operation's response contains a one-time secret. */
export const showsSecretOnce = (operation: string): boolean =>
  (oneTimeSecret as readonly string[]).includes(operation);
