import ts from 'typescript';
import { fromRoot } from '../../scripts/generate/paths.ts';

const { compilerOptions } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile).config;
const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, fromRoot('.'));

/**
 * Compiles sources that import the packages of this repository, with its options.
 *
 * @param sources the code of files that don't exist, by their path
 * @param entries further files
 * @param more options in addition to the options of the repository
 */
export const compile = (
  sources: Readonly<Record<string, string>>,
  { entries = [], ...more }: ts.CompilerOptions & { entries?: readonly string[] } = {},
): ts.Program => {
  const own = { ...options, ...more };
  const host = ts.createCompilerHost(own);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file in sources || fileExists(file);
  host.getSourceFile = (file, version, ...others) => {
    const source = sources[file];
    return source === undefined
      ? getSourceFile(file, version, ...others)
      : ts.createSourceFile(file, source, version);
  };
  return ts.createProgram([...entries, ...Object.keys(sources)], own, host);
};

/** The type errors of programs, given their source code by name, each prefixed with the name of its program. */
export const typeProblems = (programs: Readonly<Record<string, string>>): string[] => {
  const toFile = (name: string) => fromRoot(`test/program-${name}.ts`);
  const program = compile(
    Object.fromEntries(Object.entries(programs).map(([name, source]) => [toFile(name), source])),
  );
  return Object.keys(programs).flatMap((name) => {
    const source = program.getSourceFile(toFile(name));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
};
