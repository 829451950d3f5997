import {
  type ClauseId,
  errors,
  grants,
  type OperationShape,
  operations,
  type Scope,
} from '@workspace-api/contract';
import { isSuccess, member } from '../body.ts';
import { errorOf } from '../judges/envelope.ts';
import { statedScope } from '../stated-scope.ts';
import { startOfAnswer } from './in-words.ts';
import type { TokenBook } from './token-book.ts';
import type { TraceJudge, TraceJudgement } from './traced-call.ts';

const refusal = errors['insufficient-scope'];

const resourceOf = (scope: string): string => scope.split(':')[0] ?? '';

/** The clause that a success without the scope breaks; null if the service document leaves it open. */
const brokenBy = (held: readonly string[], needed: Scope): ClauseId | null => {
  const [set, write, destructive] = [operations.setSecret, operations.rotateSecret, operations.deleteSecret];
  if (needed === set.scope && held.includes(destructive.scope)) return null;
  if (needed === set.scope && held.includes(write.scope)) return 'scopes.secrets-write-is-not-set';
  if (held.includes(set.scope) && needed === write.scope) return 'scopes.secrets-set-is-not-write';
  const isWeaker = held.some((scope) => resourceOf(scope) === resourceOf(needed));
  return isWeaker ? 'scopes.lower-level-does-not-suffice' : 'scopes.required';
};

/** The clause that a refusal breaks for a token which holds the scope. */
const promisedBy = (held: readonly string[], needed: Scope): ClauseId => {
  if (held.includes(needed)) return 'scopes.exact-scope-suffices';
  const isDestructive = held.includes(`${resourceOf(needed)}:destructive`);
  return isDestructive ? 'scopes.destructive-implies-write' : 'scopes.write-implies-read';
};

/** A refusal may be about a foreign record, or about what is asked for, unless the path names neither. */
const isAboutScopeAlone = ({ path, id }: OperationShape): boolean =>
  !path.replace('{slug}', '').includes('{') && id !== operations.mintToken.id;

/** Judges what API keys may do whose scopes are known. */
export const createScopeJudge = (book: TokenBook): TraceJudge => ({
  ended: ({ operation, token, path }, { exchange }) => {
    const key = book.get(token);
    const scope = operation ? statedScope(operation) : null;
    if (!operation || scope === null) return [];
    if (!key?.scopes || (path.slug !== undefined && path.slug !== key.workspace)) return [];
    const { scopes: held, from: before } = key;
    const clause = grants(held, scope) ? null : brokenBy(held, scope);
    const said = errorOf(exchange);
    const isRefusal = exchange.status === refusal.status && member(said, 'code') === refusal.code;
    const details = member(said, 'details');
    const got = startOfAnswer(exchange);
    const holds = `the token holds ${held.join(', ') || 'no scope'}`;

    if (clause === null) {
      if (!grants(held, scope)) return [];
      const promised = promisedBy(held, scope);
      if (isSuccess(exchange)) return [{ clause: promised, difference: null, before }];
      const isBroken =
        isRefusal && isAboutScopeAlone(operation) && member(details, 'required_scope') === scope;
      return isBroken
        ? [{ clause: promised, difference: { expected: `no refusal for its scopes: ${holds}`, got }, before }]
        : [];
    }
    if (isSuccess(exchange)) {
      const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
      return [{ clause, difference: { expected, got }, before }];
    }
    if (!isRefusal) return [];
    const named = member(details, 'required_scope');
    const isNamed = named === scope;
    const judgements: TraceJudgement[] = [
      { clause, difference: null, before },
      {
        clause: 'scopes.required-scope-named',
        difference: isNamed
          ? null
          : { expected: `details.required_scope ${scope}`, got: JSON.stringify(named) ?? 'none' },
        before,
      },
    ];
    return judgements;
  },
});
