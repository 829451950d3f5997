import { sharedCapabilities } from '../../conformance/engine/driver/capability.ts';
import { type Mutant, mutants } from '../../mocks/mutants/index.ts';
import { renderCapabilities } from './capabilities-page.ts';
import { formatJson } from './paths.ts';
import { renderReportTypes } from './report-types.ts';

const byName = <T>([one]: [string, T], [other]: [string, T]): number => (one < other ? -1 : 1);

/** `mutants.json`: the mutants that break each clause. The gate reads from it how a clause is proven, without importing mocks/. */
const renderMutants = (): string => {
  const byClause = new Map<string, Record<string, string>>();
  for (const [name, { clause, text }] of Object.entries<Mutant>(mutants).sort(byName))
    byClause.set(clause, { ...byClause.get(clause), [name]: text });
  return formatJson(Object.fromEntries([...byClause].sort(byName)));
};

/** The files that are derived from mutants, drivers and reports, which import the package: import this module when it is written. */
export const derivedFiles = {
  'generated/mutants.json': renderMutants(),
  'generated/capabilities.md': renderCapabilities(sharedCapabilities),
  'generated/report.ts': await renderReportTypes(),
};
