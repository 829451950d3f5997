import { runTool } from './run-tool.ts';
import { outcome, type Problem, type Step } from './step.ts';

type Named = { name: string; line?: number };
type Issue = { file: string } & Record<string, Named[] | Named[][] | string>;

const kinds: Record<string, string> = {
  files: 'is imported by nothing',
  dependencies: 'is a dependency that nothing uses',
  devDependencies: 'is a devDependency that nothing uses',
  optionalPeerDependencies: 'is an optional peer dependency that is referred to',
  unlisted: 'is imported, but no dependency of this package',
  unresolved: 'can not be resolved',
  binaries: 'is run, but comes with no dependency',
  exports: 'is exported, but used nowhere else',
  types: 'is exported as a type, but used nowhere else',
  enumMembers: 'is a member of an enum that nothing uses',
  namespaceMembers: 'is a member of a namespace that nothing uses',
  duplicates: 'is exported twice',
};

/** The issues in what `knip --reporter json` prints. */
export const readKnip = (stdout: string): Problem[] => {
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { issues: Issue[] };
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) =>
      typeof found === 'string'
        ? []
        : found.flat().map(({ name, line }) => ({
            file: line === undefined ? issue.file : `${issue.file}:${line}`,
            message: kind === 'files' ? `${kinds.files}` : `${name} ${kinds[kind] ?? `(${kind})`}`,
          })),
    ),
  );
};

/** Nothing is kept for later, and nothing is used that isn't declared. */
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
      'Take it away, or use it; an entry that knip can not know belongs in knip.json.',
    );
  },
};
