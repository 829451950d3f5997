import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { runTool } from '../scripts/check/run-tool.ts';
import { bundle } from '../scripts/docs/contract.ts';
import { documentForms } from '../scripts/generate/document-forms.ts';
import { exampleRequests } from '../scripts/stock-tools/example-requests.ts';
import { expectDeclared } from '../scripts/stock-tools/expect-declared.ts';
import { startPrism } from './support/start-prism.ts';

// `npm run lint` and the other tests of Prism use openapi.json.
const { 'openapi.json': _, ...forms } = documentForms(bundle);
const folder = await newFolder(afterAll);
const files = Object.keys(forms).map((name) => [name, join(folder, name)] as const);

beforeAll(() => {
  for (const [name, content] of Object.entries(forms)) writeFileSync(join(folder, name), content);
});

test.each(files)("Redocly's recommended-strict finds nothing in %s", async (_, file) => {
  const { code, output } = await runTool('redocly', ['lint', file]);
  expect(code, output).toBe(0);
});

test('Spectral finds nothing in any form', async () => {
  const args = ['lint', ...files.map(([, file]) => file), '--fail-severity', 'hint'];
  const { code, output } = await runTool('spectral', args);
  expect(code, output).toBe(0);
});

test.each(files)('prism mock starts with %s and responds to each operation', async (_, file) => {
  const prism = await startPrism(file);
  onTestFinished(prism.stop);
  await Promise.all(
    exampleRequests().map(async (request) =>
      expectDeclared(request, await fetch(prism.url + request.path, request.init)),
    ),
  );
});
