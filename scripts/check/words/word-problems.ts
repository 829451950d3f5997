import type { Problem } from '../step.ts';
import type { Avoided, Glossary } from './read-glossary.ts';
import type { Writing } from './read-words.ts';

/** The words of an identifier or a file name, in lower case. */
const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Whether a name ends with a suffix of the form `xOf`. */
const hasSuffix = (name: string, term: string): boolean =>
  /^x[A-Z]/.test(term) && name.length >= term.length && name.endsWith(term.slice(1));

const isInName = ({ term, place }: Avoided, name: string): boolean => {
  if (place === 'prose') return false;
  if (place === 'bare names') return name === term;
  return hasSuffix(name, term) || splitName(name).includes(term);
};

const isInProse = ({ term, place }: Avoided, line: string): boolean =>
  (place === 'prose' || place === 'everywhere') &&
  new RegExp(String.raw`(?<![\w-])${term}(?![\w-])`, 'i').test(line);

/** Finds words in a file that the glossary says to avoid, each with its replacement. */
export const wordProblems = (
  file: string,
  writings: readonly Writing[],
  { avoided, exceptions }: Glossary,
): Problem[] =>
  writings.flatMap(({ kind, value, line }) =>
    avoided
      .filter((one) => (kind === 'name' ? isInName(one, value) : isInProse(one, value)))
      .filter(
        ({ term }) =>
          !exceptions.some(
            (exception) =>
              exception.term === term &&
              exception.files.test(file) &&
              splitName(value).join(' ').includes(exception.within),
          ),
      )
      .map(({ term, use }) => ({
        file: `${file}:${line}`,
        message: `"${term}"${kind === 'name' ? ` in the name ${value}` : ''}; use ${use}`,
      })),
  );
