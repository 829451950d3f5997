import { StartupError } from '../../conformance/index.ts';
import { getMutant, type Mutant } from '../../mocks/mutants/index.ts';
import { checkMutant, checkMutantByAllClauses, type Discovery, type Extent } from './check-mutant.ts';
import type { Row } from './row.ts';

/** A run of the gate against a mutant. */
export type Run = Extent & { readonly mutant: string };

const nothing: Discovery = { failed: [], finding: undefined, requests: 0 };

const discover = async (mutant: Mutant, extent: Extent): Promise<Discovery> => {
  const first = await checkMutant(mutant, extent);
  return first.failed.length > 0 ? first : checkMutantByAllClauses(mutant, extent);
};

/**
 * Checks a mutant by the clause that it breaks, and by every clause if that one doesn't detect it.
 *
 * @throws RangeError if no mutant has that name
 */
export const createRow = async ({ mutant: name, seed, effort }: Run): Promise<Row> => {
  const mutant = getMutant(name);
  const { clause } = mutant;
  const began = performance.now();
  const discovery = await discover(mutant, { seed, effort }).catch((error: unknown) => {
    if (error instanceof StartupError) return { ...nothing, error: error.message };
    throw error;
  });
  const killedBy = [...discovery.failed].toSorted(
    (one, other) => Number(other === clause) - Number(one === clause),
  );
  return {
    mutant: name,
    seed,
    clause,
    killedBy,
    error: 'error' in discovery ? discovery.error : null,
    replay: discovery.finding?.replay ?? null,
    requests: discovery.requests,
    milliseconds: Math.round(performance.now() - began),
  };
};
