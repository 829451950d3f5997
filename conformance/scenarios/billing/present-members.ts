import { getJson } from '../../checks/body.ts';
import type { Exchange } from '../../target/exchange.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const presentIn = (value: unknown, pointer: string): string[] => {
  if (isEmpty(value)) return [];
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, member]) => presentIn(member, `${pointer}/${name}`)),
  ];
};

/** Lists the headers of a response, and the members of its JSON at any depth that aren't empty. */
export const listPresent = (response: Exchange): string[] => [
  ...Object.keys(response.headers),
  ...presentIn(getJson(response) ?? null, ''),
];
