import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Reads and parses the YAML files of a folder (an absolute path), in the order of their names. */
export const readYamlFolder = (folder: string): { file: string; content: unknown }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      file,
      content: parse(readFileSync(join(folder, file), 'utf8')) as unknown,
    }));
