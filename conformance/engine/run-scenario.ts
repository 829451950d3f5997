import { clauseList } from '@workspace-api/contract';
import { capability } from './capability.ts';
import type { ScenarioDefinition } from './definition.ts';
import { createGate } from './gate.ts';
import { createRecorder } from './recorder.ts';
import { matcherOf } from './run/patterns.ts';
import type { ScenarioResult } from './run/scenario-result.ts';
import type { Session } from './session.ts';

const isWanted = ({ id, clauses }: ScenarioDefinition, { settings, stopped }: Session): boolean => {
  if (settings.listOnly || stopped()) return false;
  if (settings.replay) return settings.replay.scenario === id;
  return settings.only.length === 0 || clauses.some(matcherOf(settings.only)) || onlyExchanges(settings.only);
};

/** Nothing but clauses that every exchange is held to: whatever makes exchanges shows them. */
const onlyExchanges = (patterns: readonly string[]): boolean => {
  const matches = matcherOf(patterns);
  return clauseList.filter(({ id }) => matches(id)).every((clause) => clause['observed-by'] === 'exchange');
};

/** Runs one scenario and gives what it saw. Never throws. */
export const runScenario = async (
  definition: ScenarioDefinition,
  session: Session,
): Promise<ScenarioResult> => {
  const recorder = createRecorder(definition.id);
  const before = { ...session.client.stats };
  const skipped = !isWanted(definition, session);
  if (!skipped) await runBody(definition, session, recorder);
  const { stats } = session.client;
  return {
    id: definition.id,
    title: definition.title,
    clauses: [...definition.clauses],
    skipped,
    ...recorder.result(),
    requests: stats.requests - before.requests,
    waitedMs: stats.waitedMs - before.waitedMs,
    events: session.events.splice(0),
  };
};

const runBody = async (
  definition: ScenarioDefinition,
  session: Session,
  recorder: ReturnType<typeof createRecorder>,
): Promise<void> => {
  const lacking = definition.needs.filter((name) => capability(session, name) === null);
  if (lacking.length > 0) {
    for (const clause of definition.clauses) {
      recorder.lacked(clause, `a driver with the capability ${lacking.join(' and ')}`);
    }
    return;
  }
  try {
    await definition.body(createGate(session, definition, recorder));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    recorder.failed(definition.clauses, 'outside its cases', message.split('\n').slice(0, 3).join(' '));
  }
};
