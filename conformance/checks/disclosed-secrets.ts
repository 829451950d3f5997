import { type ClauseId, createStringIndex, type OperationShape, operations } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { getJson, isSuccess } from './body.ts';
import { type CheckResult, createResult } from './check-result.ts';
import { stringsWith } from './find-string.ts';
import { keyStart, secretForms, secretValueIn, signingSecretStart } from './secrets.ts';

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

/** Creates the memory of the secrets that later responses must not show. */
export const createDisclosures = () => {
  const kept = rules.map((rule) => ({
    ...rule,
    forms: createStringIndex(),
    longForms: new Set<string>(),
    /** The exchange that had each form. */
    exchanges: new Map<string, Exchange>(),
  }));
  return {
    /** The form of a secret of each clause that a string contains, if there is one. */
    findIn: (content: string): string[] => kept.flatMap(({ forms }) => forms.findIn(content) ?? []),
    /**
     * Checks that a response shows no secret from earlier requests or responses, and remembers the secrets of this exchange.
     * Returns one result for each clause that protects a secret.
     *
     * @param isLeak whether a form of a secret in the content of the response discloses it; by default, it does
     */
    check: (
      exchange: Exchange,
      { id }: OperationShape,
      isLeak: (form: string, content: string) => boolean = () => true,
    ): CheckResult[] => {
      const content = `${exchange.text}\n${Object.values(exchange.headers).join('\n')}`;
      return kept.flatMap(({ forms, longForms, exchanges, ...rule }) => {
        const { clause, shownBy } = rule;
        for (const secret of findSecrets(exchange, id, rule).filter(({ length }) => length >= shortest))
          for (const form of secretForms(secret)) {
            (form.length > longest ? longForms : forms).add(form);
            exchanges.set(form, exchange);
          }
        if (exchanges.size === 0 || shownBy.includes(id)) return [];
        const expected = `a response of ${id} without a secret that was issued or set before`;
        const form = forms.findIn(content) ?? [...longForms].find((long) => content.includes(long));
        if (form === undefined || !isLeak(form, content)) return [{ clause, difference: null }];
        const before = exchanges.get(form);
        const earlier = before === exchange ? undefined : before;
        return [createResult(clause, false, expected, 'the secret', earlier)];
      });
    },
  };
};
