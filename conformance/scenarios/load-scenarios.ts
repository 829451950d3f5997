import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../engine/scenario.ts';
import { citedClauses } from './cited-clauses.ts';

/** A scenario with the file that defines it, relative to the package. */
export type ScenarioFile = { file: string; scenario: Scenario };

const byId = ({ scenario: a }: ScenarioFile, { scenario: b }: ScenarioFile): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** The file names of scenarios: TypeScript in the repository, JavaScript in the package. */
const scenarioFile = /\.scenario\.[jt]s$/;

/** The id of a scenario, by the file that exports it: `<family>.<file>`, or `<family>.<name>` with a name of its own. */
const getId = (file: string, name: string): string => {
  const [family = '', base = ''] = file.replace(scenarioFile, '').split('/');
  const ownName = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${family}.${name === 'default' ? base : ownName}`;
};

/** Loads the files `*.scenario.ts` of this folder, sorted by the ids of their scenarios. */
export const loadScenarioFiles = async (): Promise<ScenarioFile[]> => {
  const files = await readdir(fileURLToPath(new URL('.', import.meta.url)), { recursive: true });
  const loaded = await Promise.all(
    files
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => scenarioFile.test(file))
      .map(async (file) => {
        const url = new URL(file, import.meta.url);
        const module = (await import(url.href)) as Record<string, Omit<Scenario, 'id'>>;
        const cited = await citedClauses(url);
        return Object.entries(module).map(([name, scenario]) => ({
          file: `${file.endsWith('.js') ? 'dist/' : ''}scenarios/${file}`,
          scenario: {
            id: getId(file, name),
            ...scenario,
            clauses: [...new Set([...scenario.clauses, ...cited])].sort(),
          },
        }));
      }),
  );
  return loaded.flat().sort(byId);
};

/** What the register of clauses shows of a scenario. */
export type ListedScenario = {
  file: string;
  scenario: Pick<Scenario, 'id' | 'title' | 'clauses' | 'needs'>;
};

/** The file with the list of all scenarios, which the build of the package writes to this folder. */
export const scenarioList = 'scenarios.json';

/**
 * Lists all scenarios, sorted by id. The package has a list, because loading every scenario takes longer than printing a clause.
 */
export const listScenarios = async (): Promise<readonly ListedScenario[]> => {
  try {
    const json = await readFile(new URL(scenarioList, import.meta.url), 'utf8');
    return JSON.parse(json) as ListedScenario[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return loadScenarioFiles();
  }
};

/** Loads all scenarios, sorted by id. */
export const loadScenarios = async (): Promise<Scenario[]> =>
  (await loadScenarioFiles()).map(({ scenario }) => scenario);
