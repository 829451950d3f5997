import type { Json } from '../../wrappers/json.ts';

/** The JSON of a body; without members where it is none. */
export const parseBody = (text: string): Json => {
  try {
    return { ...(JSON.parse(text) as Json) };
  } catch {
    return {};
  }
};
