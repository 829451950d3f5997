import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';

const readme = await readFile(fromRoot('README.md'), 'utf8');

/** The sections of the README after its introduction. */
const sections = readme.split(/^## /m).slice(1);

const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

test('the README has at most 900 words', () => {
  expect(readme.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

test('the first section shows how to use the packages in another project, in at most 15 lines', () => {
  const [first = ''] = sections;
  expect(countLines(first)).toBeLessThanOrEqual(15);
  expect(first).toContain('\nnpm run pack\n');
  expect(first).toContain(
    '`npm install @workspace-api/client @workspace-api/mock @workspace-api/conformance`',
  );
});

test.each(['You build a product', 'You build a server', 'You read or write the contract'])(
  'the section "%s…" has at most five lines, and a page to start with',
  (title) => {
    const section = sections.find((each) => each.startsWith(title)) ?? '';
    const [, paragraph = '', start = ''] = /\n\n([\s\S]*?)\n(\*\*Start with .*)\n/.exec(section) ?? [];
    expect(countLines(paragraph)).toBeGreaterThan(2);
    expect(countLines(paragraph)).toBeLessThanOrEqual(5);
    expect(start).toMatch(/\]\([\w/-]+\.md\)/);
  },
);

test.each(['README.md', 'docs/guides/quick-start.md', 'mocks/README.md', 'scripts/docs/pages/start.ts'])(
  '%s starts the mock with the same command',
  async (file) => {
    expect(await readFile(fromRoot(file), 'utf8')).toMatch(
      /^(?:const startMock = ')?npx @workspace-api\/mock(?:';)?$/m,
    );
  },
);
