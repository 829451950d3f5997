/**
 * The places where a word must not be used: `names` are words within identifiers and file names, and a bare name is a whole
 * identifier.
 */
const places = ['everywhere', 'names', 'bare names', 'prose'] as const;

type Place = (typeof places)[number];

/** A word or phrase to avoid, and its replacement. */
export type Avoided = {
  readonly term: string;
  /** Matches the term as a word of its own. */
  readonly pattern: RegExp;
  readonly use: string;
  readonly place: Place;
};

/** A permitted use of an avoided term: in matching files, and only within a phrase if there is one. */
export type Exception = { readonly term: string; readonly files: RegExp; readonly within: string };

export type Glossary = { readonly avoided: readonly Avoided[]; readonly exceptions: readonly Exception[] };

const splitCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of the table below a heading. */
const readTable = (markdown: string, heading: string): string[][] => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(splitCells);
};

const listTerms = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);

/** Converts a file pattern, in which `*` matches any characters, to a regular expression. */
const toPattern = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

/**
 * Reads the tables "Words not to use" and "Exceptions" of the glossary.
 *
 * @throws Error if a row names no term or an unknown place
 */
export const readGlossary = (markdown: string): Glossary => {
  const avoided = readTable(markdown, 'Words not to use').flatMap(([terms = '', use = '', where = '']) => {
    const place = places.find((one) => one === where);
    if (place === undefined || listTerms(terms).length === 0)
      throw new Error(`Invalid row in the glossary: | ${terms} | ${use} | ${where} |`);
    return listTerms(terms).map((term) => ({
      term,
      pattern: new RegExp(String.raw`(?<![\w-])${term}(?![\w-])`, 'i'),
      use: use.replaceAll('`', ''),
      place,
    }));
  });
  const exceptions = readTable(markdown, 'Exceptions').flatMap(([terms = '', files = '', within = '']) =>
    listTerms(files).flatMap((glob) =>
      listTerms(terms).map((term) => ({
        term,
        files: toPattern(glob),
        within: listTerms(within)[0] ?? '',
      })),
    ),
  );
  return { avoided, exceptions };
};
