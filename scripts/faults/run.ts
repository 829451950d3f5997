import { StartupError } from '../../conformance/index.ts';
import { type Fault, faultNamed } from '../../mocks/faults/index.ts';
import { type Discovery, type Extent, checkMutant, checkMutantByAllClauses } from './judge-fault.ts';
import type { Row } from './row.ts';

/** A run of the gate against a fault. */
export type Run = Extent & { readonly fault: string };

const nothing: Discovery = { failed: [], finding: undefined, requests: 0 };

const discover = async (fault: Fault, extent: Extent): Promise<Discovery> => {
  const first = await checkMutant(fault, extent);
  return first.failed.length > 0 ? first : checkMutantByAllClauses(fault, extent);
};

/**
 * Judges a fault by the clause that it breaks; by every clause, if that one doesn't find it.
 *
 * @throws RangeError if no fault has that name
 */
export const createRow = async ({ fault: name, seed, effort }: Run): Promise<Row> => {
  const fault = faultNamed(name);
  const { clause } = fault;
  const began = performance.now();
  const discovery = await discover(fault, { seed, effort }).catch((error: unknown) => {
    if (error instanceof StartupError) return { ...nothing, error: error.message };
    throw error;
  });
  const killedBy = [...discovery.failed].toSorted(
    (one, other) => Number(other === clause) - Number(one === clause),
  );
  return {
    fault: name,
    seed,
    clause,
    killedBy,
    error: 'error' in discovery ? discovery.error : null,
    replay: discovery.finding?.replay ?? null,
    requests: discovery.requests,
    milliseconds: Math.round(performance.now() - began),
  };
};
