import { runNpm } from '../npm.ts';
import type { Environment } from './publish-arguments.ts';

/**
 * Requires that npm can publish, before a release changes any file. In a workflow with identity tokens, npm logs in when it
 * publishes (https://docs.npmjs.com/trusted-publishers).
 *
 * @param whoAmI calls npm; rejects if no one is logged in
 * @throws Error with the remedy
 */
export const requireLogin = async (
  env: Environment,
  whoAmI: () => Promise<unknown> = () => runNpm(['whoami']),
): Promise<void> => {
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL || env.NPM_ID_TOKEN) return;
  await whoAmI().catch((cause: unknown) => {
    throw new Error('npm is not logged in, so nothing can be published. Run npm login, or use --dry-run.', {
      cause,
    });
  });
};
