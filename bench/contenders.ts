import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePath } from '@workspace-api/contract';
import { command } from '../mocks/command.ts';
import { runSources } from '../scripts/source-condition.ts';

/** Loads what `npm run bench` installs in `peers/`. */
export const requirePeer = createRequire(new URL('peers/package.json', import.meta.url));

/** A server to measure. */
export type Contender = {
  readonly name: string;
  /** The prefix of its paths. */
  readonly base: string;
  /** The arguments with which Node starts it on a port. */
  readonly command: (port: number, files: Files) => string[];
  /** Whether it stores records without implementing the contract: it receives merges instead of patches. */
  readonly merges?: boolean;
};

/** The files that the other servers respond from, created from the sandbox's responses. */
export type Files = { readonly document: string; readonly responses: string };

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// Runs in one process for any NODE_ENV. Otherwise memory and CPU time would be measured for its parent process.
const prism =
  (...options: string[]): Contender['command'] =>
  (port, { document }) => {
    const manifest = requirePeer.resolve('@stoplight/prism-cli/package.json');
    const { bin } = requirePeer(manifest) as { bin: { prism: string } };
    const cli = join(dirname(manifest), bin.prism);
    return [cli, 'mock', document, '--port', String(port), '--no-multiprocess', ...options];
  };

/** The sandbox as started by `npm start`, but without a rate limit. */
export const sandbox: Contender = {
  name: 'sandbox',
  base: basePath,
  command: (port) => [command, '--port', String(port), '--rate-limit', '1000000000'],
};

/** The sandbox, and the servers to compare it with. */
export const contenders: readonly Contender[] = [
  sandbox,
  { name: 'Prism', base: '', command: prism() },
  { name: 'Prism, silent', base: '', command: prism('--verboseLevel', 'silent') },
  {
    name: '@scalar/mock-server',
    base: '',
    command: (port, { document }) => [script('peers/scalar.js'), String(port), document],
  },
  {
    name: 'json-server',
    base: '',
    merges: true,
    command: (port, { responses }) => [
      ...runSources,
      script('peers/json-server.js'),
      String(port),
      responses,
    ],
  },
  {
    name: 'Mockoon',
    base: '',
    merges: true,
    command: (port, { responses }) => [...runSources, script('peers/mockoon.js'), String(port), responses],
  },
  {
    name: 'node:http',
    base: '',
    command: (port, { responses }) => [...runSources, script('servers/bare.ts'), String(port), responses],
  },
];
