import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../scripts/check/run-tool.ts';
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

test('Spectral prints the findings of a bundle, and none applies to the document that refers to other files', async () => {
  const broken = writeBroken();
  const args = ['lint', broken, 'generated/root.yaml', '--fail-severity', 'hint', '--format', 'json'];
  const { code, stdout } = await runTool('spectral', args);
  expect(code).toBe(1);
  const findings = JSON.parse(stdout) as { code: string; path: string[]; source: string }[];
  expect(findings.map((finding) => [finding.code, finding.path.join('.')])).toEqual(
    expect.arrayContaining([
      ['provisional-note', 'components.schemas.Unused.x-provisional'],
      ['oas3-unused-component', 'components.schemas.Unused'],
    ]),
  );
  expect(findings.every(({ source }) => source.endsWith('openapi.json'))).toBe(true);
});
