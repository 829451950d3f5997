import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The gate's name and version, as reports show them. */
export const tool = { name: 'workspace-conformance', version: manifest.version };
