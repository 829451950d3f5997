import { events, operationList } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { type ContractVersion, changesSince, findUses } from '../generated/code/changes.ts';

const eventTypes = Object.keys(events);

describe('the operations that code uses', () => {
  test.each([
    ['await api.agents.create(slug, { name })', ['createAgent']],
    ['client.agents?.list(slug)', ['listAgents']],
    ["const { operationId } = createAgent; call('updatePage')", ['createAgent', 'updatePage']],
    ["GET('/workspaces/{slug}/billing', {})", ['getBilling']],
    ['fetch(`${base}/workspaces/${slug}/pages/${page.id}`)', ['getPage', 'rollbackPage', 'updatePage']],
    ["request('/v1/workspaces/acme/theme?draft=1')", ['getTheme', 'publishTheme', 'updateTheme']],
    ["if (type === 'pages.published') refresh();", ['pages.published']],
    ['// pages and agents are lists', []],
    ["fetch('/workspaces/acme/pages-of-mine')", []],
  ])('%s', (source, names) => {
    expect(findUses(source, operationList, eventTypes).toSorted()).toEqual(names);
  });
});

const change = (text: string, names: string[] | null) => ({
  section: 'Changed' as const,
  text,
  isBreaking: false,
  names,
});

test('later changes that concern the code, or all code, are listed', () => {
  const versions: ContractVersion[] = [
    { version: '0.3.0', changes: [change('servers', null), change('pages', ['getPage'])], editorial: 1 },
    { version: '0.2.0', changes: [change('agents', ['createAgent', 'getAgent'])], editorial: 0 },
    { version: '0.1.0', changes: [change('first', null)], editorial: 0 },
  ];
  const list = (since: string, used?: ReadonlySet<string>) =>
    changesSince(versions, since, used).map(({ version, changes }) => [
      version,
      changes.map(({ text }) => text),
    ]);
  expect(list('0.1.0', new Set(['createAgent']))).toEqual([
    ['0.3.0', ['servers']],
    ['0.2.0', ['agents']],
  ]);
  expect(list('0.2.0')).toEqual([['0.3.0', ['servers', 'pages']]]);
  expect(list('0.3.0')).toEqual([]);
  expect(() => list('0.2.5')).toThrow('Unknown version "0.2.5". Known versions: 0.3.0, 0.2.0, 0.1.0.');
});
