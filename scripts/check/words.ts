import ts from 'typescript';
import { readText } from '../generate/paths.ts';
import { git } from '../git.ts';
import type { Problem, Step } from './run-steps.ts';

const glossary = 'docs/glossary.md';

/**
 * The places where a word must not be used: `names` are words within identifiers and file names, and a bare name is a whole
 * identifier.
 */
const places = ['everywhere', 'names', 'bare names', 'prose'];

/** Returns the rows of the table below a heading. */
const readTable = (markdown: string, heading: string): string[][] =>
  (markdown.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split(/ *\| */).slice(1, -1));

const listTerms = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);

/** Converts a file pattern, in which `*` matches any characters, to a regular expression. */
const toPattern = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

/** Reads the tables "Words not to use" and "Exceptions". @throws Error if a row names no term or an unknown place */
export const readGlossary = (markdown: string) => ({
  avoided: readTable(markdown, 'Words not to use').flatMap(([terms = '', use = '', place = '']) => {
    if (!places.includes(place) || listTerms(terms).length === 0)
      throw new Error(`Invalid row in the glossary: | ${terms} | ${use} | ${place} |`);
    return listTerms(terms).map((term) => {
      // The i flag would match a capital within a word, which begins another one.
      const word = `[${term.charAt(0)}${term.charAt(0).toUpperCase()}]${term.slice(1)}`;
      return {
        term,
        pattern: new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`),
        use: use.replaceAll('`', ''),
        place,
      };
    });
  }),
  // Permitted uses of a term: in matching files, and only within a phrase if there is one.
  exceptions: readTable(markdown, 'Exceptions').flatMap(([terms = '', files = '', within = '']) =>
    listTerms(files).flatMap((glob) =>
      listTerms(terms).map((term) => ({ term, files: toPattern(glob), within: listTerms(within)[0] ?? '' })),
    ),
  ),
});

type Glossary = ReturnType<typeof readGlossary>;

/** A name, or a line of a file. */
type Writing = { isName: boolean; value: string; line: number };

const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/** Lists the names that a source file declares. */
const listNames = (file: string, source: string): Writing[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names: Writing[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node as { parent?: ts.Node & { name?: ts.Node } };
    const isElsewhere =
      parent && /^(?:PropertyAccess|ImportSpec|ExportSpec)/.test(ts.SyntaxKind[parent.kind]);
    if (parent?.name === node && !isElsewhere && (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)))
      names.push({
        isName: true,
        value: node.text,
        line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
};

const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

/** Lists the lines of a file. In Markdown and YAML, code and the targets of links aren't prose. */
const listLines = (file: string, content: string): Writing[] =>
  (isSource(file) ? content : content.replaceAll(/^```.*?^```|`[^`\n]*`|\]\([^)\n]*\)/gms, blank))
    .split('\n')
    .map((value, index) => ({ isName: false, value, line: index + 1 }));

/** The words of an identifier, a file name or a line, in lower case, separated by spaces. */
const toWords = (value: string): string =>
  value.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/g, ' ').toLowerCase();

const isUsed = (
  { term, pattern, place }: Glossary['avoided'][number],
  { isName, value }: Writing,
): boolean => {
  if (!isName) return (place === 'prose' || place === 'everywhere') && pattern.test(value);
  if (place === 'prose') return false;
  if (place === 'bare names') return value === term;
  // A term such as xOf is a suffix.
  return /^x[A-Z]/.test(term) ? value.endsWith(term.slice(1)) : toWords(value).split(' ').includes(term);
};

/** Finds words in a file that the glossary says to avoid, each with its replacement. */
export const wordProblems = (file: string, content: string, { avoided, exceptions }: Glossary): Problem[] => {
  const path = file.split('/').map((part) => ({ isName: true, value: part.replace(/\..*$/s, ''), line: 1 }));
  const names = isSource(file) ? listNames(file, content) : [];
  const problems = [...path, ...names, ...listLines(file, content)].flatMap((writing) =>
    avoided
      .filter((one) => isUsed(one, writing))
      .filter(
        ({ term }) =>
          !exceptions.some(
            (one) => one.term === term && one.files.test(file) && toWords(writing.value).includes(one.within),
          ),
      )
      .map(({ term, use }) => ({ file: `${file}:${writing.line}`, message: `"${term}"; use ${use}` })),
  );
  return [...new Map(problems.map((one) => [one.file + one.message, one])).values()];
};

/** Files that are generated, that quote others, or that contain former names. */
const exempt =
  /^(?:generated(?!\/code\/)|openapi\/baseline|client\/operations|conformance\/vectors)\/|^CHANGELOG\.md$|^docs\/(?:proof|glossary)\.md$/;

const listFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate')
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|md|ya?ml)$/.test(file) && !exempt.test(file));

/** Checks that names and prose use the words of the glossary. */
export const words: Step = {
  name: 'words',
  describe: 'names, comments, messages and documents use the words of docs/glossary.md',
  remedy: `Use the word in ${glossary}, or add an exception with a reason there.`,
  run: async () => {
    const terms = readGlossary(readText(glossary));
    const files = listFiles();
    return [
      `${files.length} files use the glossary's words`,
      files.flatMap((file) => wordProblems(file, readText(file), terms)),
    ];
  },
};
