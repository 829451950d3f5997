import type { Mutant } from '../lib/mutant.ts';
import { demandingOperations } from './demanding-operations.ts';
import { looseScopes } from './loose-scopes.ts';
import { misreportedScopes } from './misreported-scopes.ts';
import { requiredScopeNotNamed } from './required-scope-not-named.ts';
import { scopesNotChecked } from './scopes-not-checked.ts';
import { uncheckedExports } from './unchecked-exports.ts';
import { withheldScopes } from './withheld-scopes.ts';
import { writeWithReadScope } from './write-with-read-scope.ts';

/** Mutants of the scopes family. */
export const scopes: Record<string, Mutant> = {
  ...demandingOperations,
  ...looseScopes,
  ...misreportedScopes,
  ...uncheckedExports,
  ...withheldScopes,
  'required-scope-not-named': requiredScopeNotNamed,
  'scopes-not-checked': scopesNotChecked,
  'write-with-read-scope': writeWithReadScope,
};
