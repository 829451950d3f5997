import { basePath } from '@workspace-api/contract';
import { operationAt } from '../../checks/operation-at.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { belowBase } from '../observer.ts';
import type { HarEntry } from './har-schema.ts';

/** The base of the API in a URL, if the rest of its path is an operation of the contract; null otherwise. */
const baseIn = ({ method, url }: HarEntry['request']): string | null => {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  for (let at = pathname.indexOf(`${basePath}/`); at >= 0; at = pathname.indexOf(`${basePath}/`, at + 1)) {
    const end = at + basePath.length;
    if (operationAt(method, pathname.slice(end))) return origin + pathname.slice(0, end);
  }
  return null;
};

/** The number of recorded requests for each base of an API. */
const countBases = (entries: readonly HarEntry[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const base = baseIn(request);
    if (base !== null) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return counts;
};

const choices = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(
    ([base, count]) => `  --base ${base}  (${count === 1 ? '1 request' : `${count} requests`})`,
  );

/** The base of the API, derived from the paths of recorded requests. @throws StartupError if there is none, or more than one */
export const findBase = (entries: readonly HarEntry[]): string => {
  const counts = countBases(entries);
  const [first, ...others] = counts.keys();
  if (first === undefined) {
    throw new StartupError(
      `None of the ${entries.length} recorded requests is a request to the API. Use --base to set its base URL, such as --base https://api.example.com${basePath}.`,
    );
  }
  if (others.length === 0) return first;
  throw new StartupError(
    ['The recorded requests go to more than one API. Choose one:', ...choices(counts)].join('\n'),
  );
};

/** The base that the user named. @throws StartupError if no recorded request uses it: nothing would be checked */
export const checkBase = (base: string, entries: readonly HarEntry[]): string => {
  if (entries.some(({ request }) => belowBase(base, request.url) !== null)) return base;
  const counts = countBases(entries);
  const none = `None of the ${entries.length} recorded requests was sent to ${base}`;
  throw new StartupError(
    counts.size === 0
      ? `${none}.`
      : [`${none}, but some were sent to an API at:`, ...choices(counts)].join('\n'),
  );
};
