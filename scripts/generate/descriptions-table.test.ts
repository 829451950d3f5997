import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderDescriptions } from './descriptions-table.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const folderWith = (source: string, file = 'patterns.yaml'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, file), source);
  return folder;
};

const document = {
  components: { schemas: { Slug: { type: 'string', pattern: '^a+$' } } },
} as unknown as OpenApiDocument;

test('a pattern without a description is an error, and so is a description without a pattern', () => {
  expect(() => renderDescriptions('pattern', folderWith('{}'), document)).toThrow("lacks '^a+$'");
  expect(() => renderDescriptions('pattern', folderWith("{'^a+$': a, '^b$': b}"), document)).toThrow(
    "has the pattern '^b$'",
  );
});

test('each format has its description', () => {
  const times = [{ format: 'date-time' }] as unknown as OpenApiDocument;
  const source = renderDescriptions('format', folderWith('date-time: a time', 'formats.yaml'), times);
  expect(source).toContain('"date-time": "a time"');
  expect(() => renderDescriptions('format', folderWith('{}', 'formats.yaml'), times)).toThrow(
    "lacks 'date-time'",
  );
});
