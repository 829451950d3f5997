import type { components } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';

/** The headers and the body of a request or a response, without secrets. */
export type LoggedMessage = Readonly<components['schemas']['LoggedMessage']>;

/** Both messages of a logged request. */
export type Exchange = { readonly request: LoggedMessage; readonly response: LoggedMessage };

/** The newest exchanges that fit into a budget, by the ids of their requests. */
export type KeptExchanges = {
  keep(id: string, exchange: Exchange): void;
  get(id: string): Exchange | undefined;
  /** All that are kept. */
  all(): Iterable<Exchange>;
  clear(): void;
};

/** Characters of an exchange beside its bodies: its headers, and what the memory for it costs. */
const fixedLength = 1000;

const lengthOf = ({ request, response }: Exchange): number =>
  fixedLength + (request.body?.length ?? 0) + (response.body?.length ?? 0);

/** Keeps exchanges of up to `budget` characters. */
export const createKeptExchanges = (budget: number = limits.keptLength): KeptExchanges => {
  /** Oldest first. */
  const exchanges = new Map<string, Exchange>();
  let length = 0;
  const drop = (id: string) => {
    const exchange = exchanges.get(id);
    if (exchange === undefined) return;
    length -= lengthOf(exchange);
    exchanges.delete(id);
  };
  return {
    keep(id, exchange) {
      drop(id);
      exchanges.set(id, exchange);
      length += lengthOf(exchange);
      for (const oldest of exchanges.keys()) {
        if (length <= budget) return;
        drop(oldest);
      }
    },
    get: (id) => exchanges.get(id),
    all: () => exchanges.values(),
    clear() {
      exchanges.clear();
      length = 0;
    },
  };
};
