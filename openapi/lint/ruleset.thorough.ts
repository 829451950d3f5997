import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../mocks/test/new-folder.ts';
import { runTool } from '../../scripts/check/run-tool.ts';
import { renderSpectral } from '../../scripts/generate/spectral.ts';
import { contractRules } from './contract-rules.ts';
import type { Node } from './document.ts';
import { documentRules } from './document-rules.ts';
import { brokenDocuments, otherGoodDocuments } from './fixtures/broken-documents.ts';
import { goodDocument } from './fixtures/good-document.ts';

type Finding = { code: string; message: string; path: string[]; source: string };

const folder = await newFolder(afterAll);

/** Returns the good document with one change. The steps of the place are separated by ` > `; `undefined` removes a value. */
const change = (place: string, value: unknown): Node => {
  const document = goodDocument();
  const steps = place.split(' > ');
  const last = steps.pop() as string;
  const parent = steps.reduce<Node>((node, step) => node[step] as Node, document);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return document;
};

const malformed = { openapi: '3.1.0', paths: { '/x': { get: null }, '/y': { post: { responses: [] } } } };
const documents: Readonly<Record<string, unknown>> = {
  good: goodDocument(),
  malformed,
  ...Object.fromEntries(
    brokenDocuments.map(([, ...one], index) => [`broken-${index}`, change(one[0], one[1])]),
  ),
  ...Object.fromEntries(
    otherGoodDocuments.map(([place, value], index) => [`good-${index}`, change(place, value)]),
  ),
};

/** The findings of the project's own rules in each document. One process lints all of them. */
let findings: readonly Finding[] = [];
const own = { ...documentRules, ...contractRules };
const findingsIn = (name: string): string[] =>
  findings
    .filter(({ source }) => basename(source) === `${name}.json`)
    .map(({ code, message }) => `${code}: ${message}`);

beforeAll(async () => {
  // Spectral's own rules take most of the time, and their findings don't count here.
  const ruleset = join(folder, 'own-rules.js');
  writeFileSync(join(folder, 'ruleset.js'), await renderSpectral());
  writeFileSync(
    ruleset,
    `import { default as all } from './ruleset.js';
const rules = Object.entries(all.rules).filter(([, rule]) => rule !== 'off');
export default { formats: all.formats, rules: Object.fromEntries(rules) };
`,
  );
  const files = Object.entries(documents).map(([name, document]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(document, null, 2));
    return file;
  });
  const options = ['--quiet', '--format', 'json', '--ruleset', ruleset];
  const { stdout, output } = await runTool('spectral', ['lint', ...options, ...files]);
  expect(stdout, output).toMatch(/^\[/);
  findings = (JSON.parse(stdout) as Finding[]).filter(({ code }) => Object.hasOwn(own, code));
  // A busy machine needs minutes.
}, 300_000);

test('a document that follows every rule has no findings', () => {
  expect(findingsIn('good')).toEqual([]);
});

test.each(brokenDocuments.map((broken, index) => [...broken.slice(0, 2), index] as [string, string, number]))(
  '%s reports a change of %s (%i)',
  (rule, _, index) => {
    const message = brokenDocuments[index]?.[3] ?? '';
    const reported = findingsIn(`broken-${index}`);
    expect(reported.filter((line) => line.startsWith(`${rule}: `)).join('\n'), reported.join('\n')).toContain(
      `${rule}: `,
    );
    expect(reported.join('\n')).toContain(message);
  },
);

test.each(otherGoodDocuments.map(([place], index) => [place, index] as const))(
  'no rule reports the good change of %s (%i)',
  (_, index) => expect(findingsIn(`good-${index}`)).toEqual([]),
);

test('each rule has a broken document', () => {
  const rules = new Set(brokenDocuments.map(([rule]) => rule));
  expect(Object.keys(own).filter((rule) => !rules.has(rule))).toEqual([]);
});

test('a malformed document is reported, and stops no rule', () => {
  expect(findingsIn('malformed').join('\n')).toContain('operation-id-verb: ');
});

test('a mistake in a shared component is reported once, at the component', () => {
  const index = brokenDocuments.findIndex(([rule]) => rule === 'open-responses');
  const reported = findings.filter(({ source }) => basename(source) === `broken-${index}.json`);
  expect(reported.map(({ path }) => path.join('.'))).toEqual(['components.schemas.Agent']);
});
