import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const tool = { name: 'workspace-conformance', version: manifest.version };
