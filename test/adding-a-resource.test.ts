import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { readWalkthrough } from './support/walkthrough.ts';

const specifier = /(?:from|module) '(\.[^']+)'|\$ref: (\.\.?\/[^},\s]+)/g;

test('the files of the guide refer only to files that exist or that the guide adds', async () => {
  const files = await readWalkthrough('docs/adding-a-resource.md');
  const added = new Set(files.filter(({ language }) => language !== 'diff').map(({ path }) => path));
  const imported = files.flatMap(({ path, text }) =>
    [...text.matchAll(specifier)].map(([, module, reference]) =>
      posix.join(posix.dirname(path), module ?? reference ?? ''),
    ),
  );
  expect(imported).toContain('mocks/sandbox/store/resource.ts');
  expect(imported).toContain('openapi/responses/unknown-list-encoding.yaml');
  expect(imported.filter((path) => !added.has(path) && !existsSync(fromRoot(path)))).toEqual([]);
});
