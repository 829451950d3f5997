import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkState } from './check-state.ts';
import { compare, type Extent } from './compare.ts';
import { type Contender, type Files, peers, sandbox } from './contenders.ts';
import { recordResponses, withResponses } from './responses.ts';
import { type Process, type Results, summarize } from './results.ts';
import { type Soak, soak } from './soak.ts';
import { type Server, start } from './start.ts';
import { toRequest } from './workloads.ts';

type Options = Extent & {
  /** The number of starts for the median start-up time. */
  readonly starts: number;
  /** The number of requests of the soak test; 0 skips it. */
  readonly soak: number;
  readonly report: (line: string) => void;
};

const contract = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as object;

const prepare = async (folder: string, { base }: Server): Promise<Files> => {
  const files = { document: join(folder, 'openapi.json'), responses: join(folder, 'responses.json') };
  const responses = await recordResponses(base);
  await writeFile(files.responses, JSON.stringify(responses));
  await writeFile(files.document, JSON.stringify(withResponses(contract, responses)));
  return files;
};

const measureStartUps = async (contender: Contender, files: Files, times: number): Promise<number[]> => {
  const startUps: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const running = await start(contender, files);
    startUps.push(running.startUp);
    await running.stop();
  }
  return startUps;
};

const runSoak = async (files: Files, { soak: requests, report }: Options): Promise<Soak> => {
  const server = await start(sandbox, files);
  try {
    await recordResponses(server.base);
    return await soak(server, requests, report);
  } finally {
    await server.stop();
  }
};

/** Starts and compares all servers, and always stops them. */
export const run = async (options: Options): Promise<Results> => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-api-bench-'));
  const nothing = { document: '', responses: '' };
  const running: Server[] = [];
  try {
    const first = await start(sandbox, nothing);
    running.push(first);
    const files = await prepare(folder, first);
    const contenders = [sandbox, ...peers];
    const startUps: number[][] = [];
    for (const contender of contenders) {
      options.report(`Starting ${contender.name}`);
      startUps.push(await measureStartUps(contender, files, options.starts));
    }
    for (const peer of peers) running.push(await start(peer, files));
    for (const server of running)
      if (server.stateful)
        await checkState(server.name, (path, workload) =>
          fetch(server.base + path, toRequest(workload, true)),
        );
    const rounds = await compare(running, options, options.report);
    const processes: Process[] = [];
    for (const [index, server] of running.entries())
      processes.push({
        name: server.name,
        startUps: startUps[index] ?? [],
        peak: (await server.memory()).peak,
      });
    await Promise.all(running.map(({ stop }) => stop()));
    return summarize(
      { rounds: options.rounds, seconds: options.seconds },
      processes,
      rounds,
      options.soak > 0 ? await runSoak(files, options) : undefined,
    );
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  }
};
