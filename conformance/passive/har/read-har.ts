import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartupError } from '../../engine/errors.ts';

/** Recorders write null for what they don't know. */
const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);

const header = z.object({ name: z.string(), value: z.string() });
const headers = optional(z.array(header)).transform((values) => values ?? []);
const size = optional(z.number()).transform((value) => value ?? -1);

/** Where a request was sent. */
const address = z.object({ method: z.string().min(1), url: z.string().min(1) });

/** A request, with its start. */
const request = z.object({
  startedDateTime: z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date and time'),
  request: address.extend({
    headers,
    bodySize: size,
    postData: optional(z.object({ text: optional(z.string()), encoding: optional(z.string()) })),
  }),
});

const content = z.object({ size, text: optional(z.string()), encoding: optional(z.string()) });

/** A response, with its end. */
const response = z.object({
  /** Milliseconds until the response was complete; negative if unknown. */
  time: z.number(),
  response: z.object({
    status: z.number(),
    headers,
    content: optional(content).transform((value) => value ?? content.parse({})),
  }),
  /** Browsers mark responses from their own cache. */
  _fromCache: z.unknown().optional(),
});

/** The parts of an HTTP archive (HAR 1.2) that the checks use. */
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

export type HarAddress = z.infer<typeof address>;
export type HarRequest = z.infer<typeof request>;
export type HarResponse = z.infer<typeof response>;

/** Without indexes, so that equal problems are counted together. */
const describeProblem = ({ issues: [first] }: z.ZodError): string => {
  const path = first?.path.filter((step) => typeof step === 'string').join('.');
  return `${path || 'the entry'}: ${first?.message}`;
};

/** Reads one entry. A part that can't be read doesn't affect the others. */
const readEntry = (entry: unknown) => {
  const sent = request.safeParse(entry);
  const received = response.safeParse(entry);
  const error = sent.error ?? received.error;
  return {
    address: z.object({ request: address }).safeParse(entry).data?.request ?? null,
    request: sent.data ?? null,
    response: received.data ?? null,
    /** What can't be read first; null if everything can. */
    problem: error ? describeProblem(error) : null,
  };
};

/** An entry of an archive, as far as it can be read. */
export type HarEntry = ReturnType<typeof readEntry>;

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
