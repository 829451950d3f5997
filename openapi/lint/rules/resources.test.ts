import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agents = 'paths > /workspaces/{slug}/agents';
const resource = `${agents} > x-resource`;
const good = { name: 'agent', id: 'id', label: 'name', list: 'listAgents', create: 'createAgent' };

const about = 'The resource of /workspaces/{slug}/agents';

test('a list whose records belong to no resource is reported', async () => {
  expect(await spoil('resources', resource, undefined)).toEqual([
    'listAgents is not the list of any resource; add x-resource to /workspaces/{slug}/agents.',
  ]);
});

test.each([
  ['without a name', { ...good, name: undefined }, 'needs a name in kebab-case'],
  ['with a misspelt member', { ...good, lst: 'listAgents' }, 'has an unknown member "lst"'],
  [
    'with an unknown operation',
    { ...good, delete: 'deleteAgent' },
    'names delete: deleteAgent, which is not an operation',
  ],
  [
    'with an operation of another place',
    { ...good, inspect: 'listAgents' },
    'names inspect: listAgents, which must be GET /workspaces/{slug}/agents/{id}',
  ],
  [
    'with an operation of another method',
    { ...good, create: 'listAgents' },
    'names create: listAgents, which must be POST or PUT /workspaces/{slug}/agents',
  ],
  [
    'with an id that records lack',
    { ...good, id: 'slug' },
    `identifies records by "slug", which Agent doesn't have`,
  ],
  [
    'that creates records of unknown identity',
    { ...good, id: undefined },
    'must name the member that identifies them',
  ],
  ['with a label that no body has', { ...good, label: 'title' }, 'labels records by "title"'],
])('a resource %s is reported', async (_, change, message) => {
  const findings = await spoil('resources', resource, change);
  expect(findings.join('\n')).toContain(message);
  expect(findings.join('\n')).toContain(about);
});
