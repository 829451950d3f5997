import { inject, test } from 'vitest';
import type { ScenarioDefinition, ScenarioOptions } from './definition.ts';
import type { ScenarioResult } from './run/scenario-result.ts';
import type { RunSettings } from './run/settings.ts';
import { runScenario } from './run-scenario.ts';
import { createSession, type Session } from './session.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gateSettings: RunSettings;
  }
  interface TaskMeta {
    gate?: ScenarioResult;
  }
}

// One session for all scenario files: they share one worker, though not always one instance of this module.
const key = Symbol.for('workspace-conformance.session');
type Holder = { [key]?: { runTag: string; session: Promise<Session> } };

const currentSession = (): Promise<Session> => {
  const settings = inject('gateSettings');
  const holder = globalThis as Holder;
  if (holder[key]?.runTag !== settings.runTag) {
    holder[key] = { runTag: settings.runTag, session: createSession(settings) };
  }
  return holder[key].session;
};

/**
 * Declares a scenario: what it looks at and how. Its id is its place in the report and in replay ids.
 *
 * @param id kebab-case, with its family before a dot: `idempotency.replay`
 * @param title a sentence about the service's behaviour
 * @param options the clauses that it may judge, and the capabilities that it can't do without
 */
export const scenario = (
  id: string,
  title: string,
  options: ScenarioOptions,
  body: ScenarioDefinition['body'],
): void => {
  const definition: ScenarioDefinition = {
    id,
    title,
    clauses: options.clauses,
    needs: options.needs ?? [],
    body,
  };
  // The verdict is the clauses', never vitest's: a test only carries what its scenario saw.
  test(id, { timeout: 0 }, async ({ task }) => {
    const session = await currentSession();
    task.meta.gate = await runScenario(definition, session);
  });
};
