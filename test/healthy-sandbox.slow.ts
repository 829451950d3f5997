import { expect, test } from 'vitest';
import type { GateEvent } from '../conformance/engine/events.ts';
import { runScenarios } from '../conformance/engine/run-scenarios.ts';
import { loadScenarios } from '../conformance/scenarios/load-scenarios.ts';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { clausesWith } from './support/clauses-with.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const scenarios = await loadScenarios();
const getFamily = ({ id }: { id: string }) => id.split('.')[0] ?? '';
const families = [...new Set(scenarios.map(getFamily))];

/** These families check behaviour before records are read or after, so the storage engine doesn't matter. */
const storageIndependentFamilies = new Set([
  'authentication',
  'compression',
  'contract',
  'encodings',
  'errors',
  'identity',
  'rate-limits',
  'scopes',
  'validation',
  'versioning',
]);
const chosen = families
  .map((family, index) => [family, index + 1] as const)
  .filter(([family]) => !storageIndependentFamilies.has(family));

const noCaseExercisedIt = 'its scenario ran, but no case exercised it';

const getReport = async (events: AsyncIterable<GateEvent>) => {
  for await (const event of events) if (event.type === 'run-finished') return event.report;
  return undefined;
};

// In `.ci/run`, `npm run conformance` says the same of the whole gate on SQLite. Each family has its own seed. Whole runs on
// both engines are in the thorough tests.
test.skipIf(!onServer()).each(chosen)(
  'the gate finds no violation in the healthy sandbox: %s',
  async (family, seed) => {
    const report = await withSandbox({ ...freshRecords(), seed }, (url) =>
      getReport(
        runScenarios(
          scenarios.filter((scenario) => getFamily(scenario) === family),
          { ...gateOptionsFor(url), seed },
        ),
      ),
    );
    expect(report?.errors).toEqual([]);
    expect(clausesWith(report, 'fail')).toEqual([]);
    expect(clausesWith(report, 'pass')).not.toEqual([]);
    // If a scenario cites a clause that no case checks, the scenario is wrong, because no capability is missing here.
    const unchecked = report?.clauses.filter(({ reason }) => reason === noCaseExercisedIt);
    expect(unchecked?.map(({ id }) => id)).toEqual([]);
  },
);
