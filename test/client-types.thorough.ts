import ts from 'typescript';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { compile } from './support/type-problems.ts';

const entries = ['index.ts', 'operations/index.ts', 'tanstack-query/create-queries.ts'].map((file) =>
  fromRoot(`client/${file}`),
);
/** A module of the client that must not compile. */
const nodeEntry = fromRoot('client/of-node.ts');

/** The type errors in the client's sources and the types that they import, compiled with one library and without `@types`. */
const problemsWith = (library: string): string[] => {
  const lib = ['lib.es2023.d.ts', `lib.${library}.d.ts`];
  const sources = { [nodeEntry]: 'console.log(process.version);' };
  const program = compile(sources, { entries, lib, types: [], skipLibCheck: false });
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

/** A program that uses the client, and the types that an editor shows for its variables. */
const source = `
import { createWorkspaceClient, type Agent, type Page, type PageSummary } from './index.ts';
const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1' });
export const agent = await api.agents.get('acme', 'agt_1');
export const agents = api.agents.list('acme');
export const page = await api.pages.get('acme', 'page_1');
export const array = await api.pages.list('acme').toArray();
export const entries = api.logs.tail('acme');
export const { create } = api.agents;
export const result = await api.agents.get('acme', 'agt_1').result();
export const imported = [agent, page, array] satisfies [Agent, Page, PageSummary[]];
`;

test('editors and declarations show the names of records, which the client exports', () => {
  const file = fromRoot('client/of-editor.ts');
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  const program = compile({ [file]: source }, emit);
  const entry = program.getSourceFile(file) as ts.SourceFile;
  expect(program.getSemanticDiagnostics(entry).map(({ messageText }) => messageText)).toEqual([]);
  const checker = program.getTypeChecker();
  const displayed = Object.fromEntries(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(entry) as ts.Symbol)
      .map((symbol) => [symbol.name, checker.typeToString(checker.getTypeOfSymbol(symbol))]),
  );
  expect(displayed).toEqual({
    agent: 'Agent',
    agents: 'List<Agent>',
    page: 'PageDocument',
    array: 'PageSummary[]',
    entries: 'AsyncGenerator<LogEntry, void, any>',
    create:
      '(slug: string, body: CreateAgentRequest, options?: (CallOptions & { idempotencyKey?: string | undefined; }) | undefined) => ResponsePromise<"createAgent">',
    result: 'OperationResult<"getAgent">',
    imported: '[Agent, PageDocument, PageSummary[]]',
  });
  let declarations = '';
  program.emit(entry, (_, text) => {
    declarations += text;
  });
  expect(declarations).toMatch(/agent: .*\bAgent;/);
});
