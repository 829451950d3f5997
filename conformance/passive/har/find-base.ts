import { basePath } from '@workspace-api/contract';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { operationAt } from '../../judging/operation-at.ts';
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

/** The base of the API by the paths of recorded requests. @throws StartupError if there is none, or more than one */
export const findBase = (entries: readonly HarEntry[]): string => {
  const counts = new Map<string, number>();
  for (const { request } of entries) {
    const base = baseIn(request);
    if (base !== null) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [first, ...others] = counts.keys();
  if (first === undefined) {
    throw new StartupError(
      `None of the ${entries.length} recorded requests is one of the API. Name its base with --base https://api.example.com${basePath}.`,
    );
  }
  if (others.length === 0) return first;
  const list = [...counts].map(([base, count]) => `  --base ${base}  (${count} requests)`);
  throw new StartupError(['The recorded requests go to more than one API. Choose one:', ...list].join('\n'));
};
