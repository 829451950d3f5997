import { runNpm } from '../npm.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

export const accesses = ['restricted', 'public'] as const;
export type Access = (typeof accesses)[number];

/**
 * Whether npm can attest which commit and workflow built a package: in a workflow of GitHub or GitLab that may create
 * identity tokens, for public packages (https://docs.npmjs.com/generating-provenance-statements).
 */
const canAttest = (access: Access, env: Environment): boolean =>
  access === 'public' &&
  ((env.GITHUB_ACTIONS === 'true' && Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL)) ||
    (env.GITLAB_CI === 'true' && Boolean(env.SIGSTORE_ID_TOKEN)));

/** The arguments with which npm publishes packages. @param names of the packages */
export const publishArguments = (names: readonly string[], access: Access, env: Environment): string[] => [
  'publish',
  ...['--access', access],
  ...(canAttest(access, env) ? ['--provenance'] : []),
  ...names.flatMap((name) => ['--workspace', name]),
];

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
