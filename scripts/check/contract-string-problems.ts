import ts from 'typescript';
import type { Problem } from './step.ts';

/** The strings that code must not repeat. */
export type ContractStrings = {
  /** Strings that are compared with a whole literal, each with its table. */
  exact: ReadonlyMap<string, string>;
  /** The prefixes of credentials, anywhere in a literal. */
  prefixes: readonly string[];
  /** The common start of the prefixes of all modes. In a template or an expression, a mode may follow it. */
  stem: string;
  /** The path that precedes the paths of operations. */
  basePath: string;
};

type Literal = { value: string; line: number };

/** Lists each literal that is a value: strings, the parts of templates, and regular expressions. */
const literalsIn = (file: string, code: string): Literal[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    // The compiler compares types with the generated types.
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

/** Whether a string contains the base path at its start, after the host of a URL, or as a word of a sentence. */
const holdsBasePath = (value: string, basePath: string): boolean => {
  const at = value.indexOf(basePath);
  if (at < 0 || /^[\w-]/.test(value.slice(at + basePath.length))) return false;
  return /^$|[\s"'(^]$|:\/\/[^/]+$/.test(value.slice(0, at));
};

/** Whether a prefix is composed of its stem and a mode: `key_${mode}_` or /^key_(live|test)_/. */
const composesPrefix = (value: string, stem: string): boolean => {
  const at = value.indexOf(stem);
  return at >= 0 && !/\w$/.test(value.slice(0, at)) && /^(?:\(|$)/.test(value.slice(at + stem.length));
};

/** Finds strings of the contract in a source file that its generated tables also contain. */
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
