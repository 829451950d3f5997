import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** The fixed prefix of ids: `agt_` for `^agt_.+$` or for the example `agt_01K9STOCK`; null if there is none. */
export const parsePrefix = (patternOrExample: unknown): string | null =>
  /^\^?([a-z]+_)/.exec(String(patternOrExample))?.[1] ?? null;

/** `id-prefixes.ts`: the prefixes of the ids of each resource. */
export const renderIdPrefixes = (document: OpenApiDocument): string => {
  const prefixes = Object.entries(document.components.schemas).flatMap(([name, { properties }]) => {
    const { pattern, examples } = properties?.id ?? {};
    const prefix = parsePrefix(pattern ?? (examples as unknown[] | undefined)?.[0]);
    return prefix === null ? [] : [[name, prefix.slice(0, -1)]];
  });
  return `${notice}
/** The prefix of an \`id\`, without the underscore, by the name of its schema. */
export const idPrefixes = ${JSON.stringify(Object.fromEntries(prefixes), null, 2)} as const;

/** The prefix of an id of the contract, e.g. \`agt\`. */
export type ContractIdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes];
`;
};
