import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contender, contenders, type Files, sandbox } from './contenders.ts';
import { load, type Speed } from './load.ts';
import { createAgents, recordResponses, withResponses } from './responses.ts';
import { start } from './start.ts';
import { type Workload, workloads } from './workloads.ts';

/** How long to measure: the number of rounds, and the seconds per server and workload in a round. */
export type Extent = { readonly rounds: number; readonly seconds: number };

/** One measurement: the process of a server under a workload. */
export type Measurement = Speed & {
  /** Milliseconds until the first response with 200. */
  readonly startUp: number;
  /** The peak of its memory, in KiB. */
  readonly peak: number;
};

/** The measurements by server and workload, one per round. */
export type Rounds = Record<string, Record<string, Measurement[]>>;

const contract = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as object;

/** Writes the files that the other servers respond from. */
const prepare = async (folder: string): Promise<Files> => {
  const files = { document: join(folder, 'openapi.json'), responses: join(folder, 'responses.json') };
  const server = await start(sandbox);
  try {
    const responses = await recordResponses(server.base);
    await writeFile(files.responses, JSON.stringify(responses));
    await writeFile(files.document, JSON.stringify(withResponses(contract, responses)));
    return files;
  } finally {
    await server.stop();
  }
};

/** Measures a new process, so that records of earlier rounds don't slow it down. */
const measure = async (
  contender: Contender,
  files: Files,
  workload: Workload,
  duration: number,
): Promise<Measurement> => {
  const server = await start(contender, files);
  try {
    if (contender === sandbox) await createAgents(server.base);
    // A second that isn't counted loads and compiles the code.
    await load(server, workload, { duration: 1 }, contender.merges);
    const speed = await load(server, workload, { duration }, contender.merges);
    return { ...speed, startUp: server.startUp, peak: await server.read('peak') };
  } finally {
    await server.stop();
  }
};

/**
 * Measures all servers in turn. In each round every server runs each workload, so that other load on the machine affects all
 * of them alike. Each round starts with a different server.
 */
export const run = async (extent: Extent, report: (line: string) => void): Promise<Rounds> => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-api-bench-'));
  try {
    const files = await prepare(folder);
    const rounds: Rounds = Object.fromEntries(
      contenders.map(({ name }) => [name, Object.fromEntries(workloads.map((one) => [one.name, []]))]),
    );
    for (const workload of workloads)
      for (let round = 0; round < extent.rounds; round += 1) {
        report(`${workload.name}, round ${round + 1} of ${extent.rounds}`);
        const first = round % contenders.length;
        for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
          const measured = await measure(contender, files, workload, extent.seconds);
          rounds[contender.name]?.[workload.name]?.push(measured);
        }
      }
    return rounds;
  } finally {
    await rm(folder, { recursive: true });
  }
};
