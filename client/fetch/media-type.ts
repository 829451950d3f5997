/** The media type of a response, without its parameters and in lower case (RFC 9110 section 8.3.1); empty without one. */
export const getMediaType = ({ headers }: Response): string => toMediaType(headers.get('Content-Type') ?? '');

/** A media type of a header without its parameters, and in lower case. */
export const toMediaType = (value: string): string => value.split(';')[0]?.trim().toLowerCase() ?? '';
