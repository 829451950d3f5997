import { z } from 'zod';

const header = z.object({ name: z.string(), value: z.string() });

const entry = z.object({
  startedDateTime: z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date and time'),
  /** Milliseconds until the response was complete; negative if unknown. */
  time: z.number(),
  request: z.object({
    method: z.string().min(1),
    url: z.string().min(1),
    headers: z.array(header).default([]),
    bodySize: z.number().default(-1),
    postData: z.object({ text: z.string().optional(), encoding: z.string().optional() }).optional(),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(header).default([]),
    content: z
      .object({ size: z.number().default(-1), text: z.string().optional(), encoding: z.string().optional() })
      .default({ size: -1 }),
  }),
  /** Browsers mark responses from their own cache. */
  _fromCache: z.unknown().optional(),
});

/** The parts of an HTTP archive (HAR 1.2) that the checks use. */
export const harSchema = z.object({
  log: z.object({ version: z.string().optional(), entries: z.array(entry) }),
});

export type HarEntry = z.infer<typeof entry>;
