import { expect, test } from 'vitest';
import type { DiffReport } from '../check/breaking.ts';
import { contractChangelog, withSection } from './contract-changelog.ts';

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

test('changes are listed by kind, with their places, and include clauses', () => {
  const clauses = [
    { id: 'agents.id-prefix', kind: 'changed', text: 'must → should: Ids start with agt_.' } as const,
  ];
  expect(contractChangelog('0.2.0', { changes }, clauses)).toBe(`## 0.2.0

### Added

- \`Agent\`: property \`colour\`

### Changed

- \`GET /workspaces\`: \`security\`
- Clause \`agents.id-prefix\`: must → should: Ids start with agt_.

### Deprecated

- \`GET /workspaces\`

### Removed

- Path \`/me\` was removed. (\`/me\`)

Descriptions, examples and extensions changed in one place.
`);
});

test('a change of many operations is one line, and changes of examples and extensions have no line', () => {
  const added = (path: string) => change({ path, kind: 'added', impact: 'minor' });
  const operations = ['get', 'put', 'post', 'patch'].map((method) => `#/paths/~1agents/${method}`);
  const common = operations.map((operation) => added(`${operation}/responses/431`));
  const rare = operations.slice(1).map((operation) => added(`${operation}/responses/412`));
  const unread = [added('#/components/examples/agent'), added('#/paths/~1agents/x-resource')];
  expect(contractChangelog('0.3.0', { changes: [...common, ...rare, ...unread] }, [])).toBe(`## 0.3.0

### Added

- Response 431 of 4 operations
- \`PUT /agents\`: response 412
- \`POST /agents\`: response 412
- \`PATCH /agents\`: response 412

Descriptions, examples and extensions changed in 2 places.
`);
});

test('components are counted, and webhooks, parameters and servers are named', () => {
  const added = (path: string) => change({ path, kind: 'added', impact: 'minor' });
  const places = [
    '#/components/responses/Gone',
    '#/components/responses/Moved',
    '#/components/schemas/Colour',
    '#/components/schemas/Agent/properties/colour/items/allOf',
    '#/components/parameters/Since/schema/anyOf',
    '#/webhooks/agents.created',
    '#/paths/~1agents/servers/0',
    '#/paths/~1agents/get/parameters/2',
    '#/paths/~1agents/get/responses/200/content/text~1csv',
    '#/servers/0',
    '#/tags/3',
  ];
  expect(contractChangelog('0.3.0', { changes: places.map(added) }, [])).toBe(`## 0.3.0

### Added

- \`Agent\`: property \`colour\`, items, \`allOf\`
- Parameter \`Since\`: \`anyOf\`
- Webhook \`agents.created\`
- \`/agents\`: its own server
- \`GET /agents\`: a parameter
- \`GET /agents\`: response 200, \`text/csv\`
- The server
- Components: 2 responses, 1 schema

Descriptions, examples and extensions changed in one place.
`);
});

test('a release without changes has a section that states this', () => {
  expect(contractChangelog('0.2.1', { changes: [] }, [])).toBe('## 0.2.1\n\nThe contract is the same.\n');
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
