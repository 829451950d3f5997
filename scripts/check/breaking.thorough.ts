import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../../mocks/test/new-folder.ts';
import { asNode, type Node } from '../../openapi/lint/document.ts';
import { goodDocument } from '../../openapi/lint/fixtures/good-document.ts';
import { diffContracts, versionProblems } from './breaking.ts';

const folder = await newFolder(afterAll);

const write = (name: string, version: string, change: (document: Node) => void = () => {}): string => {
  const document = goodDocument();
  asNode(document.info).version = version;
  change(document);
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document, null, 2));
  return file;
};

const schema = (document: Node, name: string): Node =>
  asNode(asNode(asNode(document.components).schemas)[name]);

const removeResponseField = (document: Node): void => {
  delete asNode(schema(document, 'Agent').properties).name;
};
const requireRequestField = (document: Node): void => {
  schema(document, 'CreateAgentRequest').required = ['name'];
};
const requireMoreScope = (document: Node): void => {
  const item = asNode(asNode(document.paths)['/workspaces/{slug}/agents']);
  asNode(item.get).security = [{ bearerAuth: ['agents:write'] }];
};
const addResponseField = (document: Node): void => {
  asNode(schema(document, 'Agent').properties).colour = { type: 'string', examples: ['red'] };
};

const listVersionProblems = async (
  from: string,
  to: string,
  change?: (document: Node) => void,
): Promise<string[]> => {
  const report = await diffContracts(write('base.json', from), write('revision.json', to, change));
  return versionProblems(report).map(({ message }) => message);
};

test('each breaking change under the same version is a problem that names the required version', async () => {
  const problems = await listVersionProblems('1.2.0', '1.2.0', (document) => {
    removeResponseField(document);
    requireRequestField(document);
    requireMoreScope(document);
  });
  for (const message of ['Property `name` of `Agent` was removed.', 'CreateAgentRequest', 'agents:write'])
    expect(problems.filter((problem) => problem.includes(message))).toHaveLength(1);
  for (const problem of problems) expect(problem).toContain('needs version 2.0.0, info.version is 1.2.0');
});

test('a breaking change is permitted by a version that allows it', async () => {
  expect(await listVersionProblems('1.2.0', '2.0.0', removeResponseField)).toEqual([]);
});

test('below 1.0 the next minor version allows a breaking change, a patch does not', async () => {
  expect(await listVersionProblems('0.1.0', '0.2.0', removeResponseField)).toEqual([]);
  expect(await listVersionProblems('0.1.0', '0.1.1', removeResponseField)).toHaveLength(1);
});

test('an addition needs no new version', async () => {
  expect(await listVersionProblems('1.2.0', '1.2.0', addResponseField)).toEqual([]);
});

test('a version lower than the baseline is a problem', () => {
  const report = {
    infoVersions: { base: '1.2.0', revision: '1.1.9' },
    summary: { major: 0, minor: 0, patch: 1 },
    changes: [],
  };
  expect(versionProblems(report)).toEqual([
    { file: 'openapi/root.yaml', message: "info.version 1.1.9 is lower than the baseline's 1.2.0" },
  ]);
});
