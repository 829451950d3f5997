import { readFile } from 'node:fs/promises';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { type HarEntry, harSchema, readEntry } from './har-schema.ts';

const parsed = (file: string, json: string): unknown => {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartupError(
      `${file} is not JSON: ${(error as Error).message}. Export the traffic as HAR (HTTP archive).`,
    );
  }
};

/**
 * Reads the entries of an HTTP archive. An entry that can't be read doesn't affect the others.
 *
 * @throws StartupError if the file is missing or isn't an HTTP archive
 */
export const readHar = async (file: string): Promise<HarEntry[]> => {
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} can't be read: ${error.message}.`);
  });
  const { data, error } = harSchema.safeParse(parsed(file, json));
  if (data) return data.log.entries.map(readEntry);
  const problems = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new StartupError([`${file} is not an HTTP archive (HAR 1.2):`, ...problems].join('\n'));
};
