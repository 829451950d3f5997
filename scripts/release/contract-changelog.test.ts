import { expect, test } from 'vitest';

import { type Contracts, describeVersion, renderVersion } from './contract-changelog.ts';
import type { DiffReport } from './diff-contracts.ts';

type Change = DiffReport['changes'][number];

const change = (overrides: Partial<Change>): Change => ({
  path: '#/paths/~1workspaces/get',
  kind: 'modified',
  impact: 'patch',
  verdicts: [],
  ...overrides,
});

const changes = [
  change({
    path: '#/paths/~1agents/get/responses/200/content/application~1json/schema/properties/colour',
    kind: 'added',
    impact: 'minor',
    revision: { pointer: '#/components/schemas/Agent/properties/colour', value: {} },
  }),
  change({
    property: 'deprecated',
    revision: { pointer: '#/paths/~1workspaces/get/deprecated', value: true },
  }),
  change({
    property: 'description',
    revision: { pointer: '#/paths/~1workspaces/get/description', value: 'x' },
  }),
  change({
    path: '#/paths/~1me',
    kind: 'removed',
    impact: 'major',
    verdicts: [{ message: 'Path `/me` was removed.' }],
  }),
  change({ property: 'security', impact: 'minor' }),
];

const operation = (summary: string) => ({
  summary,
  parameters: [{ $ref: '#/components/parameters/Slug' }, { name: 'status', in: 'query' }],
});

/** The contract after the changes; the released one has another parameter. */
const contracts = {
  before: { paths: { '/agents': { get: { parameters: [{ name: 'colour', in: 'query' }] } } } },
  after: {
    components: { parameters: { Slug: { name: 'slug' } } },
    paths: {
      '/workspaces': { get: operation('List workspaces') },
      '/agents': {
        get: operation('List agents'),
        post: operation('Create an agent'),
        put: operation('Replace the agents'),
        patch: operation('Change the agents'),
      },
    },
  },
} as unknown as Contracts;

const contractChangelog = (...version: Parameters<typeof describeVersion>) =>
  renderVersion(describeVersion(...version));

const describeChanges = (...list: Partial<Change>[]): string[] =>
  contractChangelog(
    '0.3.0',
    list.map((each) => change({ impact: 'minor', ...each })),
    [],
    contracts,
  )
    .split('\n')
    .filter((line) => /^(?:- |###)/.test(line))
    .map((line) => line.replace('### ', ''));

test('changes are listed by kind, with their places, and include clauses', () => {
  const clauses = [
    {
      section: 'Changed',
      text: 'Clause `agents.id-prefix`: must → should: Ids start with agt_.',
      isBreaking: false,
      names: ['getAgent'],
      clause: 'agents.id-prefix',
    } as const,
  ];
  expect(contractChangelog('0.2.0', changes, clauses, contracts)).toBe(`## 0.2.0

### Added

- \`Agent\`: \`colour\`

### Changed

- List workspaces: \`security\` changed.
- Clause \`agents.id-prefix\`: must → should: Ids start with agt_.

### Deprecated

- List workspaces

### Removed

- \`/me\`

Descriptions, examples and other annotations changed in one place.
`);
});

test.each<[section: string, line: string, Partial<Change>]>([
  ['Added', 'List agents: `parameters.status`', { path: '#/paths/~1agents/get/parameters/1', kind: 'added' }],
  [
    'Removed',
    'List agents: `parameters.colour`',
    { path: '#/paths/~1agents/get/parameters/0', kind: 'removed' },
  ],
  ['Added', 'List agents', { path: '#/paths/~1agents/get', kind: 'added' }],
  ['Added', 'List agents: `responses.412`', { path: '#/paths/~1agents/get/responses/412', kind: 'added' }],
  [
    'Changed',
    '`CreateAgentRequest`: `maxLength` of `name` was set to 120.',
    {
      path: '#/paths/~1agents/post/requestBody/content/application~1json/schema/properties/name',
      property: 'maxLength',
      impact: 'major',
      revision: { pointer: '#/components/schemas/CreateAgentRequest/properties/name/maxLength', value: 120 },
      verdicts: [{ message: '`maxLength` of `name` was set to 120.' }],
    },
  ],
  [
    'Changed',
    '`Subscription`: `events` has other rules',
    { path: '#/components/schemas/Subscription/properties/events/items/anyOf', kind: 'added' },
  ],
  ['Added', '`agents.created`', { path: '#/webhooks/agents.created', kind: 'added' }],
  ['Added', '`/agents`: `servers`', { path: '#/paths/~1agents/servers/0', kind: 'added' }],
  ['Added', '`servers`', { path: '#/servers/0', kind: 'added' }],
])('a change is listed under %s: %s', (section, line, each) => {
  expect(describeChanges(each)).toEqual([section, `- ${line}`]);
});

test('a change of many operations is one line', () => {
  const added = (method: string, status: number) =>
    change({ path: `#/paths/~1agents/${method}/responses/${status}`, kind: 'added', impact: 'minor' });
  const common = ['get', 'put', 'post', 'patch'].map((method) => added(method, 431));
  const rare = ['put', 'post'].map((method) => added(method, 412));
  expect(describeChanges(...common, ...rare)).toEqual([
    'Added',
    '- 4 operations: `responses.431`',
    '- Replace the agents: `responses.412`',
    '- Create an agent: `responses.412`',
  ]);
});

test('components, examples, links and extensions are internal, and have no line', () => {
  const added = (path: string) => change({ path, kind: 'added', impact: 'minor' });
  const places = [
    '#/components/responses/Gone',
    '#/components/schemas/Colour',
    '#/components/examples/agent',
    '#/paths/~1agents/x-resource',
    '#/paths/~1agents/post/responses/201/links',
    '#/info/contact',
    '#/tags/3',
  ];
  expect(contractChangelog('0.3.0', places.map(added), [], contracts)).toBe(`## 0.3.0

Descriptions, examples and other annotations changed in 7 places.
`);
});

test('a release without changes has a section that states this', () => {
  expect(contractChangelog('0.2.1', [], [], contracts)).toBe('## 0.2.1\n\nThe contract is the same.\n');
});

test('a change names the operations that it concerns, also through components, and whether it can break them', () => {
  const list = (schema: string) => ({
    operationId: `list${schema}`,
    responses: { 200: { $ref: `#/components/responses/${schema}` } },
  });
  const reference = ($ref: string) => ({ content: { $ref } });
  const document = {
    paths: { '/agents': { get: list('Agents') }, '/pages': { get: list('Pages') } },
    components: {
      responses: {
        Agents: reference('#/components/schemas/Agent'),
        Pages: reference('#/components/schemas/Page'),
      },
      schemas: { Agent: { items: { $ref: '#/components/schemas/Agent' } }, Page: {} },
    },
  } as unknown as Contracts['after'];
  const described = describeVersion(
    '0.3.0',
    [
      change({ path: '#/components/schemas/Agent', property: 'pattern', impact: 'major' }),
      change({ path: '#/paths/~1pages/get', property: 'security', impact: 'minor' }),
      change({ path: '#/webhooks/agents.created', kind: 'added', impact: 'minor' }),
      change({ path: '#/servers/0', kind: 'added', impact: 'minor' }),
    ],
    [],
    { before: { paths: {} } as Contracts['before'], after: document },
  );
  expect(described.changes.map(({ names, isBreaking }) => [names, isBreaking])).toEqual([
    [['listAgents'], true],
    [['listPages'], false],
    [['agents.created'], false],
    [null, false],
  ]);
});
