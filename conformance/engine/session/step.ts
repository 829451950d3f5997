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

/** The steps of a case in order, and the exchanges among them. */
export type StepLog = { readonly steps: Step[]; readonly exchanges: Exchange[] };

export const isDriverCall = (step: Step): step is DriverCall => 'capability' in step;

/** The exchanges among these steps. */
export const listExchanges = (steps: readonly Step[]): Exchange[] =>
  steps.filter((step): step is Exchange => !isDriverCall(step));

/** Records a step. */
export const addStep = ({ steps, exchanges }: StepLog, step: Step): void => {
  steps.push(step);
  exchanges.push(...listExchanges([step]));
};

/** Records steps of another case that this one relies on. Each is recorded once. */
export const prependSteps = ({ steps, exchanges }: StepLog, earlier: readonly Step[]): void => {
  const added = earlier.filter((step) => !steps.includes(step));
  steps.unshift(...added);
  exchanges.unshift(...listExchanges(added));
};
