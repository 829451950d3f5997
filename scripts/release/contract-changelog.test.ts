import { expect, test } from 'vitest';
import type { DiffReport } from '../check/breaking.ts';
import { contractChangelog, withSection } from './contract-changelog.ts';
import { contractNames } from './contract-names.ts';

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
    verdicts: [{ ruleId: 'path-removed', impact: 'major', message: 'Path `/me` was removed.' }],
  }),
  change({ property: 'security', impact: 'minor' }),
];

const operation = (summary: string) => ({
  summary,
  parameters: [{ $ref: '#/components/parameters/Slug' }, { name: 'status', in: 'query' }],
});

/** The contract after the changes; the released one has another parameter. */
const names = contractNames(
  { paths: { '/agents': { get: { parameters: [{ name: 'colour', in: 'query' }] } } } },
  {
    components: { parameters: { Slug: { name: 'slug' }, Since: { name: 'since' } } },
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
);

const describeChanges = (...list: Partial<Change>[]): string[] =>
  contractChangelog('0.3.0', { changes: list.map((each) => change({ impact: 'minor', ...each })) }, [], names)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

test('changes are listed by kind, with their places, and include clauses', () => {
  const clauses = [
    { id: 'agents.id-prefix', kind: 'changed', text: 'must → should: Ids start with agt_.' } as const,
  ];
  expect(contractChangelog('0.2.0', { changes }, clauses, names)).toBe(`## 0.2.0

### Added

- \`Agent\` has \`colour\`

### Changed

- List workspaces requires another scope
- Clause \`agents.id-prefix\`: must → should: Ids start with agt_.

### Deprecated

- List workspaces is deprecated

### Removed

- \`/me\` was removed

Descriptions, examples and other annotations changed in one place.
`);
});

test.each<[string, Partial<Change>]>([
  ['List agents accepts `status`', { path: '#/paths/~1agents/get/parameters/1', kind: 'added' }],
  ['List agents no longer accepts `colour`', { path: '#/paths/~1agents/get/parameters/0', kind: 'removed' }],
  ['List agents is new', { path: '#/paths/~1agents/get', kind: 'added' }],
  ['List agents can respond with 412', { path: '#/paths/~1agents/get/responses/412', kind: 'added' }],
  [
    'List agents can return `text/csv`',
    { path: '#/paths/~1agents/get/responses/200/content/text~1csv', kind: 'added' },
  ],
  ['List agents sends `ETag`', { path: '#/paths/~1agents/get/responses/200/headers/ETag', kind: 'added' }],
  [
    'Create an agent accepts `colour`',
    {
      path: '#/paths/~1agents/post/requestBody/content/application~1json/schema/properties/colour',
      kind: 'added',
      revision: { pointer: '#/components/schemas/CreateAgentRequest/properties/colour' },
    },
  ],
  [
    '`name` of Create an agent may have at most 120 characters',
    {
      path: '#/paths/~1agents/post/requestBody/content/application~1json/schema/properties/name',
      property: 'maxLength',
      impact: 'major',
      revision: { pointer: '#/components/schemas/CreateAgentRequest/properties/name/maxLength', value: 120 },
    },
  ],
  [
    'Each item of `events` of `Subscription` has another form',
    {
      property: 'pattern',
      revision: { pointer: '#/components/schemas/Subscription/properties/events/items/pattern', value: '^a' },
    },
  ],
  ['`since` has other rules', { path: '#/components/parameters/Since/schema/anyOf', kind: 'added' }],
  ['The event `agents.created` is new', { path: '#/webhooks/agents.created', kind: 'added' }],
  ['`/agents` has another server', { path: '#/paths/~1agents/servers/0', kind: 'added' }],
  ['The API has another server', { path: '#/servers/0', kind: 'added' }],
])('a change is described to users: %s', (line, each) => {
  expect(describeChanges(each)).toEqual([line]);
});

test('a value that is described in another way has one line, even if it moved to a variant', () => {
  const at = (path: string, kind: Change['kind'], property?: string) =>
    change({ path: `#/components/schemas/Patch${path}`, kind, ...(property !== undefined && { property }) });
  expect(
    describeChanges(
      at('/oneOf', 'added'),
      at('/properties/from', 'removed'),
      at('/properties/id', 'modified', 'type'),
      at('/properties/id/allOf', 'added'),
    ),
  ).toEqual(['`Patch` has other rules', '`id` of `Patch` has other rules']);
});

test('a change of many operations is one line', () => {
  const added = (method: string, status: number) =>
    change({ path: `#/paths/~1agents/${method}/responses/${status}`, kind: 'added', impact: 'minor' });
  const common = ['get', 'put', 'post', 'patch'].map((method) => added(method, 431));
  const rare = ['put', 'post', 'patch'].map((method) => added(method, 412));
  expect(describeChanges(...common, ...rare)).toEqual([
    '4 operations can respond with 431',
    'Replace the agents can respond with 412',
    'Create an agent can respond with 412',
    'Change the agents can respond with 412',
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
  expect(contractChangelog('0.3.0', { changes: places.map(added) }, [], names)).toBe(`## 0.3.0

Descriptions, examples and other annotations changed in 7 places.
`);
});

test('a release without changes has a section that states this', () => {
  expect(contractChangelog('0.2.1', { changes: [] }, [], names)).toBe(
    '## 0.2.1\n\nThe contract is the same.\n',
  );
});

test('a section is inserted first, and replaces the section of its version', () => {
  const earlier = '# @workspace-api/contract\n\n## 0.2.0\n\nWritten by a tool.\n\n## 0.1.0\n\nThe first.\n';
  expect(withSection(earlier, '## 0.2.0\n\nNew.\n')).toBe(
    '# @workspace-api/contract\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\nThe first.\n',
  );
  expect(withSection('', '## 0.1.0\n\nThe first.\n')).toBe(
    '# @workspace-api/contract\n\n## 0.1.0\n\nThe first.\n',
  );
});
