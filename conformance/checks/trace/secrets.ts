import { type ClauseId, operations } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import { type CheckResult, createResult } from '../check-result.ts';
import { createDisclosures } from '../disclosed-secrets.ts';
import { findString } from '../find-string.ts';
import { keyPart, keyPrefixList, keyStart, secretValueIn, signingSecret } from '../secrets.ts';
import { createFacts, type TraceCheck, type TracedCall, type TracedResponse } from './traced-call.ts';

const { mintToken, rotateToken, getToken } = operations;
const { createWebhookSubscription, getWebhookSubscription, listWebhookSubscriptions } = operations;

/** What a client sends, except its credentials. */
const serializeRequest = ({ request }: TracedCall): string =>
  `${request.url} ${Buffer.from(request.body ?? []).toString('utf8')}`;

/** Whether a string contains another one as a whole word. */
const containsWord = (content: string, word: string): boolean =>
  content.split(word).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/[\w-]$/.test(before) && !/^[\w-]/.test(after);
  });

/** The maximum number of requests to remember, and of characters of each. */
const [mostRequests, mostCharacters] = [500, 2_000];

/** Checks keys, signing secrets and values of secrets: each issued one is new, and no later response shows it. */
export const createSecretCheck = (): TraceCheck => {
  const disclosures = createDisclosures();
  const issued = createFacts<true>();
  /** The parts of keys that the inspection of a key must not show. */
  const keyByPart = new Map<string, string>();
  /** Strings that a client also sends elsewhere: a response that contains them proves nothing. */
  const sentElsewhere = new Set<string>();
  const recentRequests: string[] = [];

  const checkNew = (clause: ClauseId, secret: string, response: TracedResponse): CheckResult => {
    const before = issued.get(secret);
    issued.set(secret, true, response);
    return createResult(clause, !before, 'a new secret', 'the secret of an earlier response', before?.by);
  };

  const checkKey = (operation: string, response: TracedResponse): CheckResult[] => {
    // A body that can't be decoded may contain the secret.
    if (response.isRepeat || response.exchange.undecodable !== null) return [];
    const isRotation = operation === rotateToken.id;
    const gives = isRotation ? 'tokens.rotate-gives-new-secret' : 'tokens.mint-returns-secret';
    const secret = findString(response.body, keyStart);
    const expected = `a secret with the prefix ${keyPrefixList}`;
    if (secret === null) return [{ clause: gives, difference: { expected, got: 'none' } }];
    keyByPart.set(keyPart(secret), secret);
    return [
      // The presence of a secret and its uniqueness are separate promises.
      ...(isRotation ? [] : [{ clause: gives, difference: null } as const]),
      checkNew(isRotation ? gives : 'tokens.secret-shown-once', secret, response),
      { clause: 'tokens.secret-prefix', difference: null },
    ];
  };

  const checkIssued = (operation: string, response: TracedResponse): CheckResult[] => {
    const { text } = response.exchange;
    if (operation === mintToken.id || operation === rotateToken.id) return checkKey(operation, response);
    if (operation === getToken.id) {
      const key = [...keyByPart].find(([part]) => text.includes(part))?.[1];
      const before = key === undefined ? undefined : issued.get(key);
      return [createResult('tokens.inspect-hides-secret', !before, 'no secret of a key', 'one', before?.by)];
    }
    const secret = signingSecret.exec(text)?.[0];
    if (operation === createWebhookSubscription.id)
      return secret && !response.isRepeat
        ? [checkNew('webhooks.secret-per-subscription', secret, response)]
        : [];
    const isRead = [getWebhookSubscription, listWebhookSubscriptions].some(({ id }) => id === operation);
    return isRead && secret !== undefined
      ? [createResult('webhooks.secret-shown-once', false, 'no signing secret', 'one')]
      : [];
  };

  return {
    started: (call) => {
      if (secretValueIn(call.operation, call.body) !== null) return;
      const sent = serializeRequest(call);
      for (const form of disclosures.findIn(sent)) sentElsewhere.add(form);
      recentRequests.push(sent.slice(0, mostCharacters));
      if (recentRequests.length > mostRequests) recentRequests.shift();
    },
    ended: (response) => {
      const { call, exchange } = response;
      const { operation } = call;
      if (!operation) return [];
      const isLeak = (secret: string, content: string): boolean =>
        !sentElsewhere.has(secret) &&
        !recentRequests.some((sent) => sent.includes(secret)) &&
        // A refusal may quote the value that it refuses.
        (isSuccess(exchange) || !serializeRequest(call).includes(secret)) &&
        containsWord(content, secret);
      return [
        ...(isSuccess(exchange) ? checkIssued(operation.id, response) : []),
        ...disclosures.check(exchange, operation, isLeak),
      ];
    },
  };
};
