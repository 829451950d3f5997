import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { findTool } from '../check/run-tool.ts';
import { fromRoot } from '../generate/paths.ts';
import { stockTools } from './install.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts stock `prism mock` on the bundle until the test ends, and resolves with its URL once it listens. */
export const startPrism = async (): Promise<string> => {
  const port = String(await freePort());
  const args = ['mock', 'generated/openapi.json', '--host', '127.0.0.1', '--port', port];
  const child = spawn(process.execPath, [findTool('prism', stockTools), ...args], {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.includes('Prism is listening')) return;
      output += chunk;
      if (output.includes('Prism is listening')) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', (code) => reject(new Error(`prism mock ended with ${code}: ${output}`)));
  });
};
