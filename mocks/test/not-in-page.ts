/**
 * The files of tests that don't run in a page, by what they are about: a page doesn't have it. All other tests of the sandbox run
 * there too, from the same files (project `web` of vitest.config.ts).
 */
export const notInPage = {
  'the command and the scripts that start it': [
    'mocks/sandbox/cli/access',
    'mocks/sandbox/cli/health',
    'mocks/sandbox/cli/line-writer',
    'mocks/sandbox/cli/options',
    'mocks/sandbox/cli/request-line',
    'mocks/sandbox/cli/watch-seed',
    'mocks/test/command',
  ],
  'modules of the host in Node': [
    'mocks/sandbox/host/hosts',
    'mocks/sandbox/host/node/network',
    'mocks/sandbox/host/node/network/addresses',
    'mocks/sandbox/host/node/store/data-file',
    'mocks/sandbox/host/node/store/sqlite-library',
    'mocks/test/lazy-import',
  ],
  files: [
    'mocks/sandbox/http/static-routes',
    'mocks/sandbox/store/open-database',
    'mocks/test/at-rest',
    'mocks/test/seed-files',
    'mocks/test/unavailable-file',
  ],
  'connections over sockets': [
    'mocks/sandbox/control/broken-lists',
    'mocks/sandbox/control/unvalidated-requests',
    'mocks/test/fault-rules',
    'mocks/test/pipelined-requests',
    'mocks/test/public-url',
    'mocks/test/secret-proxy',
    'mocks/test/serving',
    'mocks/test/slow-clients',
    'mocks/test/requests-as-bytes',
  ],
  'headers that a page may not set or read, such as Host, Origin, Cookie and Accept-Encoding': [
    'mocks/sandbox/control/control-token',
    'mocks/sandbox/control/guard',
    'mocks/sandbox/http/encodings/compress',
    'mocks/test/browsers',
    'mocks/test/sign-in',
  ],
  'mutants, which may use modules of Node': ['mocks/sandbox/control/mutants'],
  'PostgreSQL and several processes': [
    'mocks/test/concurrent-requests',
    'mocks/test/peers',
    'mocks/test/lost-commit',
    'mocks/test/reads-during-writes',
    'mocks/test/several-processes',
  ],
} as const;
