import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../engine/scenario.ts';
import measured from './weights.json' with { type: 'json' };

const weights: Readonly<Record<string, number>> = measured;

/** A scenario with the file that defines it, relative to the package. */
export type ScenarioFile = { file: string; scenario: Scenario };

const byId = ({ scenario: a }: ScenarioFile, { scenario: b }: ScenarioFile): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** The file names of scenarios: TypeScript in the repository, JavaScript in the package. */
const scenarioFile = /\.scenario\.[jt]s$/;

/** Loads the files `*.scenario.ts` of this folder, sorted by the ids of their scenarios. */
export const loadScenarioFiles = async (): Promise<ScenarioFile[]> => {
  const files = await readdir(fileURLToPath(new URL('.', import.meta.url)), { recursive: true });
  const loaded = await Promise.all(
    files
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => scenarioFile.test(file))
      .map(async (file) => {
        const module = (await import(new URL(file, import.meta.url).href)) as Record<string, Scenario>;
        return Object.values(module).map((scenario) => {
          const weight = weights[scenario.id];
          return {
            file: `${file.endsWith('.js') ? 'dist/' : ''}scenarios/${file}`,
            scenario: weight === undefined ? scenario : { ...scenario, weight },
          };
        });
      }),
  );
  return loaded.flat().sort(byId);
};

/** Loads all scenarios, sorted by id. */
export const loadScenarios = async (): Promise<Scenario[]> =>
  (await loadScenarioFiles()).map(({ scenario }) => scenario);
