import ts from 'typescript';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';

const { compilerOptions } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile).config;
const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, fromRoot('.'));

const entries = ['client/index.ts', 'client/operations/index.ts'].map(fromRoot);
/** A module of the client that must not compile. */
const nodeEntry = fromRoot('client/of-node.ts');

/** The type errors in the client's sources and the types that they import, compiled with one library and without `@types`. */
const problemsWith = (library: string): string[] => {
  const lib = ['lib.es2023.d.ts', `lib.${library}.d.ts`];
  const own: ts.CompilerOptions = { ...options, lib, types: [], skipLibCheck: false };
  const host = ts.createCompilerHost(own);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...others) =>
    name === nodeEntry
      ? ts.createSourceFile(name, 'console.log(process.version);', version)
      : getSourceFile(name, version, ...others);
  const program = ts.createProgram([...entries, nodeEntry], own, host);
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .concat(program.getOptionsDiagnostics())
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
};

test.each([
  ['a browser', 'dom'],
  ['a worker', 'webworker'],
])("the client compiles for %s without the types of Node, and code that needs Node doesn't", (_, library) => {
  expect(problemsWith(library)).toEqual([expect.stringMatching(/of-node\.ts: Cannot find name 'process'/)]);
});
