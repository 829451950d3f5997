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

const isInName = ({ term, place }: Avoided, name: string, words: readonly string[]): boolean => {
  if (place === 'prose') return false;
  if (place === 'bare names') return name === term;
  return hasSuffix(name, term) || words.includes(term);
};

const isInProse = ({ pattern, place }: Avoided, line: string): boolean =>
  (place === 'prose' || place === 'everywhere') && pattern.test(line);

/** Finds words in a file that the glossary says to avoid, each with its replacement. */
export const wordProblems = (
  file: string,
  writings: readonly Writing[],
  { avoided, exceptions }: Glossary,
): Problem[] =>
  writings.flatMap(({ kind, value, line }) => {
    const words = splitName(value);
    return avoided
      .filter((one) => (kind === 'name' ? isInName(one, value, words) : isInProse(one, value)))
      .filter(
        ({ term }) =>
          !exceptions.some(
            (exception) =>
              exception.term === term &&
              exception.files.test(file) &&
              words.join(' ').includes(exception.within),
          ),
      )
      .map(({ term, use }) => ({
        file: `${file}:${line}`,
        message: `"${term}"${kind === 'name' ? ` in the name ${value}` : ''}; use ${use}`,
      }));
  });
