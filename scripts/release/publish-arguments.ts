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
