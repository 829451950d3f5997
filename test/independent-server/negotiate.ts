import { ApiError } from './errors.ts';

export type Encoding = 'json' | 'ndjson' | 'csv' | 'tson';

export const mediaTypes: Record<Encoding, string> = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
  tson: 'application/tson',
};

interface Range {
  value: string;
  q: number;
}

/** The members of an Accept or Accept-Encoding header, preferred first. */
export function parseRanges(header: string): Range[] {
  return header
    .split(',')
    .map((part) => {
      const [value, ...parameters] = part.split(';').map((parameter) => parameter.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { value: value ?? '', q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
    })
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.q - a.q);
}

const matchesRange = (range: string, mediaType: string): boolean =>
  range === '*/*' || range === mediaType || range === `${mediaType.split('/')[0]}/*`;

/**
 * Chooses the encoding of a response by the `format` parameter, or else by the Accept header. Throws 406 if none is acceptable.
 */
export function negotiate(query: URLSearchParams, accept: string | undefined, isList: boolean): Encoding {
  const offered: Encoding[] = isList ? ['json', 'ndjson', 'csv', 'tson'] : ['json'];
  const format = query.get('format');
  if (format !== null) {
    const chosen = offered.find((encoding) => encoding === format);
    if (chosen) return chosen;
    throw notAcceptable(offered);
  }
  if (accept === undefined || accept.trim() === '') return 'json';
  const ranges = parseRanges(accept);
  const isRefused = (mediaType: string): boolean =>
    ranges.some(({ value, q }) => value === mediaType && q === 0);
  for (const { value, q } of ranges) {
    if (q === 0) continue;
    const chosen = offered.find(
      (encoding) => matchesRange(value, mediaTypes[encoding]) && !isRefused(mediaTypes[encoding]),
    );
    if (chosen) return chosen;
  }
  throw notAcceptable(offered);
}

const notAcceptable = (offered: Encoding[]): ApiError =>
  new ApiError(406, 'not_acceptable', 'This endpoint does not offer the requested encoding.', {
    details: { offered: offered.map((encoding) => mediaTypes[encoding]) },
  });
