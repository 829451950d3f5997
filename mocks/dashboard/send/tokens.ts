import { signal } from '@preact/signals';
import type { OperationShape } from '@workspace-api/contract';
import type { Mode } from '../store/route.ts';
import type { SandboxDescription } from '../store/sandbox.ts';

type Token = SandboxDescription['tokens'][number];

/** The choice of a token that the user enters. */
export const ownToken = 'own';

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
