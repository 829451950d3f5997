import type { NotOffered } from '../engine/report/not-offered.ts';

/** The entry about an operation that the target doesn't offer; undefined if it offers the operation. */
export const findNotOffered = (
  entries: readonly NotOffered[] | undefined,
  operation: string | null,
): NotOffered | undefined =>
  entries?.find(({ operations }) => operation !== null && operations.includes(operation));

/** What the target doesn't offer, as a sentence without its full stop. */
export const describeNotOffered = ({ declaration, operations, statuses, requests }: NotOffered): string => {
  const what =
    'tag' in declaration
      ? `the operations of ${declaration.tag} (${operations.join(', ')})`
      : declaration.operation;
  return `${what} returned only ${statuses.join(' and ')}, to ${requests} requests`;
};

/** The entry of `unsupported` for the configuration. It is valid in TypeScript, JavaScript and JSON. */
export const unsupportedEntry = ({ declaration }: NotOffered): string => {
  const members = Object.entries({ ...declaration, reason: 'not offered yet' });
  return `{ ${members.map((member) => member.map((part) => JSON.stringify(part)).join(': ')).join(', ')} }`;
};

/** What to do about the operations that the target doesn't offer. The operations and the entries to copy follow it. */
export const notOfferedAdvice =
  'The findings at these operations are not shown. If the target does not offer them yet, add the entries to unsupported in the configuration (--init writes it).';
