/**
 * Decodes a segment of a path, or the fragment of an address. An invalid percent-encoding, such as `%` or `%FF`, stays
 * unchanged: `decodeURIComponent` would throw, and any client and any link can contain one.
 */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
