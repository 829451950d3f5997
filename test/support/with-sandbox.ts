import type { Mutant } from '../../mocks/mutants/index.ts';
import { type ServedOptions, withServedSandbox } from '../../scripts/proof/served-sandbox.ts';

export { gateOptionsFor } from '../../scripts/proof/served-sandbox.ts';

/** Serves a new sandbox, with a mutant or another wrapper if given, while `use` runs. */
export const withSandbox = <T>(
  { mutant, seed = 1, ...options }: Partial<ServedOptions> & { mutant?: Mutant },
  use: (url: string) => Promise<T>,
): Promise<T> =>
  withServedSandbox(
    {
      seed,
      ...(mutant && { wrap: mutant.wrap }),
      ...(mutant?.outgoing && { outgoing: mutant.outgoing }),
      ...options,
    },
    use,
  );
