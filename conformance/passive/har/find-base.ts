import { basePath } from '@workspace-api/contract';
import { StartupError } from '../../engine/errors.ts';
import { counted, groupBy } from '../../engine/report/format.ts';
import { belowBase, operationAt } from '../../target/operation-path.ts';
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
  const bases = entries.flatMap(({ address }) => (address && baseIn(address)) ?? []);
  const counts = groupBy(bases, (base) => base).map(([base, { length }]): [string, number] => [base, length]);
  return counts.sort(([, one], [, other]) => other - one);
};

/** Whether an entry is a request to an API. */
export const isSentTo = (base: string, { address }: HarEntry): boolean =>
  address !== null && belowBase(base, address.url) !== null;

/**
 * Chooses the API to check: the base that the user named, else the one of most recorded requests, derived from their paths.
 *
 * @returns the base, and a note about the requests to other APIs, which are not checked; null if there are none
 * @throws StartupError if no recorded request was sent to it: nothing would be checked
 */
export const chooseBase = (
  entries: readonly HarEntry[],
  named: string | undefined,
): { base: string; note: string | null } => {
  const base = named ?? countBases(entries)[0]?.[0];
  const others = entries.filter((entry) => base === undefined || !isSentTo(base, entry));
  const choices = countBases(others).map(
    ([other, count]) => `--base ${other} (${counted(count, 'request')})`,
  );
  if (base === undefined || others.length === entries.length) {
    const problems = new Set(entries.flatMap(({ address, problem }) => (address ? [] : [`  ${problem}`])));
    throw new StartupError(
      [
        `None of the ${entries.length} recorded requests was sent to ${base ?? 'an API'}. Use --base to set its base URL, such as ${choices.join(' or ') || `--base https://api.example.com${basePath}`}.`,
        ...(problems.size > 0 ? ['Some entries have no address:', ...problems] : []),
      ].join('\n'),
    );
  }
  const note = `requests to another API were not checked; to check them instead, use ${choices.join(' or ')}`;
  return { base, note: choices.length === 0 ? null : note };
};
