import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSpectral } from '../scripts/check/lint-bundle.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

/** Writes a copy of the bundle with an unused schema and a provisional note that isn't a sentence. */
const writeBroken = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bundle = JSON.parse(readFileSync(fromRoot('generated/openapi.json'), 'utf8'));
  bundle.components.schemas.Unused = { type: 'string', 'x-provisional': 'Chosen: a string.' };
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(bundle, null, 2));
  return file;
};

test('the check reads the findings of Spectral, and none applies to the document that refers to other files', async () => {
  const broken = writeBroken();
  const problems = await runSpectral(broken, 'generated/root.yaml');
  expect(problems.map(({ message }) => /\(([\w-]+) at (\S+)\)$/.exec(message)?.slice(1))).toEqual(
    expect.arrayContaining([
      ['provisional-note', 'components.schemas.Unused.x-provisional'],
      ['oas3-unused-component', 'components.schemas.Unused'],
    ]),
  );
  expect(problems.every(({ file }) => /openapi\.json:\d+$/.test(file))).toBe(true);
});
