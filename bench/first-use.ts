import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildPackage } from '../scripts/build/build-package.ts';
import { packageBuilds } from '../scripts/build/packages.ts';
import { getSpread, type Spread } from './statistics.ts';

/** The steps of the first use of a mock in a process. */
const steps = ['load', 'create', 'respond'] as const;
type Step = (typeof steps)[number];

type Times = Readonly<Record<Step, { readonly wall: number; readonly cpu: number }>>;

/** What the first use takes, in milliseconds: the sum of the steps and each of them. */
export type FirstUse = {
  readonly name: string;
  /** From the import to the first response. */
  readonly total: Spread;
  /** The CPU time of the same steps. */
  readonly cpu: Spread;
  readonly steps: Readonly<Record<Step, Spread>>;
};

const uses = [
  { program: 'mock', name: "import '@workspace-api/mock', createSandbox(), first request" },
  { program: 'msw', name: "import 'msw' and 'msw/node', setupServer(), first request" },
] as const;

const script = fileURLToPath(new URL('first-use.js', import.meta.url));

/** Measures a program in a new process, which uses the built packages: without the condition for the sources. */
const measure = async (program: string): Promise<Times> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as Times;
};

/** Builds the modules of the packages that the measured process imports. */
const buildModules = async (): Promise<void> => {
  for (const { pages: _, ...build } of packageBuilds)
    if (build.name === 'contract' || build.name === 'mock')
      await buildPackage(build, { declarations: false });
};

const sum = (times: Times, kind: 'wall' | 'cpu'): number =>
  steps.reduce((total, step) => total + times[step][kind], 0);

/**
 * Measures what a test process pays before its first response: from the import of the built package, and for comparison
 * with MSW, which keeps no state.
 *
 * @param processes how many processes are started for each mock, one after the other
 */
export const measureFirstUse = async (processes: number): Promise<FirstUse[]> => {
  await buildModules();
  const times: Record<(typeof uses)[number]['program'], Times[]> = { mock: [], msw: [] };
  for (let round = 0; round < processes; round += 1)
    for (const { program } of uses) times[program].push(await measure(program));
  return uses.map(({ program, name }) => ({
    name,
    total: getSpread(times[program].map((one) => sum(one, 'wall'))),
    cpu: getSpread(times[program].map((one) => sum(one, 'cpu'))),
    steps: {
      load: getSpread(times[program].map(({ load }) => load.wall)),
      create: getSpread(times[program].map(({ create }) => create.wall)),
      respond: getSpread(times[program].map(({ respond }) => respond.wall)),
    },
  }));
};

/** Formats the times as lines of text. */
export const formatFirstUse = (measured: readonly FirstUse[]): string =>
  measured
    .map(
      ({ name, total, cpu, steps: { load, create, respond } }) =>
        `${name}: ${total.median} ms (${total.min}–${total.max}), ${cpu.median} ms of CPU; ` +
        `import ${load.median} ms, creation ${create.median} ms, request ${respond.median} ms`,
    )
    .join('\n');
