import { clauseFamilies } from '@workspace-api/contract';
import { agents } from './agents.ts';
import { approvals } from './approvals.ts';
import { authentication } from './authentication.ts';
import { billing } from './billing.ts';
import { compression } from './compression.ts';
import { contract } from './contract.ts';
import { deliveries } from './deliveries.ts';
import { encodings } from './encodings.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { idempotency } from './idempotency.ts';
import { logs } from './logs.ts';
import { oauth } from './oauth.ts';
import { pages } from './pages.ts';
import { pagination } from './pagination.ts';
import { rateLimits } from './rate-limits.ts';
import { runs } from './runs.ts';
import { scopes } from './scopes.ts';
import { secrets } from './secrets.ts';
import { shapeMutants } from './shapes.ts';
import { type Mutant, type MutantTable, mergeMutants, readTable } from './table.ts';
import { tenancy } from './tenancy.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';
import { validation } from './validation.ts';
import { webhooks } from './webhooks.ts';
import { identity, workspaces } from './workspaces.ts';

export type { Fetch } from '../wrappers/fetch.ts';
export type { Mutant } from './table.ts';

type Family = keyof typeof clauseFamilies;

/** The handwritten mutants. A family whose clauses are only about shapes has none. */
const tables: Partial<Record<Family, MutantTable>> = {
  agents,
  approvals,
  authentication,
  billing,
  compression,
  contract,
  deliveries,
  encodings,
  errors,
  forms,
  idempotency,
  identity,
  logs,
  oauth,
  pages,
  pagination,
  'rate-limits': rateLimits,
  runs,
  scopes,
  secrets,
  tenancy,
  theme,
  tokens,
  validation,
  webhooks,
  workspaces,
};

/** The mutants of each family of clauses, by name: both handwritten ones and those generated from the contract. */
export const mutantFamilies = Object.fromEntries(
  (Object.keys(clauseFamilies) as Family[]).map((family) => [
    family,
    mergeMutants([...readTable(tables[family] ?? {}), ...shapeMutants(family)]),
  ]),
) as Record<Family, Record<string, Mutant>>;

/** All mutants by name. */
export const mutants: Readonly<Record<string, Mutant>> = mergeMutants(
  Object.values(mutantFamilies).flatMap((family) => Object.entries(family)),
);

/** Returns the mutant with a name. @throws RangeError if it doesn't exist */
export const getMutant = (name: string): Mutant => {
  const mutant = Object.hasOwn(mutants, name) ? mutants[name] : undefined;
  if (mutant === undefined)
    throw new RangeError(`Unknown mutant "${name}". The keys of \`mutants\` are the available names.`);
  return mutant;
};
