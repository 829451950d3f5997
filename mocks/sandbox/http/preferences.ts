import { errors } from '@workspace-api/contract';

/** The header that requests a response (RFC 7240 section 2). */
export const preferHeader = 'Prefer';

/** The preferences of a client in `Prefer`: a status, the name of one of its examples, and a delay in milliseconds. */
export type Preferences = { readonly code?: number; readonly example?: string; readonly delay?: number };

const parameter = (header: string, name: string): string | undefined =>
  header
    .split(/[,;]/)
    .map((preference) => preference.split('=', 2).map((part) => part.trim()))
    .find(([own, value]) => own?.toLowerCase() === name && value !== undefined)?.[1]
    ?.replaceAll('"', '');

/**
 * Parses `Prefer: code=409, example=already-decided, delay=500`. The name of an error is enough, because it implies the status.
 *
 * @returns NaN as the code or delay if it isn't a number
 */
export const readPreferences = (header: string | undefined): Preferences => {
  if (header === undefined) return {};
  const example = parameter(header, 'example');
  const declared: Readonly<Record<string, { readonly status: number }>> = errors;
  const code = parameter(header, 'code') ?? declared[example ?? '']?.status;
  const delay = parameter(header, 'delay');
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(delay !== undefined && { delay: /^\d+$/.test(delay) ? Number(delay) : Number.NaN }),
  };
};
