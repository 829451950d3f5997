import type { ClauseId } from '@workspace-api/contract';
import type { Exchange, OperationExchange } from '../target/exchange.ts';

/** What a clause requires, and what the target did instead. */
export type Difference = { expected: string; got: string };

/** The difference unless a condition holds. */
export const unless = (isRight: boolean, expected: string, got: string): Difference | null =>
  isRight ? null : { expected, got };

/** A value in readable form. Reports shorten it around what differs. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/**
 * A difference between values that a scenario read from responses. Strings are kept; other values are formatted as JSON. If
 * both would then look the same, such as `1` and `"1"`, strings are formatted as JSON too.
 */
export const toDifference = ({ expected, got }: { expected: unknown; got: unknown }): Difference => {
  const isAmbiguous = formatValue(expected) === formatValue(got);
  const format = (value: unknown) =>
    isAmbiguous && typeof value === 'string' ? JSON.stringify(value) : formatValue(value);
  return { expected: format(expected), got: format(got) };
};

/** The result of checking one clause on one exchange. The difference is null if the exchange satisfies the clause. */
export type CheckResult = {
  clause: ClauseId;
  difference: Difference | null;
  /** The earlier exchanges of a trace that the result is based on. */
  before?: readonly Exchange[];
};

/** The result for a clause that an exchange satisfies if `isRight`. @param before the earlier exchanges, as far as there are any */
export const createResult = (
  clause: ClauseId,
  isRight: boolean,
  expected: string,
  got: string,
  ...before: readonly (Exchange | undefined)[]
): CheckResult => ({
  clause,
  difference: unless(isRight, expected, got),
  before: before.filter((one) => one !== undefined),
});

/** Checks one clause on an exchange. Returns undefined if the clause doesn't apply to the exchange. */
export type ExchangeCheck = (exchange: OperationExchange) => Difference | null | undefined;

/** The status of a response and the start of its body. */
export const summarizeResponse = ({ status, text }: Exchange): string =>
  `status ${status} with ${text === '' ? 'no body' : text.slice(0, 200)}`;
