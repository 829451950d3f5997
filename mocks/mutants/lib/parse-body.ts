import type { Json } from '../../wrappers/json.ts';

/** The JSON of a body; without members where it is none. */
export const parseBody = (rawBody: string): Json => {
  try {
    return { ...(JSON.parse(rawBody) as Json) };
  } catch {
    return {};
  }
};
