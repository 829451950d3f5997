import { signal } from '@preact/signals';
import { errors, type OperationShape, tagTitle } from '@workspace-api/contract';
import type { Choice } from '../components/form.tsx';
import type { SandboxDescription } from '../store/sandbox.ts';
import type { Mode } from '../store/selection.ts';
import { ownToken } from './draft.ts';

/** The operations of a tag. */
type OperationGroup = { readonly tag: string; readonly operations: readonly OperationShape[] };

/** Groups the operations that contain every word of a search by tag, in the contract's order. */
export const groupOperations = (operations: readonly OperationShape[], text: string): OperationGroup[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = operations.filter(({ id, method, path, summary, tag }) => {
    const searched = [id, method, path, summary, tag, tagTitle(tag)].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return [...new Set(matches.map(({ tag }) => tag))].map((tag) => ({
    tag,
    operations: matches.filter((each) => each.tag === tag),
  }));
};

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

/** The choices with the current value, which a logged request may have although no list offers it. */
export const withValue = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some((choice) => [choice].flat()[0] === value) ? choices : [...choices, value];

type Token = SandboxDescription['tokens'][number];

/** The token that the user entered. It is kept until the page closes, and stored nowhere. */
export const enteredToken = signal('');

/** The choice of a token with which an operation succeeds, if there is one. */
export const chooseToken = (
  { scope, sessionOnly }: Pick<OperationShape, 'scope' | 'sessionOnly'>,
  tokens: readonly Token[],
  { slug, mode }: { readonly slug: string; readonly mode: Mode },
): string => {
  if (scope === null) return '';
  if (enteredToken.value !== '') return ownToken;
  const kind = tokens.filter((token) => !sessionOnly || token.kind === 'session');
  const inTenant = kind.find((token) => token.mode === mode && token.workspace === slug);
  return (inTenant ?? kind[0])?.id ?? '';
};

/** The secret of a choice; undefined for none. */
export const findSecret = (choice: string, tokens: readonly Token[]): string | undefined =>
  choice === ownToken ? enteredToken.value || undefined : tokens.find(({ id }) => id === choice)?.secret;
