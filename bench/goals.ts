import type { Workload } from './workloads.ts';

type Ratios = Readonly<Record<Workload['operation'], number>>;

const forEveryWorkload = (ratio: number): Ratios => ({
  getAgent: ratio,
  listAgents: ratio,
  createAgent: ratio,
  updatePage: ratio,
});

/** The minimum speed of the sandbox as a multiple of each peer's speed. */
const ratios: Readonly<Record<string, Ratios>> = {
  Prism: forEveryWorkload(3),
  'Prism, silent': forEveryWorkload(3),
  Mockoon: forEveryWorkload(3),
  // Faster, to the two printed decimal places.
  'json-server': forEveryWorkload(1.01),
  // This server returns examples, while the sandbox reads and commits records.
  '@scalar/mock-server': { getAgent: 1.3, listAgents: 0.5, createAgent: 0.9, updatePage: 0.9 },
};

/** Node 20 lacks `node:sqlite`. There, the sandbox may be a fifth slower relative to Scalar than on newer versions. */
const factorOnNode20 = 0.8;

/** The peers that should send their first response later than the sandbox. */
export const peersThatStartLater: readonly string[] = ['Prism', 'Prism, silent', '@scalar/mock-server'];

/** The maximum median time in milliseconds that a user should wait, in memory. */
export const momentGoals = { 'createSandbox()': 10, 'reset()': 10 };

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

/** The maximum time in milliseconds for any single request on an idle machine. */
export const longestRequest = 100;

/**
 * Returns the minimum speed of the sandbox as a multiple of a peer's speed, or undefined without a goal.
 *
 * @param node the version, such as `v24.1.0`
 */
export const getRatioGoal = (
  peer: string,
  operation: Workload['operation'],
  node = process.version,
): number | undefined => {
  const ratio = ratios[peer]?.[operation];
  if (ratio === undefined || peer !== '@scalar/mock-server' || !node.startsWith('v20.')) return ratio;
  return Number((ratio * factorOnNode20).toFixed(2));
};

/** The speed of the sandbox as a multiple of a peer's speed, by each of the two figures. */
export type MeasuredRatios = { readonly requestsPerSecond: number; readonly cpuTime: number };

/** Compares both ratios with a goal, since one may be just above it and the other just below. */
export const describeOutcome = (goal: number, { requestsPerSecond, cpuTime }: MeasuredRatios): string => {
  const isMet = { requestsPerSecond: requestsPerSecond >= goal, cpuTime: cpuTime >= goal };
  if (isMet.requestsPerSecond === isMet.cpuTime) return isMet.cpuTime ? 'met' : 'missed';
  return isMet.cpuTime ? 'met by CPU time only' : 'met by requests/s only';
};
