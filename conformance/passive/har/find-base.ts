import { basePath } from '@workspace-api/contract';
import { StartupError } from '../../engine/errors.ts';
import { counted } from '../../engine/report/format.ts';
import { operationAt } from '../../target/operation-path.ts';
import { belowBase } from '../observer.ts';
import type { HarAddress, HarEntry } from './read-har.ts';

/** The base of the API in a URL, if the rest of its path is an operation of the contract; null otherwise. */
const baseIn = ({ method, url }: HarAddress): string | null => {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  for (let at = pathname.indexOf(`${basePath}/`); at >= 0; at = pathname.indexOf(`${basePath}/`, at + 1)) {
    const end = at + basePath.length;
    if (operationAt(method, pathname.slice(end))) return origin + pathname.slice(0, end);
  }
  return null;
};

/** The bases of APIs with the number of recorded requests to each, the most frequent first. */
const countBases = (entries: readonly HarEntry[]): [base: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { address } of entries) {
    const base = address && baseIn(address);
    if (base !== null) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
};

const describeBase = ([base, count]: [string, number]): string =>
  `--base ${base} (${counted(count, 'request')})`;

/** Whether an entry is a request to an API. */
export const isSentTo = (base: string, { address }: HarEntry): boolean =>
  address !== null && belowBase(base, address.url) !== null;

/**
 * The base of the API, derived from the paths of recorded requests: if there are several, the one of most requests.
 *
 * @throws StartupError if there is none
 */
export const findBase = (entries: readonly HarEntry[]): string => {
  const [first] = countBases(entries);
  if (first) return first[0];
  const problems = new Set(entries.flatMap(({ address, problem }) => (address ? [] : [`  ${problem}`])));
  throw new StartupError(
    [
      `None of the ${entries.length} recorded requests is a request to the API. Use --base to set its base URL, such as --base https://api.example.com${basePath}.`,
      ...(problems.size > 0 ? ['Some entries have no address:', ...problems] : []),
    ].join('\n'),
  );
};

/** The base that the user named. @throws StartupError if no recorded request uses it: nothing would be checked */
export const checkBase = (base: string, entries: readonly HarEntry[]): string => {
  if (entries.some((entry) => isSentTo(base, entry))) return base;
  const none = `None of the ${entries.length} recorded requests was sent to ${base}`;
  const choices = countBases(entries).map((count) => `  ${describeBase(count)}`);
  throw new StartupError(
    choices.length === 0 ? `${none}.` : [`${none}, but some were sent to an API at:`, ...choices].join('\n'),
  );
};

/** A note about the requests to other APIs, which are not checked; null if there are none. */
export const describeOtherBases = (base: string, entries: readonly HarEntry[]): string | null => {
  const others = countBases(entries.filter((entry) => !isSentTo(base, entry)));
  return others.length === 0
    ? null
    : `requests to another API were not checked; to check them instead, use ${others.map(describeBase).join(' or ')}`;
};
