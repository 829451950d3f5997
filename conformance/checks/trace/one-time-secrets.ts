import { type ClauseId, createStringIndex, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { keyPart, keyPrefixList, keyStart, signingSecret } from '../credential-patterns.ts';
import { findString } from '../find-string.ts';
import type { TraceCheck } from './traced-call.ts';

const ids = (...list: { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

const rotation = operations.rotateToken.id;
const makesKey = ids(operations.mintToken, operations.rotateToken);
const readsKey = ids(operations.getToken);
const makesHook: string = operations.createWebhookSubscription.id;
const readsHook = ids(operations.getWebhookSubscription, operations.listWebhookSubscriptions);

/** Checks keys and signing secrets: each is shown once, and each is unique. */
export const createOneTimeSecretCheck = (): TraceCheck => {
  const keys = new Map<string, Exchange>();
  const hooks = new Map<string, Exchange>();
  /** What a response must not contain, and the exchange that showed the key. */
  const keyParts = createStringIndex();
  const exchangeByPart = new Map<string, Exchange>();

  const checkNewSecret = (
    exchangeBySecret: Map<string, Exchange>,
    secret: string | undefined,
    exchange: Exchange,
    clause: ClauseId,
  ) => {
    if (secret === undefined) return [];
    const before = exchangeBySecret.get(secret);
    exchangeBySecret.set(secret, exchange);
    const difference = before ? { expected: 'a new secret', got: 'the secret of an earlier response' } : null;
    return [{ clause, difference, ...(before && { before: [before] }) }];
  };

  return {
    ended: ({ operation }, { exchange, body, isRepeat }) => {
      if (!operation || !isSuccess(exchange)) return [];
      const { text } = exchange;
      if (makesKey.has(operation.id) && !isRepeat) {
        // A body that can't be decoded may contain the secret.
        if (exchange.undecodable !== null) return [];
        const isRotation = operation.id === rotation;
        const gives: ClauseId = isRotation ? 'tokens.rotate-gives-new-secret' : 'tokens.mint-returns-secret';
        const secret = findString(body, keyStart);
        if (secret === null) {
          const expected = `a secret with the prefix ${keyPrefixList}`;
          return [{ clause: gives, difference: { expected, got: 'none' } }];
        }
        keyParts.add(keyPart(secret));
        exchangeByPart.set(keyPart(secret), exchange);
        return [
          // The presence of a secret and its uniqueness are separate promises.
          ...(isRotation ? [] : [{ clause: gives, difference: null }]),
          ...checkNewSecret(keys, secret, exchange, isRotation ? gives : 'tokens.secret-shown-once'),
          { clause: 'tokens.secret-prefix', difference: null },
        ];
      }
      if (readsKey.has(operation.id)) {
        const part = keyParts.findIn(text);
        const before = part === null ? undefined : exchangeByPart.get(part);
        const difference = part === null ? null : { expected: 'no secret of a key', got: 'one' };
        return [{ clause: 'tokens.inspect-hides-secret', difference, ...(before && { before: [before] }) }];
      }
      if (operation.id === makesHook && !isRepeat) {
        return checkNewSecret(
          hooks,
          signingSecret.exec(text)?.[0],
          exchange,
          'webhooks.secret-per-subscription',
        );
      }
      if (readsHook.has(operation.id)) {
        const isShown = signingSecret.test(text);
        const difference = isShown ? { expected: 'no signing secret', got: 'one' } : null;
        return [{ clause: 'webhooks.secret-shown-once', difference }];
      }
      return [];
    },
  };
};
