import { readdir, readFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { packageBuilds } from '../../scripts/build/packages.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { runNpm } from '../../scripts/npm.ts';

/** The files of a folder that npm packs. Build output is included only if it was built before. */
const packedFiles = async (folder: string): Promise<string[]> => {
  const stdout = await runNpm(['pack', '--dry-run', '--json', '--ignore-scripts'], folder);
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  return packed?.files.map(({ path }) => path) ?? [];
};

const repositoryFolders = await readdir(fromRoot('.'), { withFileTypes: true }).then((entries) =>
  entries.filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name)).map(({ name }) => name),
);

/** A path in a folder of the repository, another Markdown file, or a command of the repository. */
const reference = new RegExp(
  String.raw`(?<![\w/.@:<-])(?:(?:${repositoryFolders.join('|')})/[\w./-]*|(?:[\w-]+/)*[\w-]+\.md\b|npm (?:run|start|test)\b[ \w:-]*)`,
  'g',
);

const findReferences = (value: string): string[] => [...value.matchAll(reference)].map(([match]) => match);

/** The strings of a module that users can read: not the names of modules that it imports. */
const listStrings = (source: string): string[] => {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isModuleDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true));
  return strings;
};

/** Sources that aren't part of a package: tests, and what only the repository runs. */
const unpacked =
  /\.(?:test|slow|thorough|browser)\.|(?:^|\/)(?:node_modules|dist|test|fixture|examples|public|dashboard|variants|project)\/|^command\.ts/;

/** References that users of the package never read, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'mocks/build.js': 'shown where the pages are not built, which the package contains',
  'npm run docs -- --for-sandbox': 'shown where the site is not built, which the package contains',
  'reports/': 'a folder that the gate writes',
};

const isExempt = (name: string): boolean => Object.keys(exempt).some((start) => name.startsWith(start));

test.each(packageBuilds.filter(({ command }) => command))(
  'the help and the messages of the package $name name only files that it contains',
  async ({ folder }) => {
    const packed = await packedFiles(folder);
    const sources = (await readdir(fromRoot(folder), { recursive: true })).filter(
      (file) => extname(file) === '.ts' && !unpacked.test(file),
    );
    expect(sources.length).toBeGreaterThan(50);
    const missing: string[] = [];
    for (const source of sources)
      for (const name of listStrings(await readFile(fromRoot(`${folder}/${source}`), 'utf8')).flatMap(
        findReferences,
      ))
        if (!isExempt(name) && !packed.some((file) => file === name || file.startsWith(`${name}/`)))
          missing.push(`${source}: ${name}`);
    expect(missing).toEqual([]);
  },
);

/** The link targets of a page that are other files of the package. */
const relativeLinks = (page: string): string[] =>
  [...page.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

test.each(packageBuilds)(
  'each link of a page in the package $name has a file of the package as its target',
  async ({ folder }) => {
    const files = await packedFiles(folder);
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages).toContain('README.md');
    const dead: string[] = [];
    for (const page of pages) {
      for (const link of relativeLinks(await readFile(fromRoot(`${folder}/${page}`), 'utf8'))) {
        const target = posix.join(posix.dirname(page), link);
        const leads = files.some(
          (file) => file === target || (target.endsWith('/') && file.startsWith(target)),
        );
        if (!leads) dead.push(`${page}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
  },
);
