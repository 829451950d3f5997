import { asArray, asNode, isNode, locate, type Node, type Path, refName } from '../document.ts';
import { getList, json } from '../list-envelope.ts';
import { isSuccess, listOperations, type Operation } from '../operations.ts';
import { codeRule, type Finding } from '../rule.ts';

/** The operations that a resource may name, and the path of each: the collection, or one record. */
const roles: Record<string, { methods: string[]; on: 'collection' | 'record' | 'below a record' }> = {
  list: { methods: ['get'], on: 'collection' },
  create: { methods: ['post', 'put'], on: 'collection' },
  inspect: { methods: ['get'], on: 'record' },
  delete: { methods: ['delete'], on: 'record' },
  retire: { methods: ['post'], on: 'below a record' },
};
const facts = ['name', 'id', 'label'];

const findSuccess = (operation: Operation | undefined) => operation?.responses.find(isSuccess);

/** Returns the name of the schema of a resource's records: the list's items, or else the response that inspects one record. */
const recordName = (list: Operation | undefined, inspect: Operation | undefined): string | undefined => {
  const listSuccess = list && findSuccess(list);
  if (list && listSuccess) return getList(list, listSuccess).record;
  const content = asNode(findSuccess(inspect)?.node.content);
  return refName(asNode(content[json]).schema);
};

const getProperties = (document: Node, schema: unknown): Node => {
  const { node } = locate(document, schema, []);
  return Object.assign(
    {},
    ...asArray(node.allOf).map((branch) => getProperties(document, branch)),
    asNode(node.properties),
  );
};

const getMember = (document: Node, component: string | undefined, name: string): unknown =>
  component && getProperties(document, { $ref: `#/components/schemas/${component}` })[name];

function* resourceFindings(
  document: Node,
  collection: string,
  resource: Node,
  operations: Operation[],
): Iterable<Finding> {
  const at: Path = ['paths', collection, 'x-resource'];
  const createFinding = (message: string): Finding => ({
    message: `The resource of ${collection} ${message}.`,
    at,
  });
  const { name, id, label } = resource;
  if (typeof name !== 'string' || !/^[a-z]+(-[a-z]+)*$/.test(name))
    yield createFinding('needs a name in kebab-case');
  for (const key of Object.keys(resource).filter((key) => !(key in roles) && !facts.includes(key))) {
    yield createFinding(`has an unknown member "${key}"`);
  }
  const named = (role: string) => operations.find((operation) => operation.id === resource[role]);
  const record = `${collection}/{${id}}`;
  for (const [role, { methods, on }] of Object.entries(roles)) {
    if (resource[role] === undefined) continue;
    const operation = named(role);
    if (!operation) {
      yield createFinding(`names ${role}: ${resource[role]}, which is not an operation`);
      continue;
    }
    const { path, method } = operation;
    const fits =
      on === 'collection'
        ? path === collection
        : on === 'record'
          ? path === record
          : path.startsWith(`${record}/`);
    const there = on === 'collection' ? collection : on === 'record' ? record : `${record}/…`;
    if (!fits || !methods.includes(method)) {
      yield createFinding(
        `names ${role}: ${operation.id}, which must be ${methods.map((name) => name.toUpperCase()).join(' or ')} ${there}`,
      );
    }
  }
  const list = named('list');
  if (list && !list.list) yield createFinding(`names list: ${list.id}, which declares no x-pagination`);
  const schema = recordName(list, named('inspect'));
  if (schema === undefined)
    yield createFinding('must name a list or an inspection whose records have a named schema');
  else if (id !== undefined && getMember(document, schema, String(id)) === undefined) {
    yield createFinding(`identifies records by "${id}", which ${schema} doesn't have`);
  }
  const create = named('create');
  if (create && id === undefined)
    yield createFinding('creates records and must name the member that identifies them');
  if (label === undefined) return;
  const body = refName(asNode(asNode(asNode(create?.body?.node).content)[json]).schema);
  if (asNode(getMember(document, body, String(label))).type !== 'string') {
    yield createFinding(`labels records by "${label}", which must be a string of the body that creates one`);
  }
}

/** Defines the records of each list and their operations, so that the gate can create, find and delete them. */
export const resources = codeRule(
  "Every list's records belong to an x-resource, whose operations exist and fit.",
  function* (document) {
    const operations = listOperations(document);
    const declared = Object.entries(asNode(document.paths)).flatMap(([collection, item]) => {
      const resource = locate(document, item, []).node['x-resource'];
      return isNode(resource) ? [{ collection, resource }] : [];
    });
    for (const { collection, resource } of declared) {
      yield* resourceFindings(document, collection, resource, operations);
    }
    const names = declared.map(({ resource }) => resource.name);
    for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index))) {
      yield { message: `Two resources are named ${name}.`, at: ['paths'] };
    }
    const recordNames = declared.map(({ resource }) =>
      recordName(
        operations.find(({ id }) => id === resource.list),
        undefined,
      ),
    );
    for (const list of operations.filter((operation) => operation.list)) {
      const record = recordName(list, undefined);
      if (record !== undefined && !recordNames.includes(record)) {
        yield {
          message: `${list.id} is not the list of any resource; add x-resource to ${list.path}.`,
          at: list.at,
        };
      }
    }
  },
);
