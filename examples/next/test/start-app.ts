import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'));
const folder = fileURLToPath(new URL('..', import.meta.url));

/** The application, built by `npm run build` and started on a free port. */
export type App = {
  readonly url: string;
  /** What it has printed. */
  output(): string;
  close(): Promise<void>;
};

const collect = (child: ChildProcess): (() => string) => {
  let output = '';
  const add = (part: Buffer) => {
    output += part;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
};

/** @throws Error with the output if the application doesn't start */
export const startApp = async (env: Readonly<Record<string, string>>): Promise<App> => {
  const child = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const close = async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output());
      if (match) resolve(match[0]);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`next start ended: ${output()}`)));
  });
  return { url, output, close };
};
