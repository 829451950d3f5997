import { isSuccess } from '../../judging/body.ts';
import { bodyErrors, errorInWords } from '../../judging/schema-errors.ts';
import type { Exchange } from '../../target/exchange.ts';

/** In what way a body is not what the contract shows of the operation's success; null if it is just that. */
const oddityOf = (exchange: Exchange): string | null => {
  const { operation, status, mediaType } = exchange;
  if (!operation) return `it is outside the contract`;
  if (!isSuccess(exchange)) return `it is no success`;
  const errors = bodyErrors(exchange, operation);
  if (!errors) return `the contract shows no body of the type "${mediaType}" with status ${status}`;
  const [first] = [...errors.documented, ...errors.chosen];
  return first ? errorInWords(first) : null;
};

/**
 * The last answer whose body was read although it is not what the contract shows, in words; null if all were. An error
 * in a scenario that read such an answer follows from it. Any other one is a mistake of the scenario.
 */
export const oddAnswer = (exchanges: readonly Exchange[]): string | null => {
  for (const exchange of exchanges.toReversed()) {
    const oddity = exchange.isRead ? oddityOf(exchange) : null;
    if (oddity) return `${exchange.operation?.id ?? 'a request'} answered ${exchange.status}, and ${oddity}`;
  }
  return null;
};
