import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';
import { outcome, type Step } from './step.ts';
import { readGlossary } from './words/read-glossary.ts';
import { readMarkdown, readPath, readSource, readYaml, type Writing } from './words/read-words.ts';
import { wordProblems } from './words/word-problems.ts';

const glossary = 'docs/glossary.md';

/** Files that are generated, that quote others, or that contain former names. */
const isExempt = (file: string): boolean =>
  /^(?:generated(?!\/code\/)|openapi\/baseline|client\/operations|conformance\/vectors)\/|^CHANGELOG\.md$|^docs\/proof\.md$/.test(
    file,
  ) || file === glossary;

const readers: readonly [RegExp, (file: string, content: string) => Writing[]][] = [
  [/\.[cm]?[jt]sx?$/, readSource],
  [/\.md$/, (_, content) => readMarkdown(content)],
  [/\.ya?ml$/, (_, content) => readYaml(content)],
];

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file !== '' && !isExempt(file));

/** Checks that names and prose use the words of the glossary. */
export const words: Step = {
  name: 'words',
  describe: 'names, comments, messages and documents use the words of docs/glossary.md',
  run: async () => {
    const terms = readGlossary(readFileSync(fromRoot(glossary), 'utf8'));
    const files = listFiles().flatMap((file) => {
      const reader = readers.find(([ending]) => ending.test(file))?.[1];
      return reader ? [{ file, reader }] : [];
    });
    const problems = files.flatMap(({ file, reader }) => {
      const writings = [...readPath(file), ...reader(file, readFileSync(fromRoot(file), 'utf8'))];
      return wordProblems(file, writings, terms);
    });
    return outcome(
      `${files.length} files use the glossary's words`,
      problems,
      `Use the word in ${glossary}, or add an exception with a reason there.`,
    );
  },
};
