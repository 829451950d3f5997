import { type OperationShape, operations, type ResourceShape } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { toHeading } from '../components/values.tsx';
import { type Contract, describeResources } from './describe-resource.ts';

/** An operation that a contract adds. */
const operation = (id: string, method: OperationShape['method'], path: string): OperationShape => ({
  ...operations.listAgents,
  id,
  method,
  path,
});

const shelf = {
  name: 'book-shelf',
  collection: '/workspaces/{slug}/shelves',
  parent: 'workspace',
  record: 'Shelf',
  id: 'id',
  idPrefix: 'shelf_',
  label: 'room',
  list: 'listShelves',
  create: 'createShelf',
  inspect: 'getShelf',
  delete: 'deleteShelf',
  retire: null,
} as unknown as ResourceShape;
const book = {
  ...shelf,
  name: 'book',
  collection: `${shelf.collection}/{id}/books`,
  parent: 'book-shelf',
  record: 'Book',
  label: null,
  list: 'listBooks',
  create: 'addBook',
  inspect: null,
  delete: null,
} as unknown as ResourceShape;
const contract: Contract = {
  resources: [shelf, book],
  operations: [
    operation('listShelves', 'GET', shelf.collection),
    operation('createShelf', 'POST', shelf.collection),
    operation('getShelf', 'GET', `${shelf.collection}/{id}`),
    operation('deleteShelf', 'DELETE', `${shelf.collection}/{id}`),
    operation('lockShelf', 'POST', `${shelf.collection}/{id}/lock`),
    operation('listBooks', 'GET', book.collection),
    operation('addBook', 'POST', book.collection),
  ],
  fields: { Shelf: { id: {}, room: {}, status: {}, created_at: {} }, Book: { id: {}, title: {} } },
  states: [
    {
      name: 'shelf',
      source: 'Shelf',
      schema: 'Shelf',
      field: 'status',
      states: ['open', 'locked'],
      initial: 'open',
      moves: [
        { operation: 'lockShelf', from: ['open'], to: 'locked' },
        { operation: 'lockShelf', from: ['locked'], to: 'locked' },
      ],
    },
  ],
};

test('a resource that the contract adds has its route, columns, form, record and children', () => {
  const [shelves, ...others] = describeResources(contract);
  expect(others).toEqual([]);
  expect(shelves).toMatchObject({
    segment: 'shelves',
    title: 'Shelves',
    noun: 'book shelf',
    label: 'room',
    fields: ['status', 'created_at'],
    list: { id: 'listShelves' },
    create: { id: 'createShelf' },
    inspect: { id: 'getShelf' },
    children: [{ segment: 'books', label: 'title', fields: [], create: { id: 'addBook' } }],
  });
});

test('a change is offered in the states that it leaves, and what no state mentions always', () => {
  const changes = describeResources(contract)[0]?.changes ?? [];
  const listPossible = (status: string) =>
    changes.filter(({ isPossible }) => isPossible({ status })).map((change) => change.operation.id);
  expect(listPossible('open')).toEqual(['deleteShelf', 'lockShelf']);
  expect(listPossible('locked')).toEqual(['deleteShelf']);
});

test.each([
  ['created_at', 'Created'],
  ['published_version', 'Published version'],
  ['book-shelf', 'Book shelf'],
  ['ts', 'Time'],
])('the heading of %s is %s', (name, heading) => {
  expect(toHeading(name)).toBe(heading);
});
