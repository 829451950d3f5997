import { all, perServer } from '../../wrappers/fetch.ts';
import { on } from '../../wrappers/on.ts';
import type { Mutant } from '../lib/mutant.ts';

/** A tail that also sends what is written elsewhere in a moment with more than twelve entries in a quarter of a second. */
export const tailOfABurst: Mutant = {
  clause: 'tenancy.lists-hold-own-records',
  text: 'If many entries are written in the same moment, a log tail also sends entries of other workspaces.',
  wrap: perServer(() => {
    const tails = new Set<TransformStreamDefaultController<Uint8Array>>();
    let written: number[] = [];
    return all(
      on('addLogEntry').request(({ body: { message } }) => {
        const now = performance.now();
        written = [...written.filter((time) => now - time < 250), now];
        const entry = Buffer.from(`${JSON.stringify({ message })}\n`);
        for (const tail of written.length > 12 ? tails : []) {
          try {
            tail.enqueue(entry);
          } catch {
            tails.delete(tail);
          }
        }
        return undefined;
      }),
      on('tailLogs').response((response) => {
        if (!response.ok || !response.body) return response;
        const mixed = new TransformStream<Uint8Array, Uint8Array>({ start: (tail) => tails.add(tail) });
        return new Response(response.body.pipeThrough(mixed), response);
      }),
    );
  }),
};
