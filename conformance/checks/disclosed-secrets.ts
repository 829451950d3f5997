import {
  type ClauseId,
  createStringIndex,
  type OperationShape,
  operations,
  type StringIndex,
} from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { getJson, isSuccess } from './body.ts';
import { type CheckResult, createResult } from './check-result.ts';
import { stringsWith } from './find-string.ts';
import { keyStart, secretForms, secretValueIn, signingSecretStart } from './secrets.ts';

/** The forms of the secrets that one clause protects, and the exchange that had each. */
type Secrets = { forms: StringIndex; longForms: Set<string>; exchanges: Map<string, Exchange> };

/** The secrets of one run that later responses must not show. */
export type Disclosures = Map<ClauseId, Secrets>;

/** Shorter values may be part of any string. */
const shortest = 16;

/**
 * Longer values are searched one by one: there are few, and the index takes as many steps for a character of a response as the
 * strings have characters in common. A part of one discloses nothing: it may be one character repeated.
 */
const longest = 1_024;

/** Each clause that protects secrets, the operations that may show such a secret, and the secrets in their responses. */
const rules: readonly { clause: ClauseId; shownBy: readonly string[]; secret: RegExp | null }[] = [
  {
    clause: 'tokens.secret-shown-once',
    shownBy: [operations.mintToken.id, operations.rotateToken.id],
    secret: keyStart,
  },
  {
    clause: 'webhooks.secret-shown-once',
    shownBy: [operations.createWebhookSubscription.id],
    secret: signingSecretStart,
  },
  // The request has the secret.
  { clause: 'secrets.value-never-returned', shownBy: [], secret: null },
];

const findSecrets = (
  exchange: Exchange,
  id: string,
  { shownBy, secret }: (typeof rules)[number],
): readonly string[] => {
  if (!isSuccess(exchange)) return [];
  if (secret) return shownBy.includes(id) ? stringsWith(getJson(exchange), secret) : [];
  return [secretValueIn({ id }, tryParseJson(exchange.request.body ?? '')) ?? []].flat();
};

const findIn = (content: string, { forms, longForms }: Secrets): string | null =>
  forms.findIn(content) ?? [...longForms].find((form) => content.includes(form)) ?? null;

/**
 * Checks that a response shows no secret from earlier requests or responses, and remembers the secrets of this exchange. Returns
 * one result for each clause that protects a secret.
 *
 * @param isLeak whether a form of a secret in the content of the response discloses it; by default, it does
 */
export const checkDisclosure = (
  disclosures: Disclosures,
  exchange: Exchange,
  { id }: OperationShape,
  isLeak: (form: string, content: string) => boolean = () => true,
): CheckResult[] => {
  const content = `${exchange.text}\n${Object.values(exchange.headers).join('\n')}`;
  return rules.flatMap((rule) => {
    const { clause, shownBy } = rule;
    const secrets = disclosures.get(clause) ?? {
      forms: createStringIndex(),
      longForms: new Set(),
      exchanges: new Map(),
    };
    for (const secret of findSecrets(exchange, id, rule)) {
      if (secret.length < shortest) continue;
      disclosures.set(clause, secrets);
      for (const form of secretForms(secret)) {
        (form.length > longest ? secrets.longForms : secrets.forms).add(form);
        secrets.exchanges.set(form, exchange);
      }
    }
    if (!disclosures.has(clause) || shownBy.includes(id)) return [];
    const expected = `a response of ${id} without a secret that was issued or set before`;
    const form = findIn(content, secrets);
    if (form === null || !isLeak(form, content)) return [{ clause, difference: null }];
    const before = secrets.exchanges.get(form);
    const earlier = before && before !== exchange ? [before] : [];
    return [createResult(clause, false, expected, 'the secret', earlier)];
  });
};
