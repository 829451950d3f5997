import ts from 'typescript';
import type { Problem } from './step.ts';

/** The strings that code may not repeat. */
export type ContractStrings = {
  /** What is compared with a literal as a whole, and the table that has it. */
  exact: ReadonlyMap<string, string>;
  /** What a credential begins with, wherever it is in a literal. */
  prefixes: readonly string[];
  /** What the prefixes of all modes begin with: a mode may follow it in a template or an expression. */
  stem: string;
  /** The path before those of operations. */
  basePath: string;
};

type Literal = { value: string; line: number };

/** The text of each literal that is a value: strings, the parts of templates, and regular expressions. */
const literalsIn = (file: string, code: string): Literal[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    // A type is compared with the generated types by the compiler.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      literals.push({ value: node.text, line: line + 1 });
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      literals.push({ value: node.text.replaceAll(String.raw`\/`, '/'), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
};

/** The base path at the start of a path, after the host of a URL, or as a word of a sentence. */
const holdsBasePath = (value: string, basePath: string): boolean => {
  const at = value.indexOf(basePath);
  if (at < 0 || /^[\w-]/.test(value.slice(at + basePath.length))) return false;
  return /^$|[\s"'(^]$|:\/\/[^/]+$/.test(value.slice(0, at));
};

/** Whether a prefix is put together from its stem and a mode: `key_${mode}_` or /^key_(live|test)_/. */
const composesPrefix = (value: string, stem: string): boolean => {
  const at = value.indexOf(stem);
  return at >= 0 && !/\w$/.test(value.slice(0, at)) && /^(?:\(|$)/.test(value.slice(at + stem.length));
};

/** The strings of the contract in one source file that its generated tables have too. */
export const contractStringProblems = (
  file: string,
  code: string,
  { exact, prefixes, stem, basePath }: ContractStrings,
): Problem[] =>
  literalsIn(file, code).flatMap(({ value: literal, line }) => {
    const problem = (what: string, table: string): Problem[] => [
      { file: `${file}:${line}`, message: `types ${JSON.stringify(what)} by hand, which ${table} has` },
    ];
    const table = exact.get(literal);
    if (table !== undefined) return problem(literal, table);
    const prefix = prefixes.find((one) => literal.includes(one));
    if (prefix !== undefined) return problem(prefix, 'credentialPrefixes');
    if (composesPrefix(literal, stem)) return problem(stem, 'keyPrefixes');
    return holdsBasePath(literal, basePath) ? problem(basePath, 'basePath') : [];
  });
