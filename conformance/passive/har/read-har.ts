import { readFile } from 'node:fs/promises';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { type HarEntry, harSchema } from './har-schema.ts';

/** The maximum number of problems to show for one file. */
const mostProblems = 5;

const parsed = (file: string, json: string): unknown => {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartupError(
      `${file} is not JSON: ${(error as Error).message}. Export the traffic as HAR (HTTP archive).`,
    );
  }
};

/** Reads the entries of an HTTP archive. @throws StartupError if the file is missing or isn't a HAR 1.2 archive */
export const readHar = async (file: string): Promise<HarEntry[]> => {
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartupError(`${file} can't be read: ${error.message}.`);
  });
  const { data, error } = harSchema.safeParse(parsed(file, json));
  if (data) return data.log.entries;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  const more = problems.length - mostProblems;
  throw new StartupError(
    [
      `${file} is not an HTTP archive (HAR 1.2):`,
      ...problems.slice(0, mostProblems).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  );
};
