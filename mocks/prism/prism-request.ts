import { mediaTypes } from '@workspace-api/contract';
import type { PrismRequest } from './engine.ts';

const byFormat: Readonly<Record<string, string>> = mediaTypes;

/** A media type that no operation offers, for an unknown `format`. */
const unknownFormat = 'application/x-unknown-format';

/**
 * The media types that a request accepts. Prism reads `Accept`, but not the query parameter `format`, which takes
 * precedence (clause encodings.format-beats-accept).
 */
const acceptedBy = (request: Request): { accept?: string } => {
  const format = new URL(request.url).searchParams.get('format');
  const accept = format === null ? request.headers.get('Accept') : (byFormat[format] ?? unknownFormat);
  return accept === null ? {} : { accept };
};

/** The base paths of the API and of the console, whose only operation is served too. */
const basePath = /^\/(?:v1|console)(?=\/)/;

const json = /^application\/(?:[\w.-]+\+)?json\b/i;

const toQuery = (parameters: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...more] = parameters.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );

const parseBody = (rawBody: string): { body?: unknown; malformed: boolean } => {
  try {
    return { body: JSON.parse(rawBody), malformed: false };
  } catch {
    return { malformed: true };
  }
};

const parseRequestBody = (rawBody: string, contentType: string): { body?: unknown; malformed: boolean } => {
  if (rawBody === '') return { malformed: false };
  return json.test(contentType) ? parseBody(rawBody) : { body: rawBody, malformed: false };
};

/** Converts a web request to Prism's format. A body with invalid JSON is omitted and reported as malformed. */
export const toPrismRequest = async (
  request: Request,
): Promise<{ prismRequest: PrismRequest; malformed: boolean }> => {
  const { pathname, searchParams } = new URL(request.url);
  const { malformed, ...body } = parseRequestBody(
    await request.text(),
    request.headers.get('Content-Type') ?? '',
  );
  const prismRequest = {
    method: request.method.toLowerCase() as PrismRequest['method'],
    url: { path: pathname.replace(basePath, ''), query: toQuery(searchParams) },
    headers: { ...Object.fromEntries(request.headers), ...acceptedBy(request) },
    ...body,
  };
  return { prismRequest, malformed };
};
