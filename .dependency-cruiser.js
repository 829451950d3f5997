// The layers of the repository, checked by `npm run check -- --only layers`. ARCHITECTURE.md describes them.

const tests = String.raw`\.(test|browser|thorough|test-helper|test-d)\.tsx?$`;

/** One rule for each layer: it imports only itself and the layers before it. */
const layered = (name, folder, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}-imports-no-higher-layer`,
    comment: `In ${folder}/ a layer imports only lower ones: ${layers.join(' ← ')}.`,
    severity: 'error',
    from: { path: `^${folder}/${layer}(/|\\.ts$)`, pathNot: tests },
    to: { path: `^${folder}/(${layers.slice(index + 1).join('|')})(/|\\.ts$)` },
  }));

/** Forbids the imports from some files to others, with exceptions. */
const isolated = (name, comment, from, to, pathNot, excepted) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...(pathNot && { pathNot }) },
  to: { path: to, ...(excepted && { pathNot: excepted }) },
});

/** The parts of the sandbox that are the same on each host. */
const shared = 'core|store|domain|http|control|features|wiring|create-sandbox|sandbox';

/** The entry points of the packages. */
const packageEntries = String.raw`^(generated(/sandbox)?|client(/operations|/node)?|mocks(/mutants)?|conformance)/index\.ts$|^mocks/fixtures/(playwright|vitest)\.ts$|^client/tanstack-query/create-queries\.ts$|^mocks/msw/handlers\.ts$`;

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files do not import each other in a cycle. Type imports count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-import',
      comment: 'Every import resolves to a file or to an installed package.',
      severity: 'error',
      // Their packages are installed by the commands and tests that need them.
      from: { pathNot: '^(bench/peers|scripts/stock-tools|examples/(next|storybook))/' },
      to: { couldNotResolve: true },
    },

    isolated(
      'generated-stands-alone',
      'generated/ is the contract. It imports nothing that is built on it.',
      '^generated/',
      '^(client|mocks|conformance|scripts|bench|test|openapi)/',
    ),
    isolated(
      'client-knows-the-contract-only',
      'The client imports only the contract. Its tests also use the sandbox.',
      '^client/',
      '^(mocks|conformance|scripts|bench|test|openapi)/',
      tests,
    ),
    {
      name: 'client-imports-no-node',
      comment:
        'The client uses only web standards: it also runs in browsers, workers and edge runtimes. Only its entry for Node differs.',
      severity: 'error',
      from: { path: '^client/(?!node/|examples/)', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    isolated(
      'mocks-know-no-gate',
      'The mocks share only the contract with the gate that checks them.',
      '^mocks/',
      '^(client|conformance|scripts|bench|test|openapi)/',
    ),
    isolated(
      'dashboard-knows-the-contract-only',
      'The dashboard runs in a browser as a client of the sandbox: it imports only the contract and itself.',
      '^mocks/dashboard/(?!build\\.js$)',
      '^mocks/(?!dashboard/)',
    ),
    isolated(
      'nothing-imports-the-dashboard',
      'The dashboard is built to static files, which the sandbox serves.',
      '^(generated|client|mocks/(?!dashboard/)|conformance|scripts|bench)/',
      '^mocks/dashboard/(?!build\\.(js|d\\.ts)$)',
    ),
    isolated(
      'gate-knows-no-mock',
      'The gate shares only the contract with the mocks that it checks.',
      '^conformance/',
      '^(client|mocks|scripts|bench|test|openapi)/',
    ),
    isolated(
      'openapi-imports-nothing',
      'The contract is the source of everything else.',
      '^openapi/',
      '^(generated|client|mocks|conformance|scripts|bench|test)/',
      tests,
    ),

    isolated(
      'examples-import-packages-only',
      'An example is a template to copy: it imports packages by name, and no other example.',
      '^examples/([^/]+)/',
      ['^(generated|client|mocks|conformance|scripts|bench|test|openapi)/', '^examples/(?!$1/)'],
      undefined,
      packageEntries,
    ),
    isolated(
      'nothing-imports-an-example',
      'Examples are for readers, not for reuse in this repository.',
      '^(generated|client|mocks|conformance|scripts|bench|test|openapi)/',
      '^examples/',
    ),
    isolated(
      'independent-server-knows-the-document-only',
      'The second implementation is written only from the service document, and shares no code with the rest.',
      '^test/independent-server/',
      '^(generated|client|mocks|conformance|scripts|bench|openapi|test/(?!independent-server/))/?',
    ),

    ...layered('sandbox', 'mocks/sandbox', [
      'core',
      'store',
      'domain',
      'http',
      'control',
      'features',
      'wiring',
      'create-sandbox',
      'serve',
      'cli',
    ]),
    {
      name: 'sandbox-imports-no-node',
      comment:
        'The sandbox also runs in a browser. What needs Node is in host/node/, and only the entries for Node import that directly.',
      severity: 'error',
      from: { path: `^mocks/sandbox/(${shared}|host/(?!node/)[^/.]+)(/|\\.ts$)`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sandbox-names-no-host',
      comment:
        'The imports map of mocks/package.json selects the host of an import such as #host/crypto.ts. A path would select one for all.',
      severity: 'error',
      from: { path: `^mocks/sandbox/(${shared})(/|\\.ts$)`, pathNot: tests },
      to: { path: '^mocks/sandbox/host/(node|web)/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    isolated(
      'hosts-implement-ports-only',
      'A host implements the types directly in host/, core/ and store/, and knows nothing of the API.',
      '^mocks/sandbox/host/',
      '^mocks/sandbox/(domain|http|control|features|wiring|create-sandbox|serve|cli)(/|\\.ts$)',
      tests,
    ),
    isolated(
      'hosts-are-independent',
      'The web host runs without Node, and the host for Node without the web host.',
      '^mocks/sandbox/host/(web|node)/',
      '^mocks/sandbox/host/(?!$1/|[^/]+\\.ts$)',
      tests,
    ),
    {
      name: 'features-meet-at-their-index',
      comment:
        "A feature reaches another through an event, or through a function that the other's index.ts exports.",
      severity: 'error',
      from: { path: '^mocks/sandbox/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^mocks/sandbox/features/[^/]+/',
        pathNot: ['^mocks/sandbox/features/$1/', '^mocks/sandbox/features/[^/]+/index\\.ts$'],
      },
    },
    isolated(
      'sandbox-loads-no-mutant',
      'createSandbox() takes mutants as an option. Only the command loads them, on first use.',
      '^mocks/(index\\.ts$|receiver/|sandbox/(?!cli(/|\\.ts$)))',
      '^mocks/(mutants|variants)/',
      tests,
    ),
    isolated(
      'wrappers-know-no-sandbox',
      'Mutants and variants wrap any server.',
      '^mocks/(wrappers|mutants|variants|receiver)/',
      '^mocks/sandbox/',
      tests,
    ),

    ...layered('gate', 'conformance', [
      'target',
      'checks',
      'resources',
      'engine',
      'scenarios',
      'run-gate',
      'passive',
      'report',
      'cli',
    ]),
    isolated(
      'drivers-import-the-target-only',
      'Server teams write drivers, which need only the interface of drivers.',
      '^conformance/drivers/',
      '^conformance/(?!drivers/|target/)',
      tests,
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^[^/]+/\\.bundle/',
        '^mocks/public/',
        '^[^/]+/dist/',
        // They are installed outside this repository, with packages that it doesn't have.
        '^test/packages/projects/',
        'node_modules/(?!@workspace-api)',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@workspace-api/source', 'import', 'types', 'default'],
    },
  },
};
