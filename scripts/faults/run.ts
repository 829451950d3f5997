import type { ClauseId } from '@workspace-api/contract';
import { StartupError } from '../../conformance/index.ts';
import { type Fault, faultNamed } from '../../mocks/faults/index.ts';
import { type Discovery, type Extent, judgeFault, judgeFaultByAll } from './judge-fault.ts';

/** A run of the gate against a fault. */
export type Run = Extent & { readonly fault: string };

/** What a run of the gate made of a fault. */
export type Row = {
  readonly fault: string;
  readonly seed: number;
  /** The clause that it breaks. */
  readonly clause: ClauseId;
  /** The musts that failed: first the one that the fault breaks, if it did, then the others that did before it. */
  readonly killedBy: readonly ClauseId[];
  /** Why the gate could not be run against it; null if it could. */
  readonly error: string | null;
  /** How to repeat the finding; null without one. */
  readonly replay: string | null;
  readonly requests: number;
  readonly milliseconds: number;
};

const nothing: Discovery = { failed: [], finding: undefined, requests: 0 };

const discoveryOf = async (fault: Fault, extent: Extent): Promise<Discovery> => {
  const first = await judgeFault(fault, extent);
  return first.failed.length > 0 ? first : judgeFaultByAll(fault, extent);
};

/**
 * Judges a fault by the clause that it breaks; by every clause, if that one doesn't find it.
 *
 * @throws RangeError if no fault has that name
 */
export const rowOfRun = async ({ fault: name, seed, effort }: Run): Promise<Row> => {
  const fault = faultNamed(name);
  const { clause } = fault;
  const began = performance.now();
  const found = await discoveryOf(fault, { seed, effort }).catch((error: unknown) => {
    if (error instanceof StartupError) return { ...nothing, error: error.message };
    throw error;
  });
  const killedBy = [...found.failed].toSorted(
    (one, other) => Number(other === clause) - Number(one === clause),
  );
  return {
    fault: name,
    seed,
    clause,
    killedBy,
    error: 'error' in found ? found.error : null,
    replay: found.finding?.replay ?? null,
    requests: found.requests,
    milliseconds: Math.round(performance.now() - began),
  };
};

/** Whether the gate found the fault by the clause that it breaks. */
export const isKilled = ({ clause, killedBy }: Pick<Row, 'clause' | 'killedBy'>): boolean =>
  killedBy[0] === clause;
