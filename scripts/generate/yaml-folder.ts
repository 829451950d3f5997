import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from './paths.ts';

/** The parsed YAML files of a folder, in the order of their names. */
export const readYamlFolder = (folder: string): { file: string; content: unknown }[] =>
  readdirSync(fromRoot(folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      file,
      content: parse(readFileSync(fromRoot(`${folder}/${file}`), 'utf8')) as unknown,
    }));
