import { isDeepStrictEqual } from 'node:util';
import { ApiError, invalidPatch } from './errors.ts';
import { bodySchema } from './validate.ts';

type Json = unknown;
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

/** Where a path leads: its container, and the key of the value in it, which may be missing. */
interface Place {
  container: Record<string, Json> | Json[];
  key: string;
  exists: boolean;
}

/** The position of an array element (RFC 6901, 4): digits without leading zeros, or `-` for the one after the last. */
const toIndex = (array: Json[], token: string): string => (token === '-' ? String(array.length) : token);

/** Finds the place of a path in a document, which is the only member of `holder`: its name is empty. */
function locate(holder: Record<string, Json>, path: string): Place {
  let place: Place = { container: holder, key: '', exists: '' in holder };
  for (const token of path.split('/').slice(1)) {
    const container = place.exists ? Reflect.get(place.container, place.key) : undefined;
    if (typeof container !== 'object' || container === null) throw absent(path);
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(container) ? toIndex(container, name) : name;
    const isElement = !Array.isArray(container) || /^(0|[1-9]\d*)$/.test(key);
    place = { container, key, exists: isElement && Object.hasOwn(container, key) };
  }
  return place;
}

const absent = (path: string) => invalidPatch(`The path ${path} does not exist.`);

function existing(holder: Record<string, Json>, path: string): Place & { value: Json } {
  const place = locate(holder, path);
  if (!place.exists) throw absent(path);
  return { ...place, value: Reflect.get(place.container, place.key) };
}

function define({ container, key }: Place, value: Json): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

function add(holder: Record<string, Json>, path: string, value: Json): void {
  const place = locate(holder, path);
  const { container, key, exists } = place;
  if (!Array.isArray(container)) define(place, value);
  else if (exists || key === String(container.length)) container.splice(Number(key), 0, value);
  else throw absent(path);
}

function remove(holder: Record<string, Json>, path: string): void {
  const { container, key } = existing(holder, path);
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}

function apply(holder: Record<string, Json>, { op, path, from, value }: Operation): void {
  if (op === 'add') add(holder, path, structuredClone(value));
  if (op === 'remove') remove(holder, path);
  if (op === 'replace') define(existing(holder, path), structuredClone(value));
  if (op === 'copy') add(holder, path, structuredClone(existing(holder, from).value));
  if (op === 'test' && !isDeepStrictEqual(existing(holder, path).value, value))
    throw invalidPatch(`The test of ${path} failed.`);
  if (op === 'move') {
    if (path.startsWith(`${from}/`)) throw invalidPatch('A value cannot move into itself.');
    const moved = existing(holder, from);
    if (path === from) return;
    remove(holder, from);
    add(holder, path, moved.value);
  }
}

/** Applies a JSON Patch (RFC 6902) to a document. Either all operations are applied or none. */
export function patched(document: Json, body: unknown): Json {
  const holder = { '': structuredClone(document) };
  checkOperations(body).forEach((operation, index) => {
    try {
      apply(holder, operation);
    } catch (error) {
      throw error instanceof ApiError ? invalidPatch(error.message, index) : error;
    }
  });
  return holder[''];
}
