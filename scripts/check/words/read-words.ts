import ts from 'typescript';

/** A name or a piece of prose in a file, with its line. */
export type Writing = { readonly kind: 'name' | 'prose'; readonly value: string; readonly line: number };

const isDeclared = (node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier =>
  (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) &&
  (node.parent as { name?: ts.Node }).name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isImportSpecifier(node.parent) &&
  !ts.isExportSpecifier(node.parent);

/** Whether a string is a sentence: it contains a space between two words. */
const isSentence = (value: string): boolean => /[a-z,;:] [a-z]/i.test(value);

/** Lists the names that a source file declares, its comments, and its strings that are sentences. */
export const readSource = (file: string, source: string): Writing[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const writings: Writing[] = [];
  const visited = new Set<number>();
  const addComments = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (visited.has(pos)) continue;
      visited.add(pos);
      for (const [index, value] of source.slice(pos, end).split('\n').entries())
        writings.push({ kind: 'prose', value, line: lineAt(pos) + index });
    }
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(source, node.getFullStart()));
    addComments(ts.getTrailingCommentRanges(source, node.getEnd()));
    if (isDeclared(node)) writings.push({ kind: 'name', value: node.text, line: lineAt(node.getStart()) });
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isText && isSentence(node.text))
      writings.push({ kind: 'prose', value: node.text, line: lineAt(node.getStart()) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return writings;
};

const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

/** Lists the lines of a Markdown page, without code and link targets. */
export const readMarkdown = (markdown: string): Writing[] =>
  markdown
    .replaceAll(/^```.*?^```/gms, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank)
    .split('\n')
    .map((value, index) => ({ kind: 'prose', value, line: index + 1 }));

/** Lists the lines of a YAML document (its descriptions and comments), without code and URLs. */
export const readYaml = (yaml: string): Writing[] =>
  yaml
    .replaceAll(/`[^`\n]*`/g, blank)
    .split('\n')
    .map((value, index) => ({ kind: 'prose', value, line: index + 1 }));

/** Lists the folders and the file of a path as names, without extensions. */
export const readPath = (file: string): Writing[] =>
  file.split('/').map((part) => ({ kind: 'name', value: part.replace(/\..*$/s, ''), line: 1 }));
