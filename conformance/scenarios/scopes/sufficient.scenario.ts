import { errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { grantClause, statedScope } from '../../checks/scope-clauses.ts';
import { type Gate, scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { eachPossible } from '../shared/control-flow.ts';
import {
  documentedScopes,
  expectLetIn,
  grantableScopes,
  hasStatedScope,
  scopesHere,
  sessionWith,
} from './scope-tokens.ts';

/** A token by its scope, or a scope that implies it. */
type Holder = { kind: 'key' | 'session'; scope: Scope };

/** Sends operations with tokens whose scope suffices; a quick run sends each one with two of them. */
const acceptHolders = (gate: Gate, isShared: boolean): Promise<void> => {
  const isIncluded = (operation: OperationShape) =>
    hasStatedScope(operation) && changesSharedData(operation) === isShared;
  return gate.eachOperation(isIncluded, async (operation, t) => {
    const needed = operation.scope as Scope;
    const enough = statedScope(operation)
      ? grantableScopes(t).filter((scope) => grants([scope], needed))
      : [];
    const keys = enough.map((scope): Holder => ({ kind: 'key', scope }));
    const sessions: Holder[] = t.has('session-token') ? [{ kind: 'session', scope: needed }] : [];
    await eachPossible(gate.some(operation.id, [...keys, ...sessions], 2), async ({ kind, scope }) => {
      const isKey = kind === 'key';
      const { token } = isKey ? await t.subjects.token([scope]) : await sessionWith(t, scope);
      await expectLetIn(t, grantClause(scope, needed), operation, {
        token,
        what: `a ${kind} with ${scope}`,
        owner: t,
        // Records are created for the scope itself. For the scopes that imply it, the check of the scope is enough.
        isPlaceholder: scope !== needed,
        checkScope: async () => {
          if (!isKey && !(await scopesHere(t, token)).includes(scope))
            t.notExercised('scopes.exact-scope-suffices', `a session with ${scope} in ${t.target.workspace}`);
        },
      });
    });
  });
};

// The clauses of scopes that imply others come from the check of the run's own key.
const clauses = [
  'scopes.exact-scope-suffices',
  'scopes.write-implies-read',
  'scopes.destructive-implies-write',
] as const;

const title =
  'Every operation accepts a key and a session with only its scope, and a key with only a scope that implies it';
export default scenario(title, { holds: [], clauses }, (gate) => acceptHolders(gate, false));

export const sufficientForSharedData = scenario(
  'Operations on the theme, the plan or all pages accept a key and a session with a scope that suffices',
  { holds: ['theme', 'billing', 'page'], clauses },
  (gate) => acceptHolders(gate, true),
);

const catalogueTitle = 'A key can be created with every scope that operations require';
export const catalogue = scenario(catalogueTitle, { holds: [] }, async (gate) => {
  await gate.case('all scopes in one key', async (t) => {
    const heldScopes = t.target.scopes;
    // A server may refuse to create a key with scopes that the caller doesn't hold.
    const scopes = documentedScopes.filter((scope) => heldScopes === null || grants(heldScopes, scope));
    if (scopes.length < documentedScopes.length)
      t.notExercised('scopes.known-names-accepted', 'a token with every scope that operations require');
    const response = await t.send({ operation: 'mintToken', body: t.sample('mintToken', { scopes }) });
    if (response.status === errors['insufficient-scope'].status)
      t.notExercised(
        'scopes.known-names-accepted',
        'a token that may grant every scope that operations require',
      );
    t.expectSuccess('scopes.known-names-accepted', response);
  });
});
