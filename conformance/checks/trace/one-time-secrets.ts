import { type ClauseId, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { type CheckResult, createResult } from '../check-result.ts';
import { findString } from '../find-string.ts';
import { keyPart, keyPrefixList, keyStart, signingSecret } from '../secrets.ts';
import type { TraceCheck } from './traced-call.ts';

const ids = (...list: { id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

const makesKey = ids(operations.mintToken, operations.rotateToken);
const readsHook = ids(operations.getWebhookSubscription, operations.listWebhookSubscriptions);

/** Checks keys and signing secrets: each is shown once, and each is unique. */
export const createOneTimeSecretCheck = (): TraceCheck => {
  const exchangeBySecret = new Map<string, Exchange>();
  /** What a response must not contain, and the exchange that showed the key. */
  const exchangeByPart = new Map<string, Exchange>();

  const checkNew = (clause: ClauseId, secret: string, exchange: Exchange): CheckResult => {
    const before = exchangeBySecret.get(secret);
    exchangeBySecret.set(secret, exchange);
    const earlier = before ? [before] : [];
    return createResult(clause, !before, 'a new secret', 'the secret of an earlier response', earlier);
  };

  const checkKey = (operation: string, exchange: Exchange, body: unknown): CheckResult[] => {
    // A body that can't be decoded may contain the secret.
    if (exchange.undecodable !== null) return [];
    const isRotation = operation === operations.rotateToken.id;
    const gives = isRotation ? 'tokens.rotate-gives-new-secret' : 'tokens.mint-returns-secret';
    const secret = findString(body, keyStart);
    const expected = `a secret with the prefix ${keyPrefixList}`;
    if (secret === null) return [{ clause: gives, difference: { expected, got: 'none' } }];
    exchangeByPart.set(keyPart(secret), exchange);
    return [
      // The presence of a secret and its uniqueness are separate promises.
      ...(isRotation ? [] : [{ clause: gives, difference: null } as const]),
      checkNew(isRotation ? gives : 'tokens.secret-shown-once', secret, exchange),
      { clause: 'tokens.secret-prefix', difference: null },
    ];
  };

  return {
    clauses: [
      'tokens.inspect-hides-secret',
      'tokens.mint-returns-secret',
      'tokens.rotate-gives-new-secret',
      'tokens.secret-prefix',
      'tokens.secret-shown-once',
      'webhooks.secret-per-subscription',
      'webhooks.secret-shown-once',
    ],
    ended: ({ operation }, { exchange, body, isRepeat }) => {
      if (!operation || !isSuccess(exchange)) return [];
      const { text } = exchange;
      if (makesKey.has(operation.id)) return isRepeat ? [] : checkKey(operation.id, exchange, body);
      if (operation.id === operations.getToken.id) {
        const before = [...exchangeByPart].find(([part]) => text.includes(part))?.[1];
        const earlier = before ? [before] : [];
        return [createResult('tokens.inspect-hides-secret', !before, 'no secret of a key', 'one', earlier)];
      }
      if (operation.id === operations.createWebhookSubscription.id) {
        const secret = signingSecret.exec(text)?.[0];
        return secret && !isRepeat ? [checkNew('webhooks.secret-per-subscription', secret, exchange)] : [];
      }
      if (!readsHook.has(operation.id)) return [];
      return [
        createResult('webhooks.secret-shown-once', !signingSecret.test(text), 'no signing secret', 'one'),
      ];
    },
  };
};
