import type { components } from '@workspace-api/contract/sandbox';
import { shorten } from '../../core/shorten.ts';

/** An entry of the request log. */
export type LoggedRequest = Readonly<components['schemas']['LoggedRequest']>;

/** The number of injected faults that an entry names where it is too long. */
const namedFaults = 10;

/** The length that the values of an entry are shortened to where it is too long. */
const valueLength = 200;

const byteLength = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The first items that fit into a number of bytes of JSON. */
const fitting = <Item>(items: readonly Item[], bytes: number): Item[] => {
  let left = bytes;
  const end = items.findIndex((item) => {
    left -= byteLength(item) + 1;
    return left < 0;
  });
  return items.slice(0, end === -1 ? undefined : end);
};

/**
 * An entry as JSON of at most `bytes` bytes. In a longer one, values are shortened, and the last violations and changes
 * are omitted.
 */
export const entryText = (request: LoggedRequest, bytes: number): string => {
  const text = JSON.stringify(request);
  if (Buffer.byteLength(text) <= bytes) return text;
  const { method, path, query, workspace, violations, omitted_violations, changes } = request;
  const short: LoggedRequest = {
    ...request,
    method: shorten(method, valueLength),
    path: shorten(path, valueLength),
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, shorten(String(value), valueLength)]),
    ),
    workspace: workspace === null ? null : shorten(workspace, valueLength),
    violations: [],
    omitted_violations: omitted_violations + violations.length,
    faults: request.faults.slice(0, namedFaults),
    changes: [],
  };
  const room = bytes - byteLength(short);
  const firstChanges = fitting(changes, room / 2);
  const firstViolations = fitting(violations, room - byteLength(firstChanges));
  return JSON.stringify({
    ...short,
    violations: firstViolations,
    omitted_violations: short.omitted_violations - firstViolations.length,
    changes: firstChanges,
  });
};

/** Bytes of an entry's fixed members and names, as JSON. */
const fixedBytes = 700;

/** Bytes of the names and the count of a change, as JSON. */
const changeBytes = 100;

/** A control character takes six bytes of JSON, and no character takes more. */
const bytesPerCharacter = 6;

const knownBytes = new WeakMap<LoggedRequest['scope'], number>();

/** Bytes of the scopes that are held, as JSON. */
const scopeBytes = (scope: LoggedRequest['scope']): number => {
  const found = knownBytes.get(scope);
  if (found !== undefined) return found;
  const bytes = scope.held.reduce((sum, held) => sum + held.length + '"",'.length, 0);
  knownBytes.set(scope, bytes);
  return bytes;
};

/**
 * At least as many bytes as an entry without violations takes as JSON, found without writing it: most requests break
 * nothing, and writing each of them would cost more than the rest of logging it.
 */
export const maxEntryBytes = ({
  method,
  path,
  query,
  workspace,
  faults,
  scope,
  changes,
}: LoggedRequest): number => {
  let characters = method.length + path.length + (workspace?.length ?? 0);
  for (const name of Object.keys(query)) characters += name.length + String(query[name]).length + 1;
  let bytes = fixedBytes + characters * bytesPerCharacter;
  bytes += scopeBytes(scope);
  for (const name of faults) bytes += name.length + '"",'.length;
  for (const { action, records, id, fields } of changes) {
    bytes += changeBytes + action.length + records.length + (id?.length ?? 0) * bytesPerCharacter;
    for (const field of fields) bytes += field.length + '"",'.length;
  }
  return bytes;
};
