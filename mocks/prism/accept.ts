import { mediaTypes } from '@workspace-api/contract';

const byFormat: Readonly<Record<string, string>> = mediaTypes;

/** A media type that no operation offers, for an unknown `format`. */
const unknownFormat = 'application/x-unknown-format';

/**
 * The media types that a request accepts. Prism reads `Accept`, but not the query parameter `format`, which takes
 * precedence (clause encodings.format-beats-accept).
 */
export const acceptedBy = (request: Request): { accept?: string } => {
  const format = new URL(request.url).searchParams.get('format');
  const accept = format === null ? request.headers.get('Accept') : (byFormat[format] ?? unknownFormat);
  return accept === null ? {} : { accept };
};
