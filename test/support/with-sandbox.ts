import type { Fault } from '../../mocks/faults/index.ts';
import { type ServedOptions, withServedSandbox } from '../../scripts/judges/served-sandbox.ts';

export { gateOptionsFor } from '../../scripts/judges/served-sandbox.ts';

/** Serves a fresh sandbox, with a fault or another wrapper if given, while `use` runs. */
export const withSandbox = <T>(
  { fault, seed = 1, ...options }: Partial<ServedOptions> & { fault?: Fault },
  use: (url: string) => Promise<T>,
): Promise<T> =>
  withServedSandbox(
    {
      seed,
      ...(fault && { wrap: fault.wrap }),
      ...(fault?.outgoing && { outgoing: fault.outgoing }),
      ...options,
    },
    use,
  );
