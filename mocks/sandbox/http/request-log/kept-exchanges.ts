import type { components } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';
import { Queue } from './queue.ts';

/** The headers and the body of a request or a response, without secrets. */
export type LoggedMessage = Readonly<components['schemas']['LoggedMessage']>;

/** Both messages of a logged request. */
export type Exchange = { readonly request: LoggedMessage; readonly response: LoggedMessage };

/** An exchange that is written when somebody asks for it: most are dropped before. */
export type KeptExchange = {
  /** Characters of its bodies. */
  readonly length: number;
  show(): Exchange;
};

/** The newest exchanges that fit into a budget, by the ids of their requests. */
export type KeptExchanges = {
  keep(id: string, exchange: KeptExchange): void;
  /** Keeps an exchange in place of the one with this id, if that is still kept. */
  replace(id: string, exchange: KeptExchange): void;
  get(id: string): Exchange | undefined;
  /** All that are kept. */
  all(): Iterable<Exchange>;
  clear(): void;
};

type Entry = { readonly id: string; exchange: KeptExchange };

/** Characters of an exchange beside its bodies: its headers, and what the memory for it costs. */
const fixedLength = 1000;

/** Keeps the exchanges of the entries of the log, of up to `budget` characters. */
export const createKeptExchanges = (
  budget: number = limits.keptLength,
  count: number = limits.logEntries,
): KeptExchanges => {
  const entries = new Queue<Entry>();
  let length = 0;
  const find = (id: string) => entries.toArray().findLast((entry) => entry.id === id);
  const shrink = () => {
    while (length > budget || entries.size > count) {
      const dropped = entries.drop();
      if (dropped === undefined) return;
      length -= fixedLength + dropped.exchange.length;
    }
  };
  return {
    keep(id, exchange) {
      entries.add({ id, exchange });
      length += fixedLength + exchange.length;
      shrink();
    },
    replace(id, exchange) {
      const entry = find(id);
      if (entry === undefined) return;
      length += exchange.length - entry.exchange.length;
      entry.exchange = exchange;
      shrink();
    },
    get: (id) => find(id)?.exchange.show(),
    all: () => entries.toArray().map(({ exchange }) => exchange.show()),
    clear() {
      entries.clear();
      length = 0;
    },
  };
};
