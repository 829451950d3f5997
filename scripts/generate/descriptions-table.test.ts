import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listValues, renderDescriptions } from './descriptions-table.ts';
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

test('patterns are found at any depth, and a property named pattern is not a pattern', () => {
  const properties = { pattern: { type: 'array', items: { pattern: '^b$' } } };
  expect([...listValues('pattern', { properties }, [{ pattern: '^a$' }], { pattern: '^a$' })]).toEqual([
    '^b$',
    '^a$',
  ]);
});

test('each pattern has its description', () => {
  expect(renderDescriptions('pattern', folderWith("'^a+$': letters a"), document)).toContain(
    '"^a+$": "letters a"',
  );
});

test('an id with a prefix needs no description', () => {
  const ids = [{ pattern: '^note_.+$' }, { pattern: '^note_[A-Za-z0-9]+$' }] as unknown as OpenApiDocument;
  const source = renderDescriptions('pattern', folderWith('{}'), ids);
  expect(source).toContain('"an id that starts with note_"');
  expect(source).toContain('"note_ followed by letters and digits"');
});

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
