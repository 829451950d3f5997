import type { ClauseId, OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';

/** What a clause requires, and what the target did instead. */
export type Difference = { expected: string; got: string };

const formatValue = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === undefined ? 'nothing' : JSON.stringify(value);
};

/** A difference between values that a scenario read from answers: a text stays as it is, the rest is shown as JSON. */
export const toDifference = ({ expected, got }: { expected: unknown; got: unknown }): Difference => ({
  expected: formatValue(expected),
  got: formatValue(got),
});

/** One clause judged on one exchange; no difference if the exchange satisfies it. */
export type CheckResult = { clause: ClauseId; difference: Difference | null };

/** Judges one clause on an exchange; undefined if the exchange says nothing about it. */
export type ExchangeCheck = (exchange: Exchange, operation: OperationShape) => Difference | null | undefined;
