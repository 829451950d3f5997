import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@workspace-api/conformance/package.json') as {
  version: string;
};

/** The gate's name and version, as reports show them. */
export const tool = { name: 'workspace-conformance', version };

/**
 * Runs the gate in a project. npx would look for a package of another owner if it were called by the name of the command. The
 * single executable, which needs no npx, states its own.
 */
export const gateCommand = process.env.WORKSPACE_API_COMMAND ?? 'npx @workspace-api/conformance';
