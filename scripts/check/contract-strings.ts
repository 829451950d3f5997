import ts from 'typescript';
import { listSources, readText } from '../generate/paths.ts';
import type { Problem, Step } from './run-steps.ts';

/** The codes, hints and kinds of errors that can't be any other string: the ones with an underscore. */
const listCodes = (errors: object): (string | undefined)[] =>
  (Object.values(errors) as { code: string; details?: { hint?: string; kind?: string } }[])
    .flatMap(({ code, details }) => [code, details?.hint, details?.kind])
    .filter((code) => code?.includes('_'));

const anyOf = (strings: readonly string[]): string =>
  `(?:${strings.map((one) => one.replaceAll(/[.+*?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`;

/**
 * Reads the strings that code must not repeat: whole literals, and in any literal the prefixes of credentials, also if a mode
 * follows in a template or an expression, and the base path at the start, after the host of a URL or as a word of a sentence.
 */
export const readContractStrings = async (): Promise<(literal: string) => boolean> => {
  // It needs the generated contract, whose absence an earlier step may report.
  const contract = await import('@workspace-api/contract');
  const sandbox = await import('@workspace-api/contract/sandbox');
  const headers = Object.values<string>(contract.headerNames);
  const exact = new Set<string | undefined>([
    // Without the names of the table's own members: `headerNames.vary` is Vary.
    ...[...headers, ...headers.map((name) => name.toLowerCase())].filter(
      (name) => !(name in contract.headerNames),
    ),
    ...Object.values(contract.mediaTypes),
    ...contract.scopes,
    ...Object.values(contract.idPrefixes).map((prefix) => `${prefix}_`),
    ...[contract.errors, sandbox.controlErrors].flatMap(listCodes),
    ...contract.operationList.map(({ path }) => path),
    ...[sandbox.controlPath, ...sandbox.operationList.map(({ path }) => sandbox.controlPath + path)],
  ]);
  const [mode] = Object.keys(contract.keyPrefixes);
  const keyStem = Object.values(contract.keyPrefixes)[0]?.replace(`${mode}_`, '');
  const within = [
    anyOf(contract.credentialPrefixes),
    String.raw`(?<!\w)${keyStem}(?:\(|$)`,
    String.raw`(?:^|[\s"'(^]|:\/\/[^/]+)${contract.basePath}(?![\w-])`,
  ].map((source) => new RegExp(source));
  return (literal) => exact.has(literal) || within.some((regex) => regex.test(literal));
};

/** Finds strings of the contract in a source file: in literals that are values, parts of templates, and regular expressions. */
export const contractStringProblems = (
  file: string,
  code: string,
  isOfContract: (literal: string) => boolean,
): Problem[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    // The compiler compares types with the generated types.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isRegex = ts.isRegularExpressionLiteral(node);
    if (
      isRegex ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const literal = isRegex ? node.text.replaceAll(String.raw`\/`, '/') : node.text;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (isOfContract(literal))
        problems.push({ file: `${file}:${line}`, message: `types ${JSON.stringify(literal)} by hand` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
};

/**
 * Tests repeat the strings on purpose: their expected values must not follow the contract's tables. Examples are written for
 * readers, and the generator runs before its tables exist.
 */
const exempt =
  /\.(?:test|test-helper|thorough|fixture)\.ts$|(?:^|\/)(?:test|examples|node_modules|dist)\/|^scripts\/generate\/|^client\/operations\//;

/** Checks that the strings of the contract come from its generated tables. */
export const contractStrings: Step = {
  name: 'strings',
  describe: 'code does not repeat a path, scope, code, media type, header or prefix of the contract',
  remedy: 'Take the string from @workspace-api/contract, so that it follows the contract.',
  run: async () => {
    const isOfContract = await readContractStrings();
    const files = listSources('bench', 'client', 'conformance', 'mocks', 'scripts').filter(
      (file) => !exempt.test(file),
    );
    const problems = files.flatMap((file) => contractStringProblems(file, readText(file), isOfContract));
    return [`${files.length} files use the generated tables`, problems];
  },
};
