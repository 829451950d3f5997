import type { Json } from '../../wrappers/json.ts';

/** Parses a body as JSON. Returns an empty object if it isn't JSON. */
export const parseBody = (rawBody: string): Json => {
  try {
    return { ...(JSON.parse(rawBody) as Json) };
  } catch {
    return {};
  }
};
