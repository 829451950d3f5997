import { errors } from '@workspace-api/contract';

/** The header that asks for an answer (RFC 7240 section 2). */
export const preferHeader = 'Prefer';

/** What a client asks for with `Prefer`: a status, one of its examples by name, and to wait, in milliseconds. */
export type Preferences = { readonly code?: number; readonly example?: string; readonly delay?: number };

const parameter = (header: string, name: string): string | undefined =>
  header
    .split(/[,;]/)
    .map((preference) => /^\s*([^=\s]+)\s*=\s*"?([^"\s]*)"?\s*$/.exec(preference))
    .find((match) => match?.[1]?.toLowerCase() === name)?.[2];

/**
 * Reads `Prefer: code=409, example=already-decided, delay=500`. The name of an error is enough: it says its status.
 *
 * @returns code and delay NaN where they are no numbers
 */
export const readPreferences = (header: string | null): Preferences => {
  const example = parameter(header ?? '', 'example');
  const declared: Readonly<Record<string, { readonly status: number }>> = errors;
  const code = parameter(header ?? '', 'code') ?? declared[example ?? '']?.status;
  const delay = parameter(header ?? '', 'delay');
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(delay !== undefined && { delay: /^\d+$/.test(delay) ? Number(delay) : Number.NaN }),
  };
};
