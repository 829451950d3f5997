import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type Named = { name: string; line?: number };
type Issue = { file: string } & Record<string, Named[] | Named[][] | string>;

const kinds: Record<string, string> = {
  files: 'is not imported anywhere',
  dependencies: 'is an unused dependency',
  devDependencies: 'is an unused devDependency',
  optionalPeerDependencies: 'is an optional peer dependency that is referred to',
  unlisted: 'is imported, but not declared as a dependency of this package',
  unresolved: 'cannot be resolved',
  binaries: 'is run, but provided by no dependency',
  exports: 'is exported, but not used elsewhere',
  types: 'is an exported type, but not used elsewhere',
  enumMembers: 'is an unused enum member',
  namespaceMembers: 'is an unused namespace member',
  duplicates: 'is exported twice',
};

/** Parses the issues that `knip --reporter json` prints. */
export const readKnip = (stdout: string): Problem[] => {
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { issues: Issue[] };
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, items]) =>
      typeof items === 'string'
        ? []
        : items.flat().map(({ name, line }) => ({
            file: line === undefined ? issue.file : `${issue.file}:${line}`,
            message: kind === 'files' ? `${kinds.files}` : `${name} ${kinds[kind] ?? `(${kind})`}`,
          })),
    ),
  );
};

/** Finds unused files, exports and dependencies, and undeclared dependencies, with knip. */
export const unused: Step = {
  name: 'unused',
  describe: 'no file, export or dependency is unused or undeclared (knip)',
  run: async () => {
    const { code, stdout, output } = await runTool('knip', ['--no-progress', '--reporter', 'json']);
    const problems = stdout.includes('{') ? readKnip(stdout) : [];
    if (code !== 0 && problems.length === 0) problems.push({ file: 'knip.json', message: output.trim() });
    return outcome(
      'everything is used and declared',
      problems,
      'Remove it or use it. Entry points that knip cannot detect belong in knip.json.',
    );
  },
};
