import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../generate/paths.ts';
import type { Demonstrations } from './demonstration.ts';

const folder = fromRoot('scripts/docs/break-it/recorded');

const toPath = (family: string): string => `${folder}/${family}.json`;

/** Reads the recorded demonstrations of a family of clauses; empty if none are recorded. */
export const readDemonstrations = (family: string): Demonstrations =>
  existsSync(toPath(family)) ? JSON.parse(readFileSync(toPath(family), 'utf8')) : {};

/** Writes the demonstrations of the mutants of a family, each on a line of its own. Others are dropped. */
export const writeDemonstrations = (
  family: string,
  mutants: readonly string[],
  demonstrations: Demonstrations,
): void => {
  const lines = mutants
    .filter((name) => Object.hasOwn(demonstrations, name))
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(demonstrations[name])}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(toPath(family), `{\n${lines.join(',\n')}\n}\n`);
};
