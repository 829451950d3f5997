import { notice } from './notice.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';

/** `^agt_[A-Za-z0-9]+$`, or the example `inv_01K9SEP` of an id without a pattern → `agt`, `inv` */
const prefixOf = ({ pattern, examples }: Schema): string | undefined =>
  /^\^?([a-z]+)_/.exec(String(pattern ?? (examples as unknown[] | undefined)?.[0] ?? ''))?.[1];

/** `id-prefixes.ts`: what the ids of each resource begin with. */
export const renderIdPrefixes = (document: OpenApiDocument): string => {
  const prefixes = Object.entries(document.components.schemas).flatMap(([name, { properties }]) => {
    const prefix = properties?.id && prefixOf(properties.id);
    return prefix === undefined ? [] : [[name, prefix]];
  });
  return `${notice}
/** What an \`id\` begins with, before an underscore, by the name of its schema. */
export const idPrefixes = ${JSON.stringify(Object.fromEntries(prefixes), null, 2)} as const;

/** What an id of the contract begins with, e.g. \`agt\`. */
export type ContractIdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes];
`;
};
