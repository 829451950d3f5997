import { x } from 'tinyexec';
import { freePort } from '../../mocks/test/free-port.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';

/**
 * Starts stock `prism mock` on a document, by default the committed bundle. Resolves once it listens, with its URL and a function
 * that stops it.
 */
export const startPrism = async (
  document = 'generated/openapi.json',
): Promise<{ url: string; stop: () => void }> => {
  const port = String(await freePort());
  const args = ['mock', document, '--host', '127.0.0.1', '--port', port];
  const nodeOptions = { cwd: fromRoot('.'), stdio: ['ignore' as const, 'pipe' as const, 'inherit' as const] };
  const prism = x('prism', args, { nodeOptions }).process;
  return new Promise((resolve, reject) => {
    let output = '';
    prism?.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.includes('Prism is listening')) return;
      output += chunk;
      if (output.includes('Prism is listening'))
        resolve({ url: `http://127.0.0.1:${port}`, stop: () => void prism?.kill() });
    });
    prism?.on('exit', (code) => reject(new Error(`prism mock ended with ${code}: ${output}`)));
  });
};
