import { ApiError, invalidPatch } from './errors.ts';
import { bodySchema } from './validate.ts';

type Json = unknown;
interface Operation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from?: string;
  value?: Json;
}
type Container = Json[] | Record<string, Json>;

const pointer = { type: 'string', pattern: '^(/([^~/]|~[01])*)*$' };
const checkOperations = bodySchema<Operation[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['op', 'path'],
    properties: {
      op: { enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
      path: pointer,
      from: pointer,
    },
    allOf: [
      {
        if: { properties: { op: { enum: ['add', 'replace', 'test'] } }, required: ['op'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['value'] },
      },
      {
        if: { properties: { op: { enum: ['move', 'copy'] } }, required: ['op'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['from'] },
      },
    ],
  },
});

const tokens = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

const isContainer = (value: Json): value is Container => typeof value === 'object' && value !== null;

function fail(path: string): never {
  throw invalidPatch(`The path ${path} does not exist.`);
}

/** Parses an array index (RFC 6901, 4): digits without leading zeros. `end` allows the position after the last element. */
function parseIndex(array: Json[], token: string, path: string, end: boolean): number {
  if (end && token === '-') return array.length;
  const index = /^(0|[1-9]\d*)$/.test(token) ? Number(token) : Number.POSITIVE_INFINITY;
  return index < array.length + (end ? 1 : 0) ? index : fail(path);
}

function read(container: Json, token: string, path: string): Json {
  if (Array.isArray(container)) return container[parseIndex(container, token, path, false)];
  if (!isContainer(container) || !Object.hasOwn(container, token)) return fail(path);
  return Reflect.get(container, token);
}

const resolve = (root: Json, path: string): Json =>
  tokens(path).reduce((value, token) => read(value, token, path), root);

function define(object: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Finds the container of the value that a path refers to, and the last token of the path. */
function resolveParent(root: Json, path: string): { parent: Container; token: string } {
  const all = tokens(path);
  const token = all.pop() ?? '';
  const parent = all.reduce((value, name) => read(value, name, path), root);
  return isContainer(parent) ? { parent, token } : fail(path);
}

function add(root: Json, path: string, value: Json): Json {
  if (path === '') return value;
  const { parent, token } = resolveParent(root, path);
  if (Array.isArray(parent)) parent.splice(parseIndex(parent, token, path, true), 0, value);
  else define(parent, token, value);
  return root;
}

function remove(root: Json, path: string): Json {
  if (path === '') return undefined;
  const { parent, token } = resolveParent(root, path);
  read(parent, token, path);
  if (Array.isArray(parent)) parent.splice(Number(token), 1);
  else delete parent[token];
  return root;
}

function replace(root: Json, path: string, value: Json): Json {
  if (path === '') return value;
  const { parent, token } = resolveParent(root, path);
  read(parent, token, path);
  if (Array.isArray(parent)) parent[Number(token)] = value;
  else define(parent, token, value);
  return root;
}

/** Equality of JSON values (RFC 6902, 4.6): the order of members does not matter. */
function equal(a: Json, b: Json): boolean {
  if (!isContainer(a) || !isContainer(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

function apply(root: Json, operation: Operation): Json {
  const { op, path, from = '' } = operation;
  switch (op) {
    case 'add':
      return add(root, path, structuredClone(operation.value));
    case 'remove':
      return remove(root, path);
    case 'replace':
      return replace(root, path, structuredClone(operation.value));
    case 'move': {
      if (path.startsWith(`${from}/`)) throw invalidPatch('A value cannot move into itself.');
      const value = resolve(root, from);
      return path === from ? root : add(remove(root, from), path, value);
    }
    case 'copy':
      return add(root, path, structuredClone(resolve(root, from)));
    case 'test':
      if (!equal(resolve(root, path), operation.value)) throw invalidPatch(`The test of ${path} failed.`);
      return root;
  }
}

/** Applies a JSON Patch (RFC 6902) to a document. Either all operations are applied or none. */
export function patched(document: Json, body: unknown): Json {
  let root: Json = structuredClone(document);
  checkOperations(body).forEach((operation, index) => {
    try {
      root = apply(root, operation);
    } catch (error) {
      throw error instanceof ApiError ? invalidPatch(error.message, index) : error;
    }
  });
  return root;
}
