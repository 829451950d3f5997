import {
  type ClauseId,
  createStringIndex,
  type OperationId,
  type OperationShape,
  operations,
  type StringIndex,
} from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { tryParseJson } from '../target/parse-json.ts';
import { getJson, isSuccess } from './body.ts';
import type { CheckResult } from './check-result.ts';
import { keyStart, signingSecretStart } from './credential-patterns.ts';
import { stringsWith } from './find-string.ts';
import { secretForms, secretValueIn } from './secret-value.ts';

/** A secret that a target created or received, the clause that protects it, and the operations that may show it. */
type Kept = { secret: string; clause: ClauseId; allowedOperations: readonly OperationId[] };

/** The forms of the secrets of one clause, and the operations that may show them. */
type Secrets = { allowedOperations: readonly OperationId[]; forms: StringIndex; longForms: Set<string> };

/** The secrets of one run that later responses must not show. */
export type Disclosures = Map<ClauseId, Secrets>;

/** Shorter values may be part of any string. */
const shortest = 16;

/**
 * Longer values are searched one by one: there are few, and the index takes as many steps for a character of a response as the
 * strings have characters in common. A part of one discloses nothing: it may be one character repeated.
 */
const longest = 1_024;

/** Only these operations may show the secrets in their responses. */
const responseSecretRules: readonly { by: readonly OperationId[]; secret: RegExp; clause: ClauseId }[] = [
  {
    by: [operations.mintToken.id, operations.rotateToken.id],
    secret: keyStart,
    clause: 'tokens.secret-shown-once',
  },
  {
    by: [operations.createWebhookSubscription.id],
    secret: signingSecretStart,
    clause: 'webhooks.secret-shown-once',
  },
];

const findSecrets = (exchange: Exchange, id: OperationId): Kept[] => {
  if (!isSuccess(exchange)) return [];
  const rule = responseSecretRules.find(({ by }) => by.includes(id));
  if (rule) {
    const { by: allowedOperations, clause } = rule;
    return stringsWith(getJson(exchange), rule.secret).map((secret) => ({
      secret,
      clause,
      allowedOperations,
    }));
  }
  const value = secretValueIn({ id }, tryParseJson(exchange.request.body ?? ''));
  return value === null
    ? []
    : [{ secret: value, clause: 'secrets.value-never-returned', allowedOperations: [] }];
};

const keep = (disclosures: Disclosures, { secret, clause, allowedOperations }: Kept): void => {
  const secrets = disclosures.get(clause) ?? {
    allowedOperations,
    forms: createStringIndex(),
    longForms: new Set(),
  };
  for (const form of secretForms(secret))
    (form.length > longest ? secrets.longForms : secrets.forms).add(form);
  disclosures.set(clause, secrets);
};

const isIn = (content: string, { forms, longForms }: Secrets): boolean =>
  forms.findIn(content) !== null || [...longForms].some((form) => content.includes(form));

/**
 * Checks that a response shows no secret from earlier requests or responses of the run, and remembers the secrets of this
 * exchange. Returns one result for each clause that protects a secret.
 */
export const checkDisclosure = (
  disclosures: Disclosures,
  exchange: Exchange,
  { id }: OperationShape,
): CheckResult[] => {
  const operation = id as OperationId;
  for (const entry of findSecrets(exchange, operation))
    if (entry.secret.length >= shortest) keep(disclosures, entry);
  const content = `${exchange.text}\n${Object.values(exchange.headers).join('\n')}`;
  return [...disclosures]
    .filter(([, { allowedOperations }]) => !allowedOperations.includes(operation))
    .map(([clause, secrets]) => ({
      clause,
      difference: isIn(content, secrets)
        ? {
            expected: `a response of ${id} without a secret that was issued or set before`,
            got: 'the secret',
          }
        : null,
    }));
};
