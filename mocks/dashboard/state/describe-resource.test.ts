import { operations, resourceList, resources, stateMachines } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { toHeading } from '../components/values.tsx';
import { describeResource, describeResources } from './describe-resource.ts';

test('a resource has its route, columns, form, record and children', () => {
  const description = describeResource(resources.agent);
  expect(description).toMatchObject({
    segment: 'agents',
    title: 'Agents',
    noun: 'agent',
    label: 'name',
    list: { id: operations.listAgents.id },
    create: { id: operations.createAgent.id },
    inspect: { id: operations.getAgent.id },
    children: [{ segment: 'runs', label: 'id', list: { id: operations.listRuns.id }, create: undefined }],
  });
  expect(description.fields).toContain('status');
  expect(description.fields).not.toContain('name');
});

test('each resource has a view of its own, or belongs to a record, or is the workspace', () => {
  const all = describeResources().flatMap(({ resource, children }) => [
    resource.name,
    ...children.map((child) => child.resource.name),
  ]);
  const inner = resourceList.filter(({ collection }) => collection.includes('/billing/'));
  expect([...all, 'workspace', ...inner.map(({ name }) => name)].toSorted()).toEqual(
    resourceList.map(({ name }) => name).toSorted(),
  );
});

test('a change is offered in the states that it leaves, and what no state mentions always', () => {
  const { field } = stateMachines.agent;
  const listPossible = (state: string) =>
    describeResource(resources.agent)
      .changes.filter(({ isPossible }) => isPossible({ [field]: state }))
      .map((change) => change.operation.id);
  expect(listPossible('inactive')).toEqual([operations.activateAgent.id]);
  expect(listPossible('active')).toEqual([operations.deactivateAgent.id]);
  const [removal] = describeResource(resources['webhook-subscription']).changes;
  expect(removal?.operation.id).toBe(operations.deleteWebhookSubscription.id);
  expect(removal?.isPossible({})).toBe(true);
});

test.each([
  ['created_at', 'Created'],
  ['published_version', 'Published version'],
  ['book-shelf', 'Book shelf'],
  ['ts', 'Time'],
])('the heading of %s is %s', (name, heading) => {
  expect(toHeading(name)).toBe(heading);
});
