import { cpus, platform } from 'node:os';
import type { Extent, Rounds } from './compare.ts';
import { connections, type Measurement } from './load.ts';
import type { Soak } from './soak.ts';
import { median, ratio } from './statistics.ts';

/** The start-up times and peak memory of a server. */
export type Process = { readonly name: string; readonly startUps: readonly number[]; readonly peak: number };

type Figures = Measurement & {
  /** How many times faster the first server was in the same rounds. */ readonly ratio: number;
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
    readonly startUp: number;
    /** MiB. */
    readonly peakMemory: number;
    readonly workloads: Readonly<Record<string, Figures>>;
  }[];
  readonly soak?: Soak;
};

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

const figures = (ours: readonly Measurement[], theirs: readonly Measurement[]): Figures => {
  const middle = (name: keyof Measurement) => median(theirs.map((one) => one[name]));
  const speed = (measured: readonly Measurement[]) => measured.map((one) => one.requestsPerSecond);
  return {
    requestsPerSecond: round(middle('requestsPerSecond')),
    p50: round(middle('p50'), 2),
    p99: round(middle('p99'), 2),
    ratio: round(ratio(speed(ours), speed(theirs)), 2),
  };
};

/** Summarizes a run. The first process is the one that the others are compared with. */
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
      startUp: round(median(startUps)),
      peakMemory: round(peak / 1024),
      workloads: Object.fromEntries(
        Object.entries(rounds[name] ?? {}).map(([workload, theirs]) => [
          workload,
          figures(ours[workload] ?? [], theirs),
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
