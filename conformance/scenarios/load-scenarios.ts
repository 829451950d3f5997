import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../engine/scenario.ts';

const byId = (a: Scenario, b: Scenario): number => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Loads the scenarios that the files `*.scenario.ts` of this folder export, sorted by id. */
export const loadScenarios = async (): Promise<Scenario[]> => {
  const files = await readdir(fileURLToPath(new URL('.', import.meta.url)), { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.scenario.ts'))
      .map((file) => import(new URL(file, import.meta.url).href) as Promise<Record<string, Scenario>>),
  );
  return modules.flatMap(Object.values<Scenario>).sort(byId);
};
