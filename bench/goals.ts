import type { Workload } from './workloads.ts';

/** A goal of all workloads, or one for each operation. */
type Goal = number | Readonly<Record<Workload['operation'], number>>;

/** The minimum speed of the sandbox as a multiple of each peer's speed, by CPU time. */
export const ratioGoals: Readonly<Record<string, Goal>> = {
  Prism: 3,
  'Prism, silent': 3,
  Mockoon: 3,
  // Faster, to the two printed decimal places.
  'json-server': 1.01,
  // This server returns examples, while the sandbox reads and commits records.
  '@scalar/mock-server': { getAgent: 1, listAgents: 0.4, createAgent: 0.7, updatePage: 0.7 },
};

/** The peers that should send their first response later than the sandbox. */
export const peersThatStartLater: readonly string[] = ['Prism', 'Prism, silent', '@scalar/mock-server'];

/** The maximum of what the sandbox in a page costs: kB gzipped, milliseconds on an idle machine, and MB after 10,000 requests. */
export const pageSandboxGoals = { size: 900, firstResponse: 500, memory: 60 };

/** The maximum of a run of the gate with several cases at a time: its requests, and its seconds at one latency in milliseconds. */
const gateGoals = { requests: { quick: 2_800, standard: 7_500 }, quickAt: { latency: 40, seconds: 30 } };

/** Compares a run of the gate with the goals that apply to it. */
export const describeGateGoals = (run: {
  readonly effort: string;
  readonly latency: number;
  readonly concurrency: number;
  readonly seconds: number;
  readonly requests: number;
}): string[] => {
  if (run.concurrency === 1) return [];
  const most = Object.entries(gateGoals.requests).find(([effort]) => effort === run.effort)?.[1];
  const { latency, seconds } = gateGoals.quickAt;
  const isTimed = run.effort === 'quick' && run.latency === latency;
  const outcome = (isMet: boolean) => (isMet ? 'met' : 'missed');
  return [
    ...(most === undefined ? [] : [`≤ ${most} requests: ${outcome(run.requests <= most)}`]),
    ...(isTimed ? [`≤ ${seconds} s: ${outcome(run.seconds <= seconds)}`] : []),
  ];
};
