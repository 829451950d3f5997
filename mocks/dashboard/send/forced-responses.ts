import { errors, type OperationShape } from '@workspace-api/contract';
import type { Choice } from '../components/index.ts';

const statuses: Readonly<Record<string, { readonly status: number }>> = errors;

/** The pages that a mock makes of the first example of a list (`list-examples.json`). */
const derivedPages = ['empty', 'long'];

/** The names of a response's examples that a client can request. */
const listExamples = ({ list, responses }: OperationShape, status: string): string[] => {
  const names = responses[status]?.examples ?? [];
  const [first] = names;
  const isPage = list !== null && status === '200' && first !== undefined;
  return [...names, ...(isPage ? derivedPages.map((page) => `${first}-${page}`) : [])];
};

/** The responses that `Prefer` can force, as choices of its value. */
export const forcedResponses = (operation: OperationShape): Choice[] =>
  Object.keys(operation.responses).flatMap((status): Choice[] => {
    const names = listExamples(operation, status);
    if (names.length === 0) return [[`code=${status}`, status]];
    return names.map((name) => [
      // The name of an error implies its status.
      statuses[name] ? `example=${name}` : `code=${status}, example=${name}`,
      `${status} ${name}`,
    ]);
  });
