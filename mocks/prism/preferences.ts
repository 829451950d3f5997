import { errors } from '@workspace-api/contract';

/** The answer that a client asks for with `Prefer` (RFC 7240): a status, and one of its examples by name. */
export type Preferences = { readonly code?: number; readonly example?: string };

const parameter = (header: string, name: string): string | undefined =>
  header
    .split(/[,;]/)
    .map((preference) => /^\s*([^=\s]+)\s*=\s*"?([^"\s]*)"?\s*$/.exec(preference))
    .find((match) => match?.[1]?.toLowerCase() === name)?.[2];

/**
 * Reads `Prefer: code=409, example=already-decided`. The name of an error is enough: it says its status.
 *
 * @returns code NaN where it is no number, which no operation declares
 */
export const readPreferences = (header: string | null): Preferences => {
  const example = parameter(header ?? '', 'example');
  const declared: Readonly<Record<string, { readonly status: number }>> = errors;
  const code = parameter(header ?? '', 'code') ?? declared[example ?? '']?.status;
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
  };
};
