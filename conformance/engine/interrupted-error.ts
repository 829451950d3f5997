import type { Leftover } from '../resources/record-events.ts';

/** The run was aborted. The records that it created are deleted. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** The records that could not be deleted. */
  readonly leftovers: readonly Leftover[];

  constructor(leftovers: readonly Leftover[]) {
    const lines = leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`);
    super(
      ['Interrupted. No verdict.', ...(lines.length > 0 ? ['Left on the target:', ...lines] : [])].join('\n'),
    );
    this.leftovers = leftovers;
  }
}
