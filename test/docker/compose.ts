import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** A service of a compose file, with the members that this repository uses. */
type Service = {
  readonly build?: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

/** Reads a compose file, and substitutes environment variables. @throws Error if a variable is missing */
export const readCompose = async (
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly services: Readonly<Record<'sandbox' | 'database', Service>> }> => {
  const yaml = await readFile(path, 'utf8');
  const filled = yaml.replaceAll(/\$\{(\w+):\?([^}]+)\}/g, (_, name: string, remedy: string) => {
    const value = env[name];
    if (!value) throw new Error(`Expected the environment variable ${name}, got none: ${remedy}.`);
    return value;
  });
  return parse(filled);
};
