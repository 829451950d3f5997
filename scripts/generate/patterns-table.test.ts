import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { patternsOf, renderPatterns } from './patterns-table.ts';

const folderWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'patterns.yaml'), text);
  return folder;
};

const document = {
  components: { schemas: { Slug: { type: 'string', pattern: '^a+$' } } },
} as unknown as OpenApiDocument;

test('patterns are found at any depth, also a property that is called pattern is none', () => {
  const properties = { pattern: { type: 'array', items: { pattern: '^b$' } } };
  expect([...patternsOf({ properties }, [{ pattern: '^a$' }], { pattern: '^a$' })]).toEqual(['^b$', '^a$']);
});

test('each pattern gets its words', () => {
  expect(renderPatterns(folderWith("'^a+$': letters a"), document)).toContain('"^a+$": "letters a"');
});

test('an id with a prefix needs no words', () => {
  const ids = [{ pattern: '^note_.+$' }, { pattern: '^note_[A-Za-z0-9]+$' }] as unknown as OpenApiDocument;
  const text = renderPatterns(folderWith('{}'), ids);
  expect(text).toContain('"an id that starts with note_"');
  expect(text).toContain('"note_ and then letters and digits"');
});

test('a pattern without words is refused, and words without a pattern', () => {
  expect(() => renderPatterns(folderWith('{}'), document)).toThrow("lacks '^a+$'");
  expect(() => renderPatterns(folderWith("{'^a+$': a, '^b$': b}"), document)).toThrow(
    "has the pattern '^b$'",
  );
});
