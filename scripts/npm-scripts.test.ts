import { expect, test } from 'vitest';
import { readJson } from './generate/paths.ts';
import { git } from './git.ts';

/** Programs of a Unix shell that Windows doesn't have. */
const unixOnly = /^(?:exec|export|cat|cp|env|kill|ls|mkdir|mv|rm|sed|sh|bash|sleep|test|touch|true)$/;

/**
 * Returns what is wrong with the command of an npm script, which cmd.exe runs on Windows: anything but programs with
 * arguments, joined by `&&`.
 */
const cmdProblems = (script: string): string[] =>
  script.split(' && ').flatMap((command) => {
    const [program = '', ...args] = command.match(/"[^"]*"|\S+/g) ?? [];
    const plain = /^[\w@:./=,-]+$|^"[\w@:./=,* -]+"$/;
    return [
      ...(/^[a-z][\w-]*$/.test(program) && !unixOnly.test(program)
        ? []
        : [`${program} isn't a program on every system`]),
      ...args.filter((arg) => !plain.test(arg)).map((arg) => `${arg} is not plain`),
    ];
  });

const scripts = git('ls-files', '*package.json')
  .trim()
  .split('\n')
  .flatMap((file) => {
    const manifest = readJson<{ scripts?: Record<string, string> }>(file);
    return Object.entries(manifest.scripts ?? {}).map(([name, script]) => ({ file, name, script }));
  });

test('cmd.exe understands every npm script', () => {
  expect(scripts.length).toBeGreaterThan(30);
  const problems = scripts.map(({ file, name, script }) => ({ file, name, problems: cmdProblems(script) }));
  expect(problems.filter((each) => each.problems.length > 0)).toEqual([]);
});

// The process that npm starts ends with npm. The command tsx starts another one, which would not notice.
test.each([
  ['package.json', 'start'],
  ['package.json', 'mock:prism'],
  ['package.json', 'docs'],
])('a script that serves ends with npm: %s, %s', (file, name) => {
  const match = scripts.find((each) => each.file === file && each.name === name);
  expect(match?.script).toMatch(/^node .*--import \S+\/end-with-npm\.js /);
});
