import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@workspace-api/conformance/package.json') as {
  version: string;
};

/** The gate's name and version, as reports show them. */
export const tool = { name: 'workspace-conformance', version: version };
