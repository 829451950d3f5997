import { sourceCondition } from '../source-condition.ts';
import { workflowPaths } from '../workflows/run-workflows.ts';
import type { Problem, Step } from './run-steps.ts';
import { runTool } from './run-tool.ts';

/** The output of a tool without the notice about Node 20 that Redocly prints in a box. */
const withoutNotice = (output: string): string => output.replaceAll(/^ *[╔║╚].*\n/gm, '').trim();

/**
 * Runs commands at the same time. A failed one is a problem, with what it prints.
 *
 * @param commands as a user enters them after `npx`
 */
export const runCommands = async (...commands: string[]): Promise<Problem[]> => {
  const problems = commands.map(async (command) => {
    const [tool = '', ...args] = command.split(' ');
    const { code, output } = await runTool(tool, args);
    return code === 0 ? [] : [{ file: `npx ${command}`, message: `\n${withoutNotice(output)}` }];
  });
  return (await Promise.all(problems)).flat();
};

/** A check by tools that read their own configuration. */
const toolStep = (name: string, describe: string, remedy: string, ...commands: string[]): Step => ({
  name,
  describe,
  remedy,
  run: async () => ['no findings', await runCommands(...commands)],
});

const bundles = 'generated/openapi.json generated/sandbox/openapi.json';

/** The scripts of the site, and with them the sandbox of a page: with the types of a browser, and without the types of Node. */
const page = 'scripts/docs/browser/tsconfig.json';

/** The repository, and the projects with their own settings because they run in a browser. */
const projects = ['tsconfig.json', 'mocks/dashboard/tsconfig.json', page, 'examples/tsconfig.json'];

/**
 * The TypeScript compiler with the strict settings of tsconfig.json: version 7 (the dependency `native-typescript`), which needs a
 * quarter of the time of version 5. Version 5 has the API that other tools use; it builds the declarations, so both check packages.
 */
export const types = toolStep(
  'types',
  'the code type-checks (tsc)',
  'Fix the types. If a name from generated/ is missing, run npm run generate first.',
  ...projects.map((project) => {
    // Examples name no condition: outside the repository they use the packages as published.
    const conditions = project === page ? `${sourceCondition},browser` : sourceCondition;
    // The projects run side by side. Each of several threads would check the types that files share.
    return `node node_modules/native-typescript/bin/tsc --noEmit --singleThreaded --pretty false --customConditions ${conditions} --project ${project}`;
  }),
);

/** Redocly's rules on the source files and the bundles. This check ensures that examples are valid. */
export const lintSource = toolStep(
  'source',
  'openapi/ and the bundles are valid OpenAPI 3.1 with valid examples, and valid workflows (Redocly)',
  'Fix the files in openapi/. The rules are configured in redocly.yaml.',
  `redocly lint contract sandbox ${bundles} ${workflowPaths().join(' ')} --format stylish`,
);

/** Spectral on the bundles, where every shared part is in one place, under its own name. */
export const lintBundle = toolStep(
  'bundle',
  "the bundles follow Spectral's rules and the project's own (openapi/lint)",
  'Fix the files in openapi/, then run npm run generate. The rules are in openapi/lint.',
  `spectral lint ${bundles} --fail-severity hint`,
);

/** The direction of imports: layers, isolated features, no cycles. The arguments are the folders with code. */
export const layers = toolStep(
  'layers',
  'imports follow the layers, without cycles (dependency-cruiser)',
  'Move the code to the layer that needs it, or pass it in as a parameter. ARCHITECTURE.md describes the layers.',
  'depcruise --config .dependency-cruiser.js --output-type err-long generated client mocks conformance scripts bench examples test openapi/lint',
);

/** Biome's formatter and linter. Warnings fail the check; turn off unwanted ones in biome.json. */
export const format = toolStep(
  'format',
  'the code is formatted and linted (Biome)',
  'Run npm run format, then fix the remaining findings by hand.',
  'biome check --error-on-warnings .',
);

/** Unused files, exports and dependencies, and undeclared dependencies. */
export const unused = toolStep(
  'unused',
  'no file, export or dependency is unused or undeclared (knip)',
  'Remove it or use it. Entry points that knip cannot detect belong in knip.json.',
  'knip --no-progress',
);
