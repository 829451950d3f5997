import { isDeepStrictEqual } from 'node:util';
import { ApiError, invalidPatch } from './errors.ts';
import { bodySchema } from './validate.ts';

type Json = unknown;
type Container = Record<string, Json> | Json[];
interface Operation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from: string;
  value?: Json;
}

const pointer = { type: 'string', pattern: '^(/([^~/]|~[01])*)*$' };
const withMember = (ops: Operation['op'][], ...required: string[]) => ({
  required: ['op', 'path', ...required],
  properties: { op: { enum: ops }, path: pointer, from: pointer },
});
const checkOperations = bodySchema<Operation[]>({
  type: 'array',
  items: {
    type: 'object',
    anyOf: [
      withMember(['remove']),
      withMember(['add', 'replace', 'test'], 'value'),
      withMember(['move', 'copy'], 'from'),
    ],
  },
});

/** Where a path leads: its container, the key of the value in it, and the value, which may be missing. */
interface Place {
  container: Container;
  key: string;
  exists: boolean;
  value: Json;
}

const absent = (path: string) => invalidPatch(`The path ${path} does not exist.`);

/** The place of a key. `-` is the position after the last element, and other positions have no leading zeros (RFC 6901, 4). */
function placeIn(container: Container, name: string): Place {
  const isArray = Array.isArray(container);
  const key = isArray && name === '-' ? String(container.length) : name;
  const exists = Object.hasOwn(container, key) && (!isArray || /^\d+$/.test(key));
  return { container, key, exists, value: exists ? Reflect.get(container, key) : undefined };
}

/** Finds the place of a path in a document, which is the only member of `holder`: its name is empty. */
function locate(holder: Container, path: string, mustExist = true): Place {
  let place = placeIn(holder, '');
  for (const token of path.split('/').slice(1)) {
    if (typeof place.value !== 'object' || place.value === null) throw absent(path);
    place = placeIn(place.value as Container, token.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  if (mustExist && !place.exists) throw absent(path);
  return place;
}

function define({ container, key }: Place, value: Json): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

function add(holder: Container, path: string, value: Json): void {
  const place = locate(holder, path, false);
  const { container, key, exists } = place;
  if (!Array.isArray(container)) define(place, value);
  else if (exists || key === String(container.length)) container.splice(Number(key), 0, value);
  else throw absent(path);
}

function remove(holder: Container, path: string): Json {
  const { container, key, value } = locate(holder, path);
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
  return value;
}

const operations: Record<Operation['op'], (holder: Container, operation: Operation) => void> = {
  add: (holder, { path, value }) => add(holder, path, structuredClone(value)),
  remove: (holder, { path }) => remove(holder, path),
  replace: (holder, { path, value }) => define(locate(holder, path), structuredClone(value)),
  copy: (holder, { path, from }) => add(holder, path, structuredClone(locate(holder, from).value)),
  move: (holder, { path, from }) => {
    if (path.startsWith(`${from}/`)) throw invalidPatch('A value cannot move into itself.');
    locate(holder, from);
    if (path !== from) add(holder, path, remove(holder, from));
  },
  test: (holder, { path, value }) => {
    if (!isDeepStrictEqual(locate(holder, path).value, value))
      throw invalidPatch(`The test of ${path} failed.`);
  },
};

/** Applies a JSON Patch (RFC 6902) to a document. Either all operations are applied or none. */
export function patched(document: Json, body: unknown): Json {
  const holder = { '': structuredClone(document) };
  checkOperations(body).forEach((operation, index) => {
    try {
      operations[operation.op](holder, operation);
    } catch (error) {
      throw error instanceof ApiError ? invalidPatch(error.message, index) : error;
    }
  });
  return holder[''];
}
