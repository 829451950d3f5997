import { cpus, platform } from 'node:os';
import type { Extent, Rounds } from './compare.ts';
import { getRatioGoal, type MeasuredRatios } from './goals.ts';
import { connections, type Measurement } from './load.ts';
import type { Soak } from './soak.ts';
import { getSpread, median, ratio, type Spread } from './statistics.ts';
import { workloads } from './workloads.ts';

/** The start-up times and peak memory of a server. */
export type Process = { readonly name: string; readonly startUps: readonly number[]; readonly peak: number };

/** The figures of a server under a workload. */
export type Figures = {
  readonly requestsPerSecond: Spread;
  /** CPU time of the server per request, in microseconds. */
  readonly cpuTime: Spread;
  /** Median in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The speed of the first server in the same rounds as a multiple of this server's speed, at the median. */
  readonly ratios: MeasuredRatios;
  /** The minimum for the ratios. */
  readonly goal?: number;
};

/** The results of a benchmark run. */
export type Results = {
  readonly machine: {
    readonly node: string;
    readonly platform: string;
    readonly cpu: string;
    readonly cores: number;
  };
  readonly extent: Extent & { readonly connections: number };
  readonly servers: readonly {
    readonly name: string;
    /** Milliseconds until the first response with 200. */
    readonly startUp: Spread;
    /** MiB. */
    readonly peakMemory: number;
    readonly workloads: Readonly<Record<string, Figures>>;
  }[];
  readonly soak?: Soak;
};

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

const summarizeWorkload = (
  ours: readonly Measurement[],
  theirs: readonly Measurement[],
  goal: number | undefined,
): Figures => {
  const select = (name: keyof Measurement, measurements = theirs) => measurements.map((one) => one[name]);
  const rates = [select('requestsPerSecond', ours), select('requestsPerSecond')] as const;
  const cpuTimes = [select('cpuTime', ours), select('cpuTime')] as const;
  return {
    requestsPerSecond: getSpread(rates[1]),
    cpuTime: getSpread(cpuTimes[1]),
    p50: round(median(select('p50')), 2),
    p99: round(median(select('p99')), 2),
    ratios: {
      requestsPerSecond: round(ratio(rates[0], rates[1]), 2),
      // Less time is faster.
      cpuTime: round(ratio(cpuTimes[1], cpuTimes[0]), 2),
    },
    ...(goal !== undefined && { goal }),
  };
};

/** Summarizes a run. The other processes are compared with the first one. */
export const summarize = (
  extent: Extent,
  processes: readonly Process[],
  rounds: Rounds,
  soak?: Soak,
): Results => {
  const ours = rounds[processes[0]?.name ?? ''] ?? {};
  return {
    machine: {
      node: process.version,
      platform: platform(),
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
    },
    extent: { ...extent, connections },
    servers: processes.map(({ name, startUps, peak }) => ({
      name,
      startUp: getSpread(startUps),
      peakMemory: round(peak / 1024),
      workloads: Object.fromEntries(
        workloads.map((workload) => [
          workload.name,
          summarizeWorkload(
            ours[workload.name] ?? [],
            rounds[name]?.[workload.name] ?? [],
            getRatioGoal(name, workload.operation),
          ),
        ]),
      ),
    })),
    ...(soak && {
      soak: {
        requests: soak.requests,
        samples: soak.samples.map((sample) => round(sample, 1)),
        growth: round(soak.growth, 2),
      },
    }),
  };
};
