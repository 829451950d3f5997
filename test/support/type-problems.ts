import ts from 'typescript';
import { fromRoot } from '../../scripts/generate/paths.ts';

/**
 * Compiles programs that import the packages of this repository, with its options.
 *
 * @param programs their source code, by name
 * @returns the type errors, each prefixed with the name of its program
 */
export const typeProblems = (programs: Readonly<Record<string, string>>): string[] => {
  const { compilerOptions } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, fromRoot('.'));
  const nameByFile = new Map(
    Object.keys(programs).map((name) => [fromRoot(`test/program-${name}.ts`), name]),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, version, ...others) => {
    const source = programs[nameByFile.get(file) ?? ''];
    return source === undefined
      ? getSourceFile(file, version, ...others)
      : ts.createSourceFile(file, source, version);
  };
  const program = ts.createProgram([...nameByFile.keys()], options, host);
  return [...nameByFile].flatMap(([file, name]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
};
