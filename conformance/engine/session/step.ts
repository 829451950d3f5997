import type { Exchange } from '../../target/exchange.ts';

/** A call of the driver. It may be what a later response depends on, such as an advanced clock. */
export type DriverCall = {
  readonly capability: string;
  readonly input: unknown;
  /** What it returned; undefined if it returned nothing or failed. */
  result?: unknown;
};

/** A step of a case: a request with its response, or a call of the driver. */
export type Step = Exchange | DriverCall;

export const isExchange = (step: Step): step is Exchange => !('capability' in step);
